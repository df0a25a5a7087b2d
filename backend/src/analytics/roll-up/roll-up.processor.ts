import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { inJob, jobFields } from '../../core/queues/job-context.js';
import { logQueueErrors } from '../../core/queues/log-queue-errors.js';
import { scheduleJob } from '../../core/queues/schedule-job.js';
import { WORKER_OPTIONS } from '../../core/queues/worker-options.js';
import { ANALYTICS_QUEUE, analyticsJob, type AnalyticsJob } from './analytics-job.js';
import { daysBetween } from '../../usage/days.js';
import { EventPartitions } from './event-partitions.service.js';
import { RollUpService } from './roll-up.service.js';

/** Cron patterns for the roll-up jobs, evaluated in UTC. */
const SCHEDULES = { now: '* * * * *', recent: '7 * * * *' } as const;

@Processor(ANALYTICS_QUEUE, { ...WORKER_OPTIONS, concurrency: 1 })
export class RollUpProcessor extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(RollUpProcessor.name);

  constructor(
    @InjectQueue(ANALYTICS_QUEUE) private readonly queue: Queue<AnalyticsJob>,
    private readonly rollUps: RollUpService,
    private readonly partitions: EventPartitions,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    logQueueErrors(this.log, this.queue, this.worker);
    for (const kind of ['now', 'recent'] as const) await scheduleJob(this.queue, kind, SCHEDULES[kind], { kind });
  }

  process(job: Job<unknown>): Promise<void> {
    return inJob(job, () => this.handle(job));
  }

  private async handle(job: Job<unknown>): Promise<void> {
    const wanted = analyticsJob.parse(job.data);
    switch (wanted.kind) {
      case 'now':
        return this.rollUps.rollUpNow();
      case 'recent':
        await this.partitions.maintain();
        return this.rollUps.rollUpRecent();
      case 'days':
        return this.backFill(job, daysBetween(wanted.first, wanted.last));
    }
  }

  /** Safe to interrupt and repeat, because each day is recomputed as a whole. */
  private async backFill(job: Job<unknown>, days: readonly string[]): Promise<void> {
    for (const [index, day] of days.entries()) {
      await this.rollUps.rollUpDay(day);
      await job.updateProgress({ done: index + 1, total: days.length });
    }
    await this.rollUps.rollUpRetention();
  }

  /** Finishes the current job while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'computing the figures failed');
  }
}
