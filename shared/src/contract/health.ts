import { z } from 'zod';

export const livenessView = z.object({ status: z.literal('ok') });

/** The state of a ready process. Otherwise the response is 503, and `issues` has a reason for each component. */
export const readinessView = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  migrations: z.literal('ok'),
  /** `unavailable` while the store of the queues is down; an API still saves, a worker is not ready. */
  queue: z.enum(['ok', 'unavailable']),
  /** `unavailable` while the bucket for files is down; everything except downloads works. */
  files: z.enum(['ok', 'unavailable']),
  /** Number of worker processes connected to the queue. */
  workers: z.int(),
});
