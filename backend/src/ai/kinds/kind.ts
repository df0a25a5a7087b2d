import type {
  BrandingView,
  CoverLetterBody,
  CoverLetterView,
  GuideBody,
  GuideView,
  JobProfileView,
  LinkedinSummaryBody,
  LinkedinSummaryView,
  RewriteBulletsBody,
  RewriteBulletsView,
  RewriteSummaryBody,
  RewriteSummaryView,
} from '@shortlist/shared/contract/ai';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import type { FactCheck } from '@shortlist/shared/facts/guard/fact-check';
import type { PromptText } from '../prompts/prompt.js';
import type { WrittenBranding } from '../prompts/branding.js';
import type { WrittenLetter } from '../prompts/cover-letter.js';
import type { Sentence } from '../prompts/fact-check.js';
import { HiddenContacts } from '../prompts/hidden-contacts.js';
import type { WrittenInterview } from '../prompts/interview.js';
import type { WrittenProfile } from '../prompts/linkedin.js';
import { resumeText } from '../prompts/resume-text.js';
import type { RewrittenBullets } from '../prompts/rewrite-bullets.js';
import type { WrittenSummary } from '../prompts/rewrite-summary.js';
import type { WrittenSalaryGuide } from '../prompts/salary.js';

export interface Texts {
  bullets: { body: RewriteBulletsBody; view: RewriteBulletsView; answer: RewrittenBullets };
  summary: { body: RewriteSummaryBody; view: RewriteSummaryView; answer: WrittenSummary };
  coverLetter: { body: CoverLetterBody; view: CoverLetterView; answer: WrittenLetter };
  linkedin: { body: LinkedinSummaryBody; view: LinkedinSummaryView; answer: WrittenProfile };
  interview: { body: GuideBody; view: GuideView; answer: WrittenInterview };
  salary: { body: GuideBody; view: GuideView; answer: WrittenSalaryGuide };
  branding: { body: GuideBody; view: BrandingView; answer: WrittenBranding };
}
export type TextKind = keyof Texts;

export interface Subject<Kind extends TextKind> {
  body: Texts[Kind]['body'];
  /** Profile of the job; null without a job description, or for a kind of text that uses no profile. */
  profile: JobProfileView | null;
  now: Date;
  factCheck?: FactCheck | undefined;
}

export interface Question {
  prompt: PromptText;
  sources: string[];
  /**
   * The user's text as the model sees it, without contact details. The fact check compares the answer with these lines.
   */
  lines: string[];
  /** Contact details hidden from the prompt, in the order of their placeholders. */
  contacts: string[];
}

export type Draft<Kind extends TextKind> = Omit<Texts[Kind]['view'], 'engine' | 'version'>;

/** Writes and checks one kind of text. The methods are pure and CPU-intensive, so they run in a thread. */
export interface KindOfText<Kind extends TextKind> {
  byRules(subject: Subject<Kind>): Texts[Kind]['view'];
  question(subject: Subject<Kind>): Question | null;
  /** Returns the facts that the answer may state. A kind without this method never streams its answer. */
  record?(subject: Subject<Kind>): GuardRecord;
  /** Returns the sentences of the answer that may state facts about the user. */
  sentences(answer: Texts[Kind]['answer']): Sentence[];
  /** Removes from the model's answer the claims that `sources` does not support. Returns null if too little remains. */
  guarded(subject: Subject<Kind>, answer: Texts[Kind]['answer'], sources: string[]): Draft<Kind> | null;
}

/**
 * Builds a prompt about a resume with the contact details hidden. Returns null if the resume has no text.
 * @param claims statements that the answer may use in addition to the resume's text
 */
export function questionAbout(
  data: ResumeData,
  claims: readonly string[],
  promptOf: (contacts: HiddenContacts) => PromptText,
): Question | null {
  const contacts = new HiddenContacts(data);
  const source = resumeText(data, contacts);
  if (source === '') return null;
  const prompt = promptOf(contacts);
  return {
    prompt,
    sources: [contacts.restore(source), ...claims],
    lines: [...source.split('\n').filter(Boolean), ...claims.map((claim) => contacts.hide(claim))],
    contacts: contacts.found,
  };
}
