import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { inJob, jobFields } from '../core/queues/job-context.js';
import { logQueueErrors } from '../core/queues/log-queue-errors.js';
import { scheduleJob } from '../core/queues/schedule-job.js';
import { WORKER_OPTIONS } from '../core/queues/worker-options.js';
import { RequestNotices } from './request-notices.service.js';
import { REQUESTS_QUEUE } from './requests-queue.js';

/** Notifies staff of requests that arrived while the mail queue was down, or that are close to their due time. */
@Processor(REQUESTS_QUEUE, { ...WORKER_OPTIONS, concurrency: 1 })
export class RequestsProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(RequestsProcessor.name);

  constructor(
    @InjectQueue(REQUESTS_QUEUE) private readonly queue: Queue,
    private readonly notices: RequestNotices,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    logQueueErrors(this.log, this.queue, this.worker);
    await scheduleJob(this.queue, 'notices', '*/5 * * * *');
  }

  process(job?: Job): Promise<void> {
    return inJob(job, () => this.notices.post());
  }

  /** Lets the current job finish before the database connection is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'sending notices of requests failed');
  }
}
