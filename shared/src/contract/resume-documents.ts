import { z } from 'zod';
import { LETTER_LENGTHS, LETTER_TONES, LINKEDIN_LIMITS } from '../letters/letter-options.js';
import { LIMITS } from '../resume/resume-data.js';
import { isoDate, multiLine, singleLine } from './text.js';

export type { DocumentKind, LetterLength, LetterTone } from '../letters/letter-options.js';

const field = singleLine(LIMITS.fieldLength).default('');

export const coverLetterContent = z.object({
  /** Whom it greets; empty for "Hiring team". */
  recipient: field,
  company: field,
  /** The job that is applied for. */
  role: field,
  /** As it is written at the top; empty leaves it out. */
  date: field,
  /** From the greeting to the line before the name; paragraphs are parted by an empty line. */
  text: multiLine(LIMITS.textLength).default(''),
  tone: z.enum(LETTER_TONES).default('plain'),
  length: z.enum(LETTER_LENGTHS).default('medium'),
});

export const linkedinContent = z.object({
  headline: singleLine(LINKEDIN_LIMITS.headline).default(''),
  about: multiLine(LINKEDIN_LIMITS.about).default(''),
  tone: z.enum(LETTER_TONES).default('plain'),
});

/** Longer than a letter: it is read before a talk, not sent. */
const GUIDE_LENGTH = 20_000;

export const guideContent = z.object({ text: multiLine(GUIDE_LENGTH).default('') });

const saved = { revision: z.int32().min(1), updatedAt: isoDate };
/** Of the document that was changed; 0 says that there was none yet. */
const revision = z.int32().min(0).optional();

/** `content` is replaced as a whole. With `revision` a document that was changed since is refused: 409 `document_changed`. */
export const coverLetterSave = z.object({ content: coverLetterContent, revision });
export const linkedinSave = z.object({ content: linkedinContent, revision });

export const guideSave = z.object({ content: guideContent, revision });

export const coverLetterDocument = z.object({
  kind: z.literal('cover_letter'),
  content: coverLetterContent,
  ...saved,
});
export const linkedinDocument = z.object({ kind: z.literal('linkedin'), content: linkedinContent, ...saved });

export const interviewDocument = z.object({
  kind: z.literal('interview_preparation'),
  content: guideContent,
  ...saved,
});
export const salaryDocument = z.object({ kind: z.literal('salary_guide'), content: guideContent, ...saved });

export const resumeDocument = z.discriminatedUnion('kind', [
  coverLetterDocument,
  linkedinDocument,
  interviewDocument,
  salaryDocument,
]);

/** The documents that a résumé has; those never written are missing. */
export const resumeDocuments = z.array(resumeDocument);

export type CoverLetterContent = z.infer<typeof coverLetterContent>;
export type LinkedinContent = z.infer<typeof linkedinContent>;
export type GuideContent = z.infer<typeof guideContent>;
export type GuideSave = z.infer<typeof guideSave>;
export type CoverLetterSave = z.infer<typeof coverLetterSave>;
export type LinkedinSave = z.infer<typeof linkedinSave>;
export type CoverLetterDocument = z.infer<typeof coverLetterDocument>;
export type LinkedinDocument = z.infer<typeof linkedinDocument>;
export type ResumeDocument = z.infer<typeof resumeDocument>;
export type ResumeDocuments = z.infer<typeof resumeDocuments>;
