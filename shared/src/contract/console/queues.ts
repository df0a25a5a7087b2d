import { z } from 'zod';
import { isoDate } from '../common/text.js';

const count = z.int().min(0);

export const queueView = z.object({
  name: z.string(),
  isPaused: z.boolean(),
  waiting: count,
  active: count,
  /** Includes retries waiting for their time, and the next run of each schedule. */
  delayed: count,
  failed: count,
  completed: count,
  /** Creation time of the longest waiting job; null if none waits. */
  oldestWaitingAt: isoDate.nullable(),
});

export const queueOverview = z.object({
  /** Storage of all queues. */
  store: z.enum(['redis', 'postgresql']),
  items: z.array(queueView),
});

export const queueVisit = z.object({
  /** Address of the queue dashboard, unlocked for this browser. */
  address: z.string(),
  expiresAt: isoDate,
});

export type QueueView = z.infer<typeof queueView>;
export type QueueOverview = z.infer<typeof queueOverview>;
export type QueueVisit = z.infer<typeof queueVisit>;
