import { z } from 'zod';
import { isoDate } from '../common/text.js';

const count = z.int().min(0);

export const queueView = z.object({
  name: z.string(),
  isPaused: z.boolean(),
  workers: count,
  waiting: count,
  active: count,
  /** Number of delayed jobs: jobs that wait for a retry or for the next run of a schedule. */
  delayed: count,
  failed: count,
  completed: count,
  /** Creation time of the job that has been waiting longest; null if no job is waiting. */
  oldestWaitingAt: isoDate.nullable(),
});

export const queueOverview = z.object({
  store: z.enum(['redis', 'postgresql']),
  items: z.array(queueView),
});

export const queueVisit = z.object({
  /** URL of the queue dashboard. It works only in the browser that requested it. */
  address: z.string(),
  expiresAt: isoDate,
});

export type QueueView = z.infer<typeof queueView>;
export type QueueOverview = z.infer<typeof queueOverview>;
export type QueueVisit = z.infer<typeof queueVisit>;
