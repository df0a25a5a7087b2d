import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, type Queue } from 'bullmq';
import { CronExpressionParser } from 'cron-parser';
import { scheduleInterval } from '../metrics/jobs.js';

const ATTEMPTS = 5;
const PAUSE = 1_000;

/**
 * Schedules a job by a cron pattern in UTC, once for all workers. The queue rejects the schedule while a worker, even a
 * killed one, holds the job of the same second, and accepts it a second later.
 * @param pause milliseconds between attempts
 * @throws the queue's error after five attempts, and any other error at once
 */
export async function scheduleJob(
  queue: Pick<Queue, 'name' | 'upsertJobScheduler'>,
  name: string,
  pattern: string,
  data: object = {},
  pause = PAUSE,
): Promise<void> {
  scheduleInterval.set({ queue: queue.name, task: name }, secondsBetweenRuns(pattern));
  for (let tries = 1; ; tries += 1) {
    try {
      await queue.upsertJobScheduler(name, { pattern, tz: 'UTC' }, { name, data });
      return;
    } catch (error) {
      if (tries === ATTEMPTS || !isRunTaken(error)) throw error;
      await sleep(pause);
    }
  }
}

const isRunTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === ErrorCode.SchedulerJobIdCollision;

function secondsBetweenRuns(pattern: string): number {
  const runs = CronExpressionParser.parse(pattern, { tz: 'UTC' });
  const first = runs.next().getTime();
  return (runs.next().getTime() - first) / 1_000;
}
