import { z } from 'zod';
import { TEMPLATE_KEYS } from '../../resume/resume-data.js';
import { listQuery, listView } from '../common/list-query.js';
import { staffReason } from '../common/audit-log.js';
import { resumeContent } from '../common/resume-content.js';
import { isoDate } from '../common/text.js';

export const RESUME_PLACES = ['live', 'trash'] as const;

/** Metadata of a resume. Staff see it even without permission to read the content. */
export const adminResumeItem = z.object({
  id: z.guid(),
  user: z.object({ id: z.guid(), email: z.string() }),
  templateKey: z.enum(TEMPLATE_KEYS),
  place: z.enum(RESUME_PLACES),
  /** Whether a one-time payment unlocked this resume; an active plan does not count. */
  isUnlocked: z.boolean(),
  /** Total size of title, content and job description, in bytes. */
  bytes: z.int(),
  versions: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});

/** `q` matches part of the owner's email, or a resume id. */
export const adminResumeQuery = listQuery(['updatedAt', 'createdAt', 'bytes', 'email']).extend({
  template: z.enum(TEMPLATE_KEYS).optional(),
  place: z.enum(RESUME_PLACES).optional(),
  unlocked: z.enum(['yes', 'no']).optional(),
});

export const adminResumeList = listView(adminResumeItem);

/** The owner of the resume sees the reason. */
export const resumeReadingRequest = z.object({ reason: staffReason });

export const readResume = z.object({
  title: z.string(),
  templateKey: z.enum(TEMPLATE_KEYS),
  revision: z.int(),
  updatedAt: isoDate,
  data: resumeContent,
});

export type ResumePlace = (typeof RESUME_PLACES)[number];
export type AdminResumeItem = z.infer<typeof adminResumeItem>;
export type AdminResumeQuery = z.infer<typeof adminResumeQuery>;
export type AdminResumeList = z.infer<typeof adminResumeList>;
export type ResumeReadingRequest = z.infer<typeof resumeReadingRequest>;
export type ReadResume = z.infer<typeof readResume>;
