import { ErrorCode, type Job } from 'bullmq';

/** A job that is wanted again although it is over, well or badly, gets all its tries again; one that is not goes on. */
export async function startAgainIfOver(job: Job): Promise<void> {
  const state = await job.getState();
  if (state !== 'completed' && state !== 'failed') return;
  try {
    await job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // Somebody else was faster. A look at the state would not tell: the job may be over again already.
    if ((error as { code?: unknown }).code !== ErrorCode.JobNotInState) throw error;
  }
}
