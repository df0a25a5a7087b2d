import { ErrorCode, type Job, type JobState } from 'bullmq';

export const isOver = (state: JobState | 'unknown'): state is 'completed' | 'failed' =>
  state === 'completed' || state === 'failed';

/** Gives a job that has completed or failed all its tries again; an unfinished one goes on. */
export async function startAgainIfOver(job: Job): Promise<void> {
  const state = await job.getState();
  if (!isOver(state)) return;
  try {
    await job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // Somebody else was faster. A look at the state would not tell: the job may be over again already.
    if ((error as { code?: unknown }).code !== ErrorCode.JobNotInState) throw error;
  }
}
