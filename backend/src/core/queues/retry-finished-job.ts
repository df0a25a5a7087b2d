import { ErrorCode, type Job, type JobState } from 'bullmq';

export const isFinished = (state: JobState | 'unknown'): state is 'completed' | 'failed' =>
  state === 'completed' || state === 'failed';

/** Restarts a completed or failed job and resets its attempts. Does nothing for an unfinished job. */
export async function retryIfFinished(job: Job): Promise<void> {
  const state = await job.getState();
  if (!isFinished(state)) return;
  try {
    await job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // JobNotInState means that a concurrent call restarted the job after its state was read.
    if ((error as { code?: unknown }).code !== ErrorCode.JobNotInState) throw error;
  }
}
