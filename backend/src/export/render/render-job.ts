import type { QueueName } from '../../core/env/worker-queues.js';
import { EXPORT_FORMATS } from '@shortlist/shared/contract/export';
import { z } from 'zod';
import { FILE_KINDS } from './export-request.js';

export const RENDER_QUEUE: QueueName = 'render';

/** A render job contains only ids: the worker reads the content from the database. */
export const renderJob = z.object({
  resumeId: z.guid(),
  kind: z.enum(FILE_KINDS),
  revision: z.int(),
  /** Revision of the companion; 0 for the resume itself. */
  companionRevision: z.int(),
  format: z.enum(EXPORT_FORMATS),
  renderer: z.int(),
  /** The user whose rate limit the render counts against. */
  userId: z.guid(),
});

export type RenderJob = z.infer<typeof renderJob>;
/** All inputs that determine a file's bytes. */
export type FileKey = Omit<RenderJob, 'userId'>;

/** Equal requests have equal ids and therefore share one job. BullMQ does not allow ":" in ids. */
export const renderJobId = ({ resumeId, kind, revision, companionRevision, format, renderer }: FileKey): string =>
  `${resumeId}-${kind}-r${revision}.${companionRevision}-${format}-v${renderer}`;

/** BullMQ runs jobs with priority 0 before all others. */
export const DOWNLOAD_PRIORITY = 0;
export const REPORT_PRIORITY = 10;

export const FILE_DAYS = 7;

export const RENDER_ATTEMPTS = 3;
/** Milliseconds before the second attempt. */
export const RENDER_BACKOFF = 250;

/**
 * Milliseconds after which the lock of a dead worker expires; a live worker renews its locks. Another worker takes over
 * the job after two checks, at most twelve seconds later, while the user's request is still waiting.
 */
export const RENDER_LOCK = 6_000;
export const RENDER_STALLED_CHECK = 3_000;
