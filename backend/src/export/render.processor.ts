import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { WORKER_OPTIONS } from '../core/worker-options.js';
import { RENDER_LOCK, RENDER_QUEUE, RENDER_STALLED_CHECK, renderJob } from './render-job.js';
import { RenderService } from './render.service.js';
import { warmUp } from './warm-up.js';

@Processor(RENDER_QUEUE, {
  ...WORKER_OPTIONS,
  autorun: false,
  // Rendering keeps the processor busy; a second job only fills the waits for the database.
  concurrency: 2,
  lockDuration: RENDER_LOCK,
  stalledInterval: RENDER_STALLED_CHECK,
  maxStalledCount: 3,
})
export class RenderProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger(RenderProcessor.name);

  constructor(private readonly renderer: RenderService) {
    super();
  }

  /** Takes jobs once rendering is warm: the first documents of a process take ten times as long. */
  async start(): Promise<void> {
    logQueueErrors(this.log, this.worker);
    await warmUp();
    this.worker.run().catch((error: unknown) => this.log.error({ err: error }, 'the worker stopped'));
    await this.worker.waitUntilReady();
  }

  process(job: Job<unknown>): Promise<void> {
    return this.renderer.render(renderJob.parse(job.data));
  }

  /** The job in hand is finished while the database is still connected. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    this.log.error({ jobId: job?.id, attempt: job?.attemptsMade, err: error }, 'rendering failed');
  }

  @OnWorkerEvent('stalled')
  onStalled(jobId: string): void {
    this.log.warn({ jobId }, 'taken up again after its worker died');
  }
}
