import { z } from 'zod';
import { LIMITS, TEMPLATE_KEYS } from '../resume/resume-data.js';
import { resumeContent } from './common/resume-content.js';
import { isoDate, multiLine, singleLine } from './common/text.js';

/** Maximum number of resumes in an account, not counting the trash. */
export const RESUMES_PER_ACCOUNT = 200;
/** Maximum number of resumes in an account, including the trash. */
export const RESUMES_WITH_TRASH = 400;
/** Maximum number of bytes that an account can store: resumes, trash, versions and companions. */
export const STORAGE_PER_ACCOUNT = 50 * 1024 * 1024;

/**
 * Maximum number of records and bytes in one response. The list ends at whichever limit is reached first, but contains
 * at least one record.
 */
export const RESUME_PAGE = { records: 50, bytes: 2 * 1024 * 1024 } as const;
/** Maximum number of resumes in one response if their content is omitted. */
export const SUMMARY_PAGE = 200;

const title = singleLine(LIMITS.titleLength);
const jobDescription = multiLine(LIMITS.jobDescriptionLength).nullable();
const templateKey = z.enum(TEMPLATE_KEYS);

export const resumeCreate = z.object({
  /** Id that the client generated, so that repeating the request creates no second resume. */
  id: z.guid().optional(),
  title: title.optional(),
  templateKey: templateKey.default('general'),
  data: resumeContent.prefault({}),
  jdText: jobDescription.optional(),
});

const limit = (most: number) =>
  z.coerce
    .number({ error: 'The limit must be a number.' })
    .int({ error: 'The limit must be a whole number.' })
    .min(1, { error: 'The limit must be at least 1.' })
    .max(most, { error: `The limit must be at most ${most}.` })
    .default(most);
/** Cursor from the `Link` header of the previous response. */
const cursor = z
  .string({ error: 'Send only one cursor.' })
  .regex(/^[\w-]{1,120}$/, { error: 'Invalid cursor. Use a cursor from the `Link` header of a response.' })
  .optional();

export const resumeListQuery = z.object({ cursor, limit: limit(RESUME_PAGE.records) });
export const summaryListQuery = z.object({ cursor, limit: limit(SUMMARY_PAGE) });

/** `data` replaces the whole content of the resume. */
export const resumePatch = z.object({
  title: title.optional(),
  templateKey: templateKey.optional(),
  data: resumeContent.optional(),
  jdText: jobDescription.optional(),
  /** Revision on which the change is based. If it is outdated, the server returns 409 `resume_changed`. */
  revision: z.int32().min(1).optional(),
  /** Origin of the change. `ai` means accepted AI suggestions, for which the server creates a separate version. */
  change: z.enum(['edit', 'ai']).default('edit'),
});

export const resumeRecord = z.object({
  id: z.guid(),
  title: z.string(),
  templateKey,
  data: resumeContent,
  jdText: z.string().nullable(),
  revision: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const resumeSummary = z.object({
  id: z.guid(),
  title: z.string(),
  templateKey,
  fullName: z.string(),
  jobTitle: z.string(),
  revision: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});

export const trashedResume = z.object({
  id: z.guid(),
  title: z.string(),
  templateKey,
  fullName: z.string(),
  jobTitle: z.string(),
  updatedAt: isoDate,
  deletedAt: isoDate,
});

export type ListQuery = z.infer<typeof summaryListQuery>;
export type ResumeSummary = z.infer<typeof resumeSummary>;
export type TrashedResume = z.infer<typeof trashedResume>;
export type ResumeCreate = z.infer<typeof resumeCreate>;
export type ResumePatch = z.infer<typeof resumePatch>;
export type ResumeRecord = z.infer<typeof resumeRecord>;
