import { AsyncLocalStorage } from 'node:async_hooks';
import type { Job } from 'bullmq';
import { measureJob } from '../metrics/jobs.js';

interface JobFields {
  queue: string;
  job: string;
  jobId: string | undefined;
  attempt: number;
}

const current = new AsyncLocalStorage<Partial<JobFields>>();

/** Omits the job's data, which may name a user. */
export const jobFields = (job: Job | undefined): Partial<JobFields> =>
  job ? { queue: job.queueName, job: job.name, jobId: job.id, attempt: job.attemptsMade } : {};

/** Adds the job's fields to every log line written while `work` runs, and counts the attempt. */
export const inJob = <T>(job: Job | undefined, work: () => Promise<T>): Promise<T> =>
  current.run(jobFields(job), () => (job ? measureJob({ queue: job.queueName, task: job.name }, work) : work()));

export const currentJob = (): Partial<JobFields> => current.getStore() ?? {};
