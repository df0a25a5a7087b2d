import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { inJob, jobFields } from '../../core/queues/job-context.js';
import { logQueueErrors } from '../../core/queues/log-queue-errors.js';
import { WORKER_OPTIONS } from '../../core/queues/worker-options.js';
import { RENDER_LOCK, RENDER_QUEUE, RENDER_STALLED_CHECK, renderJob, type RenderJob } from './render-job.js';
import { RenderTooCostly } from './too-costly.js';
import { RenderService } from './render.service.js';
import { RENDERS, RenderThreadLimits, TOO_COSTLY_COUNTS_AS } from './render-limits.js';

@Processor(RENDER_QUEUE, {
  ...WORKER_OPTIONS,
  autorun: false,
  // One more job than there are threads, because jobs also spend time waiting for the database.
  concurrency: new RenderThreadLimits().threads + 1,
  lockDuration: RENDER_LOCK,
  stalledInterval: RENDER_STALLED_CHECK,
  maxStalledCount: 3,
})
export class RenderProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger(RenderProcessor.name);

  constructor(
    @InjectQueue(RENDER_QUEUE) private readonly queue: Queue,
    private readonly renderer: RenderService,
    private readonly limits: LimitsService,
  ) {
    super();
  }

  async start(): Promise<void> {
    logQueueErrors(this.log, this.queue, this.worker);
    this.worker.run().catch((error: unknown) => this.log.error({ err: error }, 'the worker stopped'));
    await this.worker.waitUntilReady();
  }

  process(job: Job<unknown>): Promise<void> {
    return inJob(job, () => this.render(renderJob.parse(job.data)));
  }

  private async render(job: RenderJob): Promise<void> {
    try {
      await this.renderer.render(job);
    } catch (error) {
      // A file that is too costly counts as several renders, so that one account cannot block a thread with such files.
      if (error instanceof RenderTooCostly) await this.limits.charge(RENDERS, TOO_COSTLY_COUNTS_AS, job.userId);
      throw error;
    }
  }

  /** Finishes the current job while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ ...jobFields(job), err: error }, 'rendering failed');
  }

  @OnWorkerEvent('stalled')
  onStalled(jobId: string): void {
    this.log.warn({ jobId }, 'restarted after its worker died');
  }
}
