import { counter, gauge, histogram } from './registry.js';

const MS_PER_SECOND = 1_000;

export const jobs = counter('jobs_total', {
  help: 'Job attempts. A failed attempt may be retried.',
  labels: ['queue', 'task', 'outcome'],
});

export const jobDuration = histogram('job_duration_seconds', {
  help: 'Duration of a job attempt.',
  labels: ['queue', 'task'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300],
});

export const lastSuccess = gauge('job_last_success_timestamp_seconds', {
  help: 'Unix time at which this process last completed a job for this task. Use the maximum across all processes.',
  labels: ['queue', 'task'],
});

export const scheduleInterval = gauge('job_interval_seconds', {
  help: 'Time between two runs of a scheduled job.',
  labels: ['queue', 'task'],
});

export async function measureJob<T>(labels: { queue: string; task: string }, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = 'completed';
    lastSuccess.setToCurrentTime(labels);
    return result;
  } finally {
    jobDuration.observe(labels, (performance.now() - start) / MS_PER_SECOND);
    jobs.inc({ ...labels, outcome });
  }
}
