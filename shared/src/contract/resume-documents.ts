import { z } from 'zod';
import {
  BRANDING_LIMITS,
  GUIDE_LENGTH,
  LETTER_LENGTHS,
  LETTER_TONES,
  LINKEDIN_LIMITS,
} from '../product/letter-options.js';
import { LIMITS } from '../resume/resume-data.js';
import { isoDate, multiLine, singleLine } from './common/text.js';

export type { DocumentKind, ExportedKind, LetterLength, LetterTone } from '../product/letter-options.js';

const field = singleLine(LIMITS.fieldLength).default('');

export const coverLetterContent = z.object({
  /** Recipient's name in the salutation; empty means "Hiring team". */
  recipient: field,
  company: field,
  /** Title of the job that the user applies for. */
  role: field,
  /** Date line as printed; if it is empty, the cover letter has no date. */
  date: field,
  /** Cover letter from the salutation to the line before the applicant's name. An empty line separates paragraphs. */
  text: multiLine(LIMITS.textLength).default(''),
  tone: z.enum(LETTER_TONES).default('plain'),
  length: z.enum(LETTER_LENGTHS).default('medium'),
});

export const linkedinContent = z.object({
  headline: singleLine(LINKEDIN_LIMITS.headline).default(''),
  about: multiLine(LINKEDIN_LIMITS.about).default(''),
  tone: z.enum(LETTER_TONES).default('plain'),
});

export const guideContent = z.object({
  /** Job that the guide prepares for, such as "Registered Nurse, Heron Lake Hospital". */
  aim: field,
  /** Text of the guide. An empty line separates paragraphs; a single line in capitals is a heading. */
  text: multiLine(GUIDE_LENGTH).default(''),
});

const brandingText = (part: keyof typeof BRANDING_LIMITS) => multiLine(BRANDING_LIMITS[part]).default('');

/** Self-introductions for different occasions, such as a profile or an email signature. */
export const brandingContent = z.object({
  /** Alternative headlines, one per line. */
  positioning: brandingText('positioning'),
  /** Spoken introduction of about 30 seconds. */
  introduction: brandingText('introduction'),
  bioFirst: brandingText('bioFirst'),
  bioThird: brandingText('bioThird'),
  /** Message that the user can send with a connection request on LinkedIn. */
  note: brandingText('note'),
  signature: brandingText('signature'),
});

const saved = { revision: z.int32().min(1), updatedAt: isoDate };
/** Revision on which the change is based; 0 if the companion did not exist. */
const revision = z.int32().min(0).optional();

/**
 * Saves the cover letter and replaces its whole content. If `revision` is given and outdated, the server returns 409
 * `document_changed`.
 */
export const coverLetterSave = z.object({ content: coverLetterContent, revision });
export const linkedinSave = z.object({ content: linkedinContent, revision });
export const guideSave = z.object({ content: guideContent, revision });
export const brandingSave = z.object({ content: brandingContent, revision });

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
export const brandingDocument = z.object({
  kind: z.literal('personal_branding'),
  content: brandingContent,
  ...saved,
});

export const resumeDocument = z.discriminatedUnion('kind', [
  coverLetterDocument,
  linkedinDocument,
  interviewDocument,
  salaryDocument,
  brandingDocument,
]);

/** Companions of a resume, such as its cover letter. A companion that has not been written yet is absent. */
export const resumeDocuments = z.array(resumeDocument);

export type CoverLetterContent = z.infer<typeof coverLetterContent>;
export type LinkedinContent = z.infer<typeof linkedinContent>;
export type GuideContent = z.infer<typeof guideContent>;
export type BrandingContent = z.infer<typeof brandingContent>;
export type BrandingSave = z.infer<typeof brandingSave>;
export type GuideSave = z.infer<typeof guideSave>;
export type CoverLetterSave = z.infer<typeof coverLetterSave>;
export type LinkedinSave = z.infer<typeof linkedinSave>;
export type ResumeDocument = z.infer<typeof resumeDocument>;
export type ResumeDocuments = z.infer<typeof resumeDocuments>;
