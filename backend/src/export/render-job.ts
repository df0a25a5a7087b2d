import { EXPORT_FORMATS } from '@shortlist/shared/contract/export';
import { z } from 'zod';
import { FILE_KINDS } from './export-request.js';

export const RENDER_QUEUE = 'render';

/** Holds ids only: the worker reads the content from the database. */
export const renderJob = z.object({
  resumeId: z.guid(),
  kind: z.enum(FILE_KINDS),
  revision: z.int(),
  /** 0 for the résumé itself. */
  companionRevision: z.int(),
  format: z.enum(EXPORT_FORMATS),
  renderer: z.int(),
  /** The owner, whose renders are counted. */
  userId: z.guid(),
});

export type RenderJob = z.infer<typeof renderJob>;
/** Everything that decides a file's bytes. */
export type FileKey = Omit<RenderJob, 'userId'>;

/** Equal requests share one job. BullMQ allows no ":" in an id. */
export const renderJobId = ({ resumeId, kind, revision, companionRevision, format, renderer }: FileKey): string =>
  `${resumeId}-${kind}-r${revision}.${companionRevision}-${format}-v${renderer}`;

/** BullMQ runs jobs without a priority (0) first, however many others wait. */
export const DOWNLOAD_PRIORITY = 0;
export const REPORT_PRIORITY = 10;

/** Days until a finished file expires. */
export const FILE_DAYS = 7;

/** Attempts per job, and milliseconds before the second one. */
export const RENDER_ATTEMPTS = 3;
export const RENDER_BACKOFF = 250;

/**
 * Milliseconds. A worker renews the lock of a job that takes longer. The lock of a worker that died expires after
 * RENDER_LOCK; the others check twice, RENDER_STALLED_CHECK apart, before one of them takes the job over: twelve
 * seconds at most, which is within the time that a request waits.
 */
export const RENDER_LOCK = 6_000;
export const RENDER_STALLED_CHECK = 3_000;
