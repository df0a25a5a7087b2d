import { z } from 'zod';
import { TEMPLATE_KEYS } from '../resume/resume-data.js';
import { resumeContent } from './resume-content.js';
import { isoDate } from './text.js';

/**
 * Why a version was kept: it was exported; the AI's or an expert's words were accepted; it is what ten minutes or more of editing
 * started from; an older version was restored.
 */
export const VERSION_REASONS = ['export', 'ai', 'expert', 'edit', 'restore'] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** Editing writes at most one version in so many minutes. */
export const MINUTES_BETWEEN_VERSIONS = 10;
/** Older ones make room, exported ones last. */
export const VERSIONS_PER_RESUME = 100;

export const versionSummary = z.object({
  id: z.guid(),
  reason: z.enum(VERSION_REASONS),
  /** The résumé's revision whose content it holds. */
  revision: z.int(),
  title: z.string(),
  templateKey: z.enum(TEMPLATE_KEYS),
  createdAt: isoDate,
});

export const resumeVersion = versionSummary.extend({ data: resumeContent, jdText: z.string().nullable() });

export const versionRestore = z
  .object({
    /** The revision the person saw; when the stored one is newer the answer is 409 `resume_changed`. */
    revision: z.int32().min(1).optional(),
  })
  .prefault({});

export type VersionRestore = z.infer<typeof versionRestore>;
export type VersionSummary = z.infer<typeof versionSummary>;
export type ResumeVersion = z.infer<typeof resumeVersion>;
