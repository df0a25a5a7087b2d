import { EXPORT_FORMATS } from '@shortlist/shared/contract/export';
import { EXPORTED_KINDS } from '@shortlist/shared/letters/letter-options';
import { z } from 'zod';

export const RENDER_QUEUE = 'render';

/** Ids only: the worker reads the résumé itself, and the text beside it. */
export const renderJob = z.object({
  resumeId: z.guid(),
  revision: z.int(),
  format: z.enum(EXPORT_FORMATS),
  renderer: z.int(),
  /** The owner, whose renders are counted. Jobs of older releases have none. */
  userId: z.guid().optional(),
  /** A letter or guide, when that is wanted and not the résumé. */
  document: z.object({ kind: z.enum(EXPORTED_KINDS), revision: z.int() }).optional(),
});

export type RenderJob = z.infer<typeof renderJob>;

/** Equal requests are one job. BullMQ takes no ":" in an id. */
export const renderJobId = ({ resumeId, revision, format, renderer, document }: RenderJob): string =>
  `${resumeId}-r${revision}${document ? `-${document.kind}${document.revision}` : ''}-${format}-v${renderer}`;

/** BullMQ's priorities: jobs without one come first, however many of the others wait. */
export const DOWNLOAD_PRIORITY = 0;
export const REPORT_PRIORITY = 10;

/** A finished file is kept for so long. */
export const FILE_DAYS = 7;

/** Tries of one job, and milliseconds before the second. */
export const RENDER_ATTEMPTS = 3;
export const RENDER_BACKOFF = 250;

/**
 * Milliseconds. A worker renews the lock of a job that takes longer. A worker that dies leaves its job locked for RENDER_LOCK; the others look twice, RENDER_STALLED_CHECK
 * apart, before one of them takes it up: twelve seconds at most, within what a waiting request allows.
 */
export const RENDER_LOCK = 6_000;
export const RENDER_STALLED_CHECK = 3_000;
