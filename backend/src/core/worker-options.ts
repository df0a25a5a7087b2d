/**
 * Of every worker. BullMQ's own rest after the store was not reached is 15 seconds, which a process that is told to end
 * would sit out.
 */
export const WORKER_OPTIONS = { runRetryDelay: 1_000 };
