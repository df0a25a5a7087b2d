import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, type Queue } from 'bullmq';

const TRIES = 5;
/** Milliseconds. */
const PAUSE = 1_000;

/**
 * Schedules a job by a cron pattern in UTC, once for all workers. Retries when a worker starts in the second of a run:
 * the queue refuses while that run belongs to another worker, or to one that was killed, and accepts a second later.
 *
 * @param pause milliseconds between attempts
 * @throws the queue's error after five attempts, and any other error of the queue at once
 */
export async function scheduleJob(
  queue: Pick<Queue, 'upsertJobScheduler'>,
  name: string,
  pattern: string,
  data: object = {},
  pause = PAUSE,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await queue.upsertJobScheduler(name, { pattern, tz: 'UTC' }, { name, data });
      return;
    } catch (error) {
      if (tries === TRIES || !isRunTaken(error)) throw error;
      await sleep(pause);
    }
  }
}

const isRunTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === ErrorCode.SchedulerJobIdCollision;
