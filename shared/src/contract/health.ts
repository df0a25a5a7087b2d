import { z } from 'zod';

export const livenessView = z.object({ status: z.literal('ok') });

export const readinessView = z.object({
  status: z.literal('ok'),
  database: z.literal('ok'),
  queue: z.literal('ok'),
  /** Number of worker processes connected to the queue. */
  workers: z.int(),
});
