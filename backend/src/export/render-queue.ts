import { InjectQueue, QueueEventsHost, QueueEventsListener } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { LimitsService } from '../auth/limits.service.js';
import { logQueueErrors } from '../core/log-queue-errors.js';
import { isFinished, retryIfFinished } from '../core/retry-finished-job.js';
import { withTimeout } from '../core/with-timeout.js';
import { waitForJob, type JobOutcome } from '../core/wait-for-job.js';
import {
  DOWNLOAD_PRIORITY,
  RENDER_ATTEMPTS,
  RENDER_BACKOFF,
  RENDER_QUEUE,
  renderJobId,
  REPORT_PRIORITY,
  type RenderJob,
} from './render-job.js';
import { FREE_REPORTS, FREE_REPORTS_OF_NETWORK, RENDER_BEGUN, RENDERS } from './render-limits.js';
import { TOO_COSTLY } from './too-costly.js';

/** Milliseconds the store has to take a job: a Redis that is away would otherwise be waited for without end. */
const PATIENCE = 5_000;

export interface RenderRequest {
  job: RenderJob;
  userId: string;
  network: string;
  /** The caller is entitled to the file. Otherwise they get a report on it, for free. */
  isDownload: boolean;
  /** Looks whether the file is there by now. */
  isMade: () => Promise<boolean>;
}

@QueueEventsListener(RENDER_QUEUE)
export class RenderEvents extends QueueEventsHost {}

/** The API's side of the queue: puts a file in and waits for it. */
@Injectable()
export class RenderQueue implements OnApplicationBootstrap {
  private readonly log = new Logger(RenderQueue.name);

  constructor(
    @InjectQueue(RENDER_QUEUE) private readonly queue: Queue<RenderJob>,
    private readonly events: RenderEvents,
    private readonly limits: LimitsService,
  ) {}

  onApplicationBootstrap(): void {
    const { queueEvents } = this.events;
    // Every waiting request listens.
    queueEvents.setMaxListeners(0);
    logQueueErrors(this.log, queueEvents, this.queue);
  }

  async make({ job, ...request }: RenderRequest, timeout: number): Promise<JobOutcome | 'too_costly'> {
    const jobId = renderJobId(job);
    await withTimeout(PATIENCE, this.put(jobId, job, request));
    const outcome = await waitForJob(this.queue, this.events.queueEvents, jobId, timeout);
    return outcome === 'failed' && (await this.isTooCostly(jobId)) ? 'too_costly' : outcome;
  }

  private async put(jobId: string, job: RenderJob, request: Omit<RenderRequest, 'job'>): Promise<void> {
    const priority = request.isDownload ? DOWNLOAD_PRIORITY : REPORT_PRIORITY;
    const known = await this.queue.getJob(jobId);
    if (known) {
      if (!isFinished(await known.getState())) return this.bringForward(known, priority);
      // The same document would take as much again.
      if (known.failedReason === TOO_COSTLY) return;
      // It came in the moment between the caller's look and this one.
      if (await request.isMade()) return;
      await this.count(jobId, request);
      // Its file has expired, or it failed.
      return retryIfFinished(known);
    }
    await this.count(jobId, request);
    if (!request.isDownload) await this.replaceWaiting(request.userId);
    await this.queue.add(
      'render',
      { ...job, userId: request.userId },
      {
        jobId,
        priority,
        attempts: RENDER_ATTEMPTS,
        backoff: { type: 'exponential', delay: RENDER_BACKOFF },
        ...(!request.isDownload && { deduplication: { id: request.userId } }),
      },
    );
  }

  /** A report that waits becomes a download when its file is asked for. */
  private async bringForward(job: Job<RenderJob>, priority: number): Promise<void> {
    if (priority < job.priority) await job.changePriority({ priority });
  }

  /** An account has one report waiting at most: the newer one takes the place of the older one. */
  private async replaceWaiting(userId: string): Promise<void> {
    const olderId = await this.queue.getDeduplicationJobId(userId);
    if (olderId === null) return;
    const older = await this.queue.getJob(olderId);
    if (older && (await older.getState()) === 'prioritized') {
      // A worker may take it up in this very moment; then it is rendered.
      await older.remove().catch((error: unknown) => this.log.debug({ err: error }, 'a waiting report has begun'));
    }
    await this.queue.removeDeduplicationKey(userId);
  }

  private async count(jobId: string, { userId, network, isDownload }: Omit<RenderRequest, 'job'>): Promise<void> {
    if (!(await this.limits.allows(RENDER_BEGUN, jobId))) return this.limits.refuseSpent(RENDERS, userId);
    if (!isDownload) {
      await this.limits.count(FREE_REPORTS, userId);
      await this.limits.count(FREE_REPORTS_OF_NETWORK, network);
    }
    await this.limits.count(RENDERS, userId);
  }

  private async isTooCostly(jobId: string): Promise<boolean> {
    return (await this.queue.getJob(jobId))?.failedReason === TOO_COSTLY;
  }
}
