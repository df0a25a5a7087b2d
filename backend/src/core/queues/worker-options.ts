/**
 * Options of every worker. BullMQ's defaults are too slow: a delay of 15 seconds after a failed connection would delay a
 * shutdown, and locks and checks of 30 seconds each would delay the jobs of a killed worker by a minute. A third restart
 * of a job is allowed, because deployments and failing machines kill workers, too, not only the job itself.
 */
export const WORKER_OPTIONS = {
  runRetryDelay: 1_000,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
};
