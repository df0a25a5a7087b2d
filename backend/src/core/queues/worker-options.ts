/**
 * Options for every worker. BullMQ's default delay of 15 seconds after a failed connection would delay a shutdown. By
 * default, BullMQ's locks last 30 seconds and are checked every 30 seconds, which would delay the jobs of a killed
 * worker by a minute. A job may be restarted three times, because deployments and failing machines kill workers.
 */
export const WORKER_OPTIONS = {
  runRetryDelay: 1_000,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
};
