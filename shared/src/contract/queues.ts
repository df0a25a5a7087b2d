import { z } from 'zod';
import { isoDate } from './text.js';

const count = z.int().min(0);

export const queueView = z.object({
  name: z.string(),
  isPaused: z.boolean(),
  waiting: count,
  active: count,
  /** Includes retries that wait for their time, and the next run of each schedule. */
  delayed: count,
  failed: count,
  completed: count,
  /** When the job that has waited longest was added; null if none waits. */
  oldestWaitingAt: isoDate.nullable(),
});

export const queueOverview = z.object({
  /** The store that holds all queues. */
  store: z.enum(['redis', 'postgresql']),
  items: z.array(queueView),
});

export const queueVisit = z.object({
  /** Where the dashboard of the queues is open now, for this browser. */
  address: z.string(),
  expiresAt: isoDate,
});

export type QueueView = z.infer<typeof queueView>;
export type QueueOverview = z.infer<typeof queueOverview>;
export type QueueVisit = z.infer<typeof queueVisit>;
