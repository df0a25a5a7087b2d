import type { Queue, QueueEvents } from 'bullmq';

export type JobOutcome = 'completed' | 'failed' | 'pending' | 'removed';

const FIRST_INTERVAL_MS = 100;
const MAX_INTERVAL_MS = 1_000;

/**
 * Waits until the job has ended, at most `timeout` milliseconds. Returns `pending` for an unfinished job, `removed` for
 * a deleted job. Polls the job's state in addition to listening, because events can get lost: on PostgreSQL, BullMQ 6.7
 * reads events by sequence number and misses events that commit out of order. Does not use `job.waitUntilFinished`,
 * which relies on the events.
 */
export function waitForJob(queue: Queue, events: QueueEvents, jobId: string, timeout: number): Promise<JobOutcome> {
  return new Promise((resolve, reject) => {
    let ended = false;
    let nextPoll: NodeJS.Timeout | undefined;

    const end = (settle: () => void): void => {
      ended = true;
      clearTimeout(limit);
      clearTimeout(nextPoll);
      events.off('completed', onCompleted);
      events.off('failed', onFailed);
      settle();
    };
    const onCompleted = (event: { jobId: string }): void => {
      if (event.jobId === jobId) end(() => resolve('completed'));
    };
    const onFailed = (event: { jobId: string }): void => {
      if (event.jobId === jobId) end(() => resolve('failed'));
    };
    const poll = async (interval: number): Promise<void> => {
      const state = await queue.getJobState(jobId);
      if (ended) return;
      if (state === 'completed' || state === 'failed') return end(() => resolve(state));
      if (state === 'unknown') return end(() => resolve('removed'));
      nextPoll = setTimeout(() => startPoll(Math.min(interval * 2, MAX_INTERVAL_MS)), interval);
    };
    const startPoll = (interval: number): void => {
      poll(interval).catch((error: Error) => {
        if (!ended) end(() => reject(error));
      });
    };

    const limit = setTimeout(() => end(() => resolve('pending')), timeout);
    events.on('completed', onCompleted);
    events.on('failed', onFailed);
    startPoll(FIRST_INTERVAL_MS);
  });
}
