import { InjectQueue, QueueEventsHost, QueueEventsListener } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue } from 'bullmq';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { startAgainIfOver } from '../core/start-again.js';
import { within } from '../core/within.js';
import { waitForJob, type JobOutcome } from '../core/wait-for-job.js';
import { RENDER_ATTEMPTS, RENDER_BACKOFF, RENDER_QUEUE, renderJobId, type RenderJob } from './render-job.js';

/** Milliseconds the store has to take a job: a Redis that is away would otherwise be waited for without end. */
const PATIENCE = 5_000;

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
    logQueueErrors(this.log, queueEvents, this.queue);
  }

  async make(job: RenderJob, timeout: number): Promise<JobOutcome> {
    const jobId = renderJobId(job);
    await within(PATIENCE, this.put(jobId, job));
    return waitForJob(this.queue, this.events.queueEvents, jobId, timeout);
  }

  private async put(jobId: string, job: RenderJob): Promise<void> {
    const known = await this.queue.getJob(jobId);
    // Its file has expired, or it failed.
    if (known) return startAgainIfOver(known);
    await this.queue.add('render', job, {
      jobId,
      attempts: RENDER_ATTEMPTS,
      backoff: { type: 'exponential', delay: RENDER_BACKOFF },
    });
  }
}
