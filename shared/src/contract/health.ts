import { z } from 'zod';

export const livenessView = z.object({ status: z.literal('ok') });

export const readinessView = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  queue: z.literal('ok'),
  /** `unavailable` while the bucket for files is down; everything except downloads works. */
  files: z.enum(['ok', 'unavailable']),
  /** Number of worker processes connected to the queue. */
  workers: z.int(),
});
