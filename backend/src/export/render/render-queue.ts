import { InjectQueue, QueueEventsHost, QueueEventsListener } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Queue, type Job } from 'bullmq';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { logQueueErrors } from '../../core/queues/log-queue-errors.js';
import { isFinished, retryIfFinished } from '../../core/queues/retry-finished-job.js';
import { withTimeout } from '../../core/errors/with-timeout.js';
import { waitForJob, type JobOutcome } from '../../core/queues/wait-for-job.js';
import {
  DOWNLOAD_PRIORITY,
  RENDER_ATTEMPTS,
  RENDER_BACKOFF,
  RENDER_QUEUE,
  renderJobId,
  REPORT_PRIORITY,
  type FileKey,
  type RenderJob,
} from './render-job.js';
import { FREE_REPORTS, FREE_REPORTS_PER_NETWORK, RENDER_STARTED, RENDERS } from './render-limits.js';
import { BUCKET_UNAVAILABLE } from '../../files/bucket.js';
import { TOO_COSTLY } from './too-costly.js';

/** Milliseconds after which queueing a job fails, because ioredis queues commands forever while disconnected. */
const ENQUEUE_TIMEOUT_MS = 5_000;

export interface RenderRequest {
  key: FileKey;
  userId: string;
  network: string;
  /** True for a download that the user is entitled to, false for a free report. */
  isDownload: boolean;
  isStored: () => Promise<boolean>;
}

/** `unavailable` means that the file was rendered but could not be stored. */
export type RenderOutcome = JobOutcome | 'too_costly' | 'unavailable';

@QueueEventsListener(RENDER_QUEUE)
export class RenderEvents extends QueueEventsHost {}

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
    // Disables the warning about listener leaks, because every waiting request adds listeners.
    queueEvents.setMaxListeners(0);
    logQueueErrors(this.log, queueEvents, this.queue);
  }

  async render(request: RenderRequest, timeout: number): Promise<RenderOutcome> {
    const jobId = renderJobId(request.key);
    await withTimeout(ENQUEUE_TIMEOUT_MS, this.enqueue(jobId, request));
    const outcome = await waitForJob(this.queue, this.events.queueEvents, jobId, timeout);
    return outcome === 'failed' ? this.failureOf(jobId) : outcome;
  }

  private async enqueue(jobId: string, request: RenderRequest): Promise<void> {
    const { key, userId, isDownload, isStored } = request;
    const priority = isDownload ? DOWNLOAD_PRIORITY : REPORT_PRIORITY;
    const existing = await this.queue.getJob(jobId);
    if (existing) {
      if (!isFinished(await existing.getState())) return this.raisePriority(existing, priority);
      // A document that exceeded the limits once would exceed them again, so it is not retried.
      if (existing.failedReason === TOO_COSTLY) return;
      // The job may have stored the file after the caller's lookup.
      if (await isStored()) return;
      await this.countRender(jobId, request);
      // The existing job has failed, or its file has expired.
      return retryIfFinished(existing);
    }
    await this.countRender(jobId, request);
    if (!isDownload) await this.replaceWaitingReport(userId);
    await this.queue.add(
      'render',
      { ...key, userId },
      {
        jobId,
        priority,
        attempts: RENDER_ATTEMPTS,
        backoff: { type: 'exponential', delay: RENDER_BACKOFF },
        ...(!isDownload && { deduplication: { id: userId } }),
      },
    );
  }

  /** Raises the priority if a download is requested while the report job for the same file is still waiting. */
  private async raisePriority(job: Job<RenderJob>, priority: number): Promise<void> {
    if (priority < job.priority) await job.changePriority({ priority });
  }

  /** At most one report job per account may wait: a new job replaces the waiting job. */
  private async replaceWaitingReport(userId: string): Promise<void> {
    const olderId = await this.queue.getDeduplicationJobId(userId);
    if (olderId === null) return;
    const older = await this.queue.getJob(olderId);
    if (older && (await older.getState()) === 'prioritized') {
      // If a worker has just started the older job, the job cannot be removed and renders an unneeded report.
      await older.remove().catch((error: unknown) => this.log.debug({ err: error }, 'a waiting report has started'));
    }
    await this.queue.removeDeduplicationKey(userId);
  }

  private async countRender(jobId: string, { userId, network, isDownload }: RenderRequest): Promise<void> {
    if (!(await this.limits.allows(RENDER_STARTED, jobId))) return this.limits.assertNotExhausted(RENDERS, userId);
    if (!isDownload) {
      await this.limits.count(FREE_REPORTS, userId);
      await this.limits.count(FREE_REPORTS_PER_NETWORK, network);
    }
    await this.limits.count(RENDERS, userId);
  }

  private async failureOf(jobId: string): Promise<RenderOutcome> {
    // A job that was removed in the meantime has no failure reason.
    const { failedReason = '' } = (await this.queue.getJob(jobId)) ?? {};
    if (failedReason === TOO_COSTLY) return 'too_costly';
    return failedReason.startsWith(BUCKET_UNAVAILABLE) ? 'unavailable' : 'failed';
  }
}
