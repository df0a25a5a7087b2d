import { ErrorCode, type Job, type JobState } from 'bullmq';

export const isFinished = (state: JobState | 'unknown'): state is 'completed' | 'failed' =>
  state === 'completed' || state === 'failed';

/** Retries a job that has completed or failed, with all its attempts; leaves an unfinished one alone. */
export async function retryIfFinished(job: Job): Promise<void> {
  const state = await job.getState();
  if (!isFinished(state)) return;
  try {
    await job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // Another caller was faster. Checking the state first would not help: the job may have finished again already.
    if ((error as { code?: unknown }).code !== ErrorCode.JobNotInState) throw error;
  }
}
