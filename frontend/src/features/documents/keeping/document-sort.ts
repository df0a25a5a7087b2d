import type {
  BrandingContent,
  CoverLetterContent,
  DocumentKind,
  GuideContent,
  LinkedinContent,
} from '@shortlist/shared/contract/resume-documents';
import { BRANDING_PARTS } from '@shortlist/shared/guides/branding-parts';
import { DOCUMENT_NAMES, LETTER_LENGTHS, LETTER_TONES } from '@shortlist/shared/letters/letter-options';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { resumeLanguage } from '@shortlist/shared/document/compose-document';

/** What is particular to one kind of text beside a résumé. */
export interface DocumentSort<Content> {
  kind: DocumentKind;
  /** As it is called within a sentence. */
  name: string;
  /** The same in one word: "Draft my letter". */
  noun: string;
  blank: (data: ResumeData) => Content;
  /** Reads what an older version of the product, or a person with developer tools, may have left on the device. */
  read: (value: unknown, otherwise: Content) => Content;
}

export const COVER_LETTER: DocumentSort<CoverLetterContent> = {
  kind: 'cover_letter',
  name: 'cover letter',
  noun: 'letter',
  blank: (data) => ({
    recipient: '',
    company: '',
    role: '',
    date: new Intl.DateTimeFormat(resumeLanguage(data), { dateStyle: 'long' }).format(new Date()),
    text: '',
    tone: 'plain',
    length: 'medium',
  }),
  read: (value, otherwise) => ({
    recipient: textIn(value, 'recipient', otherwise),
    company: textIn(value, 'company', otherwise),
    role: textIn(value, 'role', otherwise),
    date: textIn(value, 'date', otherwise),
    text: textIn(value, 'text', otherwise),
    tone: oneOf(LETTER_TONES, fieldOf(value, 'tone'), otherwise.tone),
    length: oneOf(LETTER_LENGTHS, fieldOf(value, 'length'), otherwise.length),
  }),
};

export const LINKEDIN: DocumentSort<LinkedinContent> = {
  kind: 'linkedin',
  name: 'LinkedIn summary',
  noun: 'summary',
  blank: () => ({ headline: '', about: '', tone: 'plain' }),
  read: (value, otherwise) => ({
    headline: textIn(value, 'headline', otherwise),
    about: textIn(value, 'about', otherwise),
    tone: oneOf(LETTER_TONES, fieldOf(value, 'tone'), otherwise.tone),
  }),
};

export const INTERVIEW = guide('interview_preparation', 'preparation');
export const SALARY = guide('salary_guide', 'guide');

export const BRANDING: DocumentSort<BrandingContent> = {
  kind: 'personal_branding',
  name: 'personal branding',
  noun: 'texts',
  blank: () => brandingOf(() => ''),
  read: (value, otherwise) => brandingOf((part) => textIn(value, part, otherwise)),
};

const brandingOf = (textOf: (part: keyof BrandingContent) => string): BrandingContent =>
  Object.fromEntries(BRANDING_PARTS.map(([part]) => [part, textOf(part)])) as BrandingContent;

function guide(kind: 'interview_preparation' | 'salary_guide', noun: string): DocumentSort<GuideContent> {
  return {
    kind,
    name: DOCUMENT_NAMES[kind].toLowerCase(),
    noun,
    blank: () => ({ aim: '', text: '' }),
    read: (value, otherwise) => ({ aim: textIn(value, 'aim', otherwise), text: textIn(value, 'text', otherwise) }),
  };
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function textIn<Name extends string>(value: unknown, name: Name, otherwise: Record<Name, string>): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : otherwise[name];
}

const oneOf = <Choice>(choices: readonly Choice[], value: unknown, otherwise: Choice): Choice =>
  choices.find((choice) => choice === value) ?? otherwise;
