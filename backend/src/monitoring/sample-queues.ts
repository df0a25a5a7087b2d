import type { Queue } from 'bullmq';
import { queueJobs, queueOldestWaiting, queuePaused, queueUp, queueWorkers } from '../core/metrics/queues.js';

interface QueueState {
  queue: string;
  jobs: Record<string, number>;
  oldestWaiting: number;
  isPaused: boolean;
  workers: number;
}

/** All queues are read before any gauge changes, so that a scrape never mixes figures from two different times. */
export async function sampleQueues(queues: readonly Queue[]): Promise<void> {
  const states = await Promise.all(queues.map(stateOf));
  for (const { queue, jobs, oldestWaiting, isPaused, workers } of states) {
    for (const [state, count] of Object.entries(jobs)) queueJobs.set({ queue, state }, count);
    queueOldestWaiting.set({ queue }, oldestWaiting);
    queuePaused.set({ queue }, Number(isPaused));
    queueWorkers.set({ queue }, workers);
  }
  queueUp.set(1);
}

/** Removes the values of the gauges, so that dashboards do not show outdated figures as current. */
export function queuesUnavailable(): void {
  for (const gauge of [queueJobs, queueOldestWaiting, queuePaused, queueWorkers]) gauge.reset();
  queueUp.set(0);
}

async function stateOf(queue: Queue): Promise<QueueState> {
  const [counts, isPaused, [first], [urgent], workers] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed'),
    queue.isPaused(),
    queue.getWaiting(0, 0),
    queue.getPrioritized(0, 0),
    queue.getWorkersCount(),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0 } = counts;
  const oldest = Math.min(first?.timestamp ?? Infinity, urgent?.timestamp ?? Infinity);
  return {
    queue: queue.name,
    jobs: { waiting: waiting + prioritized, active, delayed, failed },
    oldestWaiting: Number.isFinite(oldest) ? Math.max(0, Date.now() - oldest) / 1_000 : 0,
    isPaused,
    workers,
  };
}
