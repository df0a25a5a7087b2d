/**
 * Options of every worker. BullMQ's default delay after a failed connection is 15 seconds, which would hold up a
 * shutdown.
 */
export const WORKER_OPTIONS = { runRetryDelay: 1_000 };
