import { Injectable } from '@nestjs/common';
import type { QueueOverview, QueueView } from '@shortlist/shared/contract/console/queues';
import type { Queue } from 'bullmq';
import { Env } from '../core/env/env.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { AllQueues } from './all-queues.js';

/** Milliseconds after which reading the state of all queues fails. */
const TIMEOUT_MS = 5_000;

@Injectable()
export class QueueOverviewService {
  constructor(
    private readonly env: Env,
    private readonly queues: AllQueues,
  ) {}

  /** @throws {ApiError} 503 `unavailable` */
  async view(): Promise<QueueOverview> {
    const items = await withTimeout(TIMEOUT_MS, Promise.all(this.queues.list.map(viewOf)));
    return { store: this.env.redisUrl ? 'redis' : 'postgresql', items };
  }
}

async function viewOf(queue: Queue): Promise<QueueView> {
  const [counts, isPaused, workers, [oldest]] = await Promise.all([
    queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed', 'completed'),
    queue.isPaused(),
    queue.getWorkersCount(),
    queue.getWaiting(0, 0),
  ]);
  const { waiting = 0, prioritized = 0, active = 0, delayed = 0, failed = 0, completed = 0 } = counts;
  return {
    name: queue.name,
    isPaused,
    workers,
    waiting: waiting + prioritized,
    active,
    delayed,
    failed,
    completed,
    oldestWaitingAt: oldest ? new Date(oldest.timestamp).toISOString() : null,
  };
}
