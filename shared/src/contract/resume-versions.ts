import { z } from 'zod';
import { TEMPLATE_KEYS } from '../resume/resume-data.js';
import { resumeContent } from './common/resume-content.js';
import { isoDate } from './common/text.js';

/**
 * Reason why a version was created: an export, accepted suggestions from the AI or an expert, an edit at least ten
 * minutes after the last version, or the restoration of an older version.
 */
export const VERSION_REASONS = ['export', 'ai', 'expert', 'edit', 'restore'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** Minimum number of minutes between the last version and a new version created by an edit. */
export const MINUTES_BETWEEN_VERSIONS = 10;
/** Maximum number of versions per resume. Versions created by edits are deleted first, exported versions last. */
export const VERSIONS_PER_RESUME = 100;

export const versionSummary = z.object({
  id: z.guid(),
  reason: z.enum(VERSION_REASONS),
  revision: z.int(),
  title: z.string(),
  templateKey: z.enum(TEMPLATE_KEYS),
  createdAt: isoDate,
});

export const resumeVersion = versionSummary.extend({ data: resumeContent, jdText: z.string().nullable() });

export const versionRestore = z
  .object({
    /** Revision that the user last saw. If it is outdated, the server returns 409 `resume_changed`. */
    revision: z.int32().min(1).optional(),
  })
  .prefault({});

export type VersionRestore = z.infer<typeof versionRestore>;
export type VersionSummary = z.infer<typeof versionSummary>;
export type ResumeVersion = z.infer<typeof resumeVersion>;
