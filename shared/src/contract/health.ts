import { z } from 'zod';

export const livenessView = z.object({ status: z.literal('ok') });

/** State of a ready process. A process that is not ready responds with 503, and `issues` lists the reasons. */
export const readinessView = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  migrations: z.literal('ok'),
  /** If the job queue is `unavailable`, the API still saves changes, but workers are not ready. */
  queue: z.enum(['ok', 'unavailable']),
  /** If file storage is `unavailable`, everything except downloads works. */
  files: z.enum(['ok', 'unavailable']),
  workers: z.int(),
});
