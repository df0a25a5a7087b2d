/**
 * Options of every worker. BullMQ's default delay of 15 seconds after a failed connection would delay a shutdown.
 * BullMQ's default locks and checks of 30 seconds each would delay the jobs of a killed worker by a minute. A job may
 * be restarted three times, because deployments and failing machines kill workers.
 */
export const WORKER_OPTIONS = {
  runRetryDelay: 1_000,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
};
