import type { GuideBody } from '@shortlist/shared/contract/ai';
import type { BrandingContent, GuideContent } from '@shortlist/shared/contract/resume-documents';
import { BRANDING_PARTS, type BrandingPart } from '@shortlist/shared/document/branding-parts';
import { BRANDING_LIMITS, GUIDE_LENGTH } from '@shortlist/shared/product/letter-options';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { BRANDING, INTERVIEW, SALARY } from '../keeping/companion-kind.js';
import type { ResumeContext } from '../writing/resume-context.js';
import { writeBranding, writeInterview, writeSalaryGuide } from '../writing/write-calls.js';
import type { TextsDefinition, TextPart } from './texts-definition.js';
import { GuideCardList } from './guide-card-list.js';
import { messages } from './messages.js';

const bodyOf = ({ data: resumeData, jdText }: ResumeContext): GuideBody => ({ resumeData, jdText });

const GUIDE_PARTS: readonly TextPart<GuideContent>[] = [
  { field: 'aim', name: messages.aim, limit: LIMITS.fieldLength, lines: 1, isOneLine: true, isWithinFile: true },
  { field: 'text', name: messages.text, limit: GUIDE_LENGTH, lines: 16, hint: messages.textHint, isWithinFile: true },
];

export const INTERVIEW_TEXTS: TextsDefinition<GuideContent> = {
  kind: INTERVIEW,
  ...messages.interview,
  Cards: GuideCardList,
  task: 'guides',
  parts: GUIDE_PARTS,
  write: (resume, _, stream) => writeInterview(bodyOf(resume), stream),
  feature: 'guides',
  textOf: (content) => ({ kind: 'interview_preparation', content }),
};

export const SALARY_TEXTS: TextsDefinition<GuideContent> = {
  kind: SALARY,
  ...messages.salary,
  task: 'guides',
  parts: GUIDE_PARTS,
  write: (resume, _, stream) => writeSalaryGuide(bodyOf(resume), stream),
  feature: 'guides',
  textOf: (content) => ({ kind: 'salary_guide', content }),
};

const LINES: Readonly<Record<BrandingPart, number>> = {
  positioning: 3,
  introduction: 5,
  bioFirst: 6,
  bioThird: 6,
  note: 4,
  signature: 4,
};
const { hints, ...branding } = messages.branding;
const HINTS: Readonly<Partial<Record<BrandingPart, string>>> = hints;

export const BRANDING_TEXTS: TextsDefinition<BrandingContent> = {
  kind: BRANDING,
  ...branding,
  contents: BRANDING_PARTS.map(([, name]) => name),
  task: 'guides',
  parts: BRANDING_PARTS.map(([field, name]) => ({
    field,
    name,
    limit: BRANDING_LIMITS[field],
    lines: LINES[field],
    ...(HINTS[field] && { hint: HINTS[field] }),
  })),
  write: (resume, _, stream) => writeBranding(bodyOf(resume), stream),
  feature: 'guides',
  textOf: (content) => ({ kind: 'personal_branding', content }),
};
