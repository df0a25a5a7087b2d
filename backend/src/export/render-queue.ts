import { InjectQueue, QueueEventsHost, QueueEventsListener } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { waitForJob, type JobOutcome } from '../core/wait-for-job.js';
import { RENDER_ATTEMPTS, RENDER_BACKOFF, RENDER_QUEUE, renderJobId, type RenderJob } from './render-job.js';

@QueueEventsListener(RENDER_QUEUE)
export class RenderEvents extends QueueEventsHost {}

/** The API's side of the queue: puts a file in and waits for it. */
@Injectable()
export class RenderQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(RenderQueue.name);

  constructor(
    @InjectQueue(RENDER_QUEUE) private readonly queue: Queue<RenderJob>,
    private readonly events: RenderEvents,
  ) {}

  onApplicationBootstrap(): void {
    const { queueEvents } = this.events;
    // Every waiting request listens.
    queueEvents.setMaxListeners(0);
    // Waiting goes on without events, and a request that needs the queue gets the error itself.
    const warn = (error: Error): void => this.log.warn({ err: error }, 'the queue reports an error');
    queueEvents.on('error', warn);
    this.queue.on('error', warn);
  }

  async make(job: RenderJob, timeout: number): Promise<JobOutcome> {
    const jobId = renderJobId(job);
    const known = await this.queue.getJob(jobId);
    if (known) await this.startAgainIfOver(known);
    else
      await this.queue.add('render', job, {
        jobId,
        attempts: RENDER_ATTEMPTS,
        backoff: { type: 'exponential', delay: RENDER_BACKOFF },
      });
    return waitForJob(this.queue, this.events.queueEvents, jobId, timeout);
  }

  /** Its file has expired, or it failed: somebody asks again, so it gets all its tries again. */
  private async startAgainIfOver(job: Job<RenderJob>): Promise<void> {
    const state = await job.getState();
    if (state !== 'completed' && state !== 'failed') return;
    try {
      await job.retry(state, { resetAttemptsMade: true, resetAttemptsStarted: true });
    } catch (error) {
      // Another request was faster.
      if ((await job.getState()) === state) throw error;
    }
  }
}
