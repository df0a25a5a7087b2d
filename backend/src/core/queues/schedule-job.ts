import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode, type Queue } from 'bullmq';
import { CronExpressionParser } from 'cron-parser';
import { scheduleInterval } from '../metrics/jobs.js';

const ATTEMPTS = 5;
const PAUSE = 1_000;

type ScheduledQueue = Pick<Queue, 'name' | 'upsertJobScheduler' | 'getJobScheduler' | 'closing'>;

export interface Schedule {
  queue: ScheduledQueue;
  name: string;
  pattern: string;
  data: object;
}

const SCHEDULES: Schedule[] = [];

/**
 * Schedules a job by a cron pattern in UTC, once for all workers. The queue rejects a schedule while a job from the
 * same schedule for the same second is active, even if that job's worker was killed. A rejected schedule is therefore
 * retried.
 *
 * @param pause milliseconds between attempts
 * @throws the queue's error after five attempts, any other error immediately
 */
export async function scheduleJob(
  queue: ScheduledQueue,
  name: string,
  pattern: string,
  data: object = {},
  pause = PAUSE,
): Promise<void> {
  scheduleInterval.set({ queue: queue.name, task: name }, secondsBetweenRuns(pattern));
  const schedule = { queue, name, pattern, data };
  SCHEDULES.push(schedule);
  await upsert(schedule, pause);
}

async function upsert({ queue, name, pattern, data }: Schedule, pause = PAUSE): Promise<void> {
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

const CHECK_MS = 10_000;
/** Milliseconds by which the clock may drift between two checks. */
const DRIFT_MS = 5_000;

interface Clock {
  /** Wall-clock time in milliseconds, which an operator or a time server may change. */
  now(): number;
  /** Time in milliseconds by a clock that only moves forward. */
  monotonic(): number;
}

const SYSTEM_CLOCK: Clock = { now: Date.now, monotonic: () => performance.now() };

/**
 * Returns a function that restores schedules lost by the queue, for example when Redis restarts without its data. After
 * the clock has jumped, recomputes all schedules, because a run that was computed while the clock was a day ahead would
 * be a day late.
 */
export function scheduleCheck(schedules: readonly Schedule[], clock = SYSTEM_CLOCK): () => Promise<void> {
  const offset = (): number => clock.now() - clock.monotonic();
  let lastOffset = offset();
  return async () => {
    const current = offset();
    const hasJumped = Math.abs(current - lastOffset) > DRIFT_MS;
    for (const schedule of schedules) {
      const { queue, name } = schedule;
      if (queue.closing) continue;
      if (hasJumped || !(await queue.getJobScheduler(name))) await upsert(schedule);
    }
    // Stores the new clock offset only at the end, so that the next check retries after a failure.
    lastOffset = current;
  };
}

export function keepSchedules(onError: (error: unknown) => void): void {
  const check = scheduleCheck(SCHEDULES);
  let isRunning = false;
  setInterval(() => {
    // Skip the check while the previous one is still waiting for a queue that is down.
    if (isRunning) return;
    isRunning = true;
    check()
      .catch(onError)
      .finally(() => (isRunning = false));
  }, CHECK_MS).unref();
}
