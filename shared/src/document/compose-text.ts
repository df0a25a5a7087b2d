import type { BrandingContent, CoverLetterContent, GuideContent } from '../contract/resume-documents.js';
import { brandingText } from './branding-parts.js';
import { DOCUMENT_NAMES } from '../product/letter-options.js';
import type { ResumeData, TemplateKey } from '../resume/resume-data.js';
import { composeGuide, type GuideSheets } from './compose-guide.js';
import { composeLetter } from './compose-letter.js';
import type { ComposedDocument } from '../page/composed-document.js';

/** A text that accompanies a resume, such as a cover letter, and that users can export as a file. */
export type ExportedText =
  | { kind: 'cover_letter'; content: CoverLetterContent }
  | { kind: 'interview_preparation' | 'salary_guide'; content: GuideContent }
  | { kind: 'personal_branding'; content: BrandingContent };

/** Composes a cover letter, guide or branding text in the style of the resume. Pure, and never throws. */
export const composeText = (data: ResumeData, templateKey: TemplateKey, text: ExportedText): ComposedDocument =>
  text.kind === 'cover_letter'
    ? composeLetter(data, templateKey, text.content)
    : composeGuide(data, templateKey, guideSheets(data, text));

export const guideSheets = (
  { personal }: ResumeData,
  text: Exclude<ExportedText, { kind: 'cover_letter' }>,
): GuideSheets => {
  const name = DOCUMENT_NAMES[text.kind];
  return text.kind === 'personal_branding'
    ? { name, aim: personal.fullName, text: brandingText(text.content) }
    : { name, ...text.content };
};
