import { z } from 'zod';

export const livenessView = z.object({ status: z.literal('ok') });

/** The state of a ready process. Otherwise the response is 503, and `issues` has a reason for each component. */
export const readinessView = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  migrations: z.literal('ok'),
  queue: z.literal('ok'),
  /** `unavailable` while the bucket for files is down; everything except downloads works. */
  files: z.enum(['ok', 'unavailable']),
  /** Number of worker processes connected to the queue. */
  workers: z.int(),
});
