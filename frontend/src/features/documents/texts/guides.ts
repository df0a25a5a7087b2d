import type { GuideBody } from '@shortlist/shared/contract/ai';
import type { BrandingContent, GuideContent } from '@shortlist/shared/contract/resume-documents';
import { BRANDING_PARTS, type BrandingPart } from '@shortlist/shared/guides/branding-parts';
import { BRANDING_LIMITS, GUIDE_LENGTH } from '@shortlist/shared/letters/letter-options';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { BRANDING, INTERVIEW, SALARY } from '../keeping/document-sort.js';
import type { Subject } from '../page/subject.js';
import { writeBranding, writeInterview, writeSalaryGuide } from '../writing/write-calls.js';
import type { DeskTexts, TextPart } from './desk-texts.js';
import { GuideCardList } from './guide-card-list.js';

const wishOf = ({ data: resumeData, jdText }: Subject): GuideBody => ({ resumeData, jdText });

const GUIDE_PARTS: readonly TextPart<GuideContent>[] = [
  { field: 'aim', name: 'Target job', limit: LIMITS.fieldLength, lines: 1, isOneLine: true, isWithinFile: true },
  {
    field: 'text',
    name: 'Text',
    limit: GUIDE_LENGTH,
    lines: 16,
    hint: 'Add your own notes anywhere. A line in CAPITALS becomes a heading, a line that begins with “-” a list.',
    isWithinFile: true,
  },
];

export const INTERVIEW_TEXTS: DeskTexts<GuideContent> = {
  sort: INTERVIEW,
  wishes: 'What to expect',
  intro: 'Questions they are likely to ask, your own stories to answer them with, and what to ask in return.',
  contents: [
    'Likely questions for this job, each with your own story to answer it',
    'What the job asks for but your resume does not mention, and what to say about it',
    'Questions to ask them',
  ],
  Cards: GuideCardList,
  heading: 'Your preparation',
  task: 'guides',
  parts: GUIDE_PARTS,
  write: (subject, _, watching) => writeInterview(wishOf(subject), watching),
  feature: 'guides',
  textOf: (content) => ({ kind: 'interview_preparation', content }),
};

export const SALARY_TEXTS: DeskTexts<GuideContent> = {
  sort: SALARY,
  wishes: 'Before you talk about pay',
  intro: 'How to prepare, your strongest evidence, and what to say. It contains no market figures.',
  contents: [
    'How to prepare, and the pay that the job description names',
    'Your strongest evidence for this job',
    'What to say when they ask, when the offer is low, and when you need time',
  ],
  heading: 'Your guide',
  task: 'guides',
  parts: GUIDE_PARTS,
  write: (subject, _, watching) => writeSalaryGuide(wishOf(subject), watching),
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
const HINTS: Readonly<Partial<Record<BrandingPart, string>>> = {
  positioning: 'One per line: choose the one that fits.',
  bioThird: 'Replace your name with a pronoun where you prefer one.',
};

export const BRANDING_TEXTS: DeskTexts<BrandingContent> = {
  sort: BRANDING,
  wishes: 'How you introduce yourself',
  intro: 'Short texts for profiles, first meetings, messages and emails, using only facts from your resume.',
  contents: BRANDING_PARTS.map(([, name]) => name),
  heading: 'Your texts',
  task: 'guides',
  parts: BRANDING_PARTS.map(([field, name]) => ({
    field,
    name,
    limit: BRANDING_LIMITS[field],
    lines: LINES[field],
    ...(HINTS[field] && { hint: HINTS[field] }),
  })),
  write: (subject, _, watching) => writeBranding(wishOf(subject), watching),
  feature: 'guides',
  textOf: (content) => ({ kind: 'personal_branding', content }),
};
