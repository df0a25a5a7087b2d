import type { QueueName } from '../../core/env/worker-queues.js';
import { z } from 'zod';

export const ANALYTICS_QUEUE: QueueName = 'analytics';

const day = z.iso.date();

/**
 * Roll-up jobs. `now` computes today's figures and the totals; `recent` recomputes the last few days and maintains the
 * partitions; `days` recomputes a range of days.
 */
export const analyticsJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('now') }),
  z.object({ kind: z.literal('recent') }),
  z.object({ kind: z.literal('days'), first: day, last: day }),
]);

export type AnalyticsJob = z.infer<typeof analyticsJob>;
