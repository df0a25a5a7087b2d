import { z } from 'zod';
import { LIMITS, TEMPLATE_KEYS } from '../resume/resume-data.js';
import { resumeContent } from './resume-content.js';
import { isoDate, multiLine, singleLine } from './text.js';

/** Live résumés one account may hold: the list sends whole records. */
export const RESUMES_PER_ACCOUNT = 200;

const title = singleLine(LIMITS.titleLength);
const jobDescription = multiLine(LIMITS.jobDescriptionLength).nullable();
const templateKey = z.enum(TEMPLATE_KEYS);

export const resumeCreate = z.object({
  /** Made by the client: sending the same creation twice gives one résumé. */
  id: z.guid().optional(),
  title: title.optional(),
  templateKey: templateKey.default('general'),
  data: resumeContent.prefault({}),
  jdText: jobDescription.optional(),
});

/** `data` is replaced as a whole. */
export const resumePatch = z.object({
  title: title.optional(),
  templateKey: templateKey.optional(),
  data: resumeContent.optional(),
  jdText: jobDescription.optional(),
  /** The revision the change was made on; when the stored one is newer the answer is 409 `resume_changed`. */
  revision: z.int32().min(1).optional(),
  /** `ai` when words that the AI suggested were accepted: the version history keeps such a change by itself. */
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

/** A résumé in the trash; whole again once it is restored. */
export const trashedResume = z.object({
  id: z.guid(),
  title: z.string(),
  templateKey,
  fullName: z.string(),
  jobTitle: z.string(),
  updatedAt: isoDate,
  deletedAt: isoDate,
});

export type TrashedResume = z.infer<typeof trashedResume>;
export type ResumeCreate = z.infer<typeof resumeCreate>;
export type ResumePatch = z.infer<typeof resumePatch>;
export type ResumeRecord = z.infer<typeof resumeRecord>;
