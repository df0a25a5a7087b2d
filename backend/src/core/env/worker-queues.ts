import { z } from 'zod';

/** Names of all job queues. Operators use these names to assign queues to worker processes. */
export const QUEUE_NAMES = ['render', 'mail', 'payments', 'requests', 'maintenance', 'analytics'] as const;

export type QueueName = (typeof QUEUE_NAMES)[number];

/** Schema of `WORKER_QUEUES`: names of queues, separated by commas; all queues by default. */
export const workerQueues = z
  .string()
  .default(QUEUE_NAMES.join(','))
  .transform((text) => new Set(text.split(',').map((name) => name.trim())))
  .refine((names) => [...names].every((name) => (QUEUE_NAMES as readonly string[]).includes(name)), {
    error: `use one or more of ${QUEUE_NAMES.join(', ')}, separated by commas`,
  })
  .transform((names) => QUEUE_NAMES.filter((name) => names.has(name)));
