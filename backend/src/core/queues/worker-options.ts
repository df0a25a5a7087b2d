/** Options of every worker. BullMQ's default delay after a failed connection, 15 seconds, would delay a shutdown. */
export const WORKER_OPTIONS = { runRetryDelay: 1_000 };
