import type {
  BrandingContent,
  CoverLetterContent,
  DocumentKind,
  GuideContent,
  LinkedinContent,
} from '@shortlist/shared/contract/resume-documents';
import { BRANDING_PARTS } from '@shortlist/shared/document/branding-parts';
import { DOCUMENT_NAMES, LETTER_LENGTHS, LETTER_TONES } from '@shortlist/shared/product/letter-options';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { resumeLanguage } from '@shortlist/shared/document/compose-document';
import { messages } from './messages.js';

export interface CompanionKind<Content> {
  key: DocumentKind;
  /** Name of the companion text, for use within a sentence. */
  name: string;
  /** Short name of the companion text, as in "Draft My Guide". */
  noun: string;
  blank: (data: ResumeData) => Content;
  /** Validates stored content, which may come from an older release. */
  read: (value: unknown, fallback: Content) => Content;
}

const { kinds } = messages;

export const COVER_LETTER: CompanionKind<CoverLetterContent> = {
  key: 'cover_letter',
  ...kinds.coverLetter,
  blank: (data) => ({
    recipient: '',
    company: '',
    role: '',
    date: new Intl.DateTimeFormat(resumeLanguage(data), { dateStyle: 'long' }).format(new Date()),
    text: '',
    tone: 'plain',
    length: 'medium',
  }),
  read: (value, fallback) => ({
    recipient: textIn(value, 'recipient', fallback),
    company: textIn(value, 'company', fallback),
    role: textIn(value, 'role', fallback),
    date: textIn(value, 'date', fallback),
    text: textIn(value, 'text', fallback),
    tone: oneOf(LETTER_TONES, fieldOf(value, 'tone'), fallback.tone),
    length: oneOf(LETTER_LENGTHS, fieldOf(value, 'length'), fallback.length),
  }),
};

export const LINKEDIN: CompanionKind<LinkedinContent> = {
  key: 'linkedin',
  ...kinds.linkedin,
  blank: () => ({ headline: '', about: '', tone: 'plain' }),
  read: (value, fallback) => ({
    headline: textIn(value, 'headline', fallback),
    about: textIn(value, 'about', fallback),
    tone: oneOf(LETTER_TONES, fieldOf(value, 'tone'), fallback.tone),
  }),
};

export const INTERVIEW = guide('interview_preparation', kinds.interview.noun);
export const SALARY = guide('salary_guide', kinds.salary.noun);

export const BRANDING: CompanionKind<BrandingContent> = {
  key: 'personal_branding',
  ...kinds.branding,
  blank: () => brandingOf(() => ''),
  read: (value, fallback) => brandingOf((part) => textIn(value, part, fallback)),
};

const brandingOf = (textOf: (part: keyof BrandingContent) => string): BrandingContent =>
  Object.fromEntries(BRANDING_PARTS.map(([part]) => [part, textOf(part)])) as BrandingContent;

function guide(key: 'interview_preparation' | 'salary_guide', noun: string): CompanionKind<GuideContent> {
  return {
    key,
    name: DOCUMENT_NAMES[key].toLowerCase(),
    noun,
    blank: () => ({ aim: '', text: '' }),
    read: (value, fallback) => ({ aim: textIn(value, 'aim', fallback), text: textIn(value, 'text', fallback) }),
  };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function textIn<Name extends string>(value: unknown, name: Name, fallback: Record<Name, string>): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : fallback[name];
}

const oneOf = <Choice>(choices: readonly Choice[], value: unknown, fallback: Choice): Choice =>
  choices.find((choice) => choice === value) ?? fallback;
