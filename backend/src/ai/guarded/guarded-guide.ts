import type { GuideView } from '@shortlist/shared/contract/ai';
import type { InterviewParts } from '@shortlist/shared/guides/interview/compose-interview';
import type { SalaryParts } from '@shortlist/shared/guides/compose-salary-guide';
import { cleanLine } from '@shortlist/shared/text/text';
import { factGuard } from '@shortlist/shared/facts/guard/fact-guard';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { guardedParagraphs } from './guarded-paragraphs.js';
import type { WrittenInterview } from '../prompts/interview.js';
import type { WrittenSalaryGuide } from '../prompts/salary.js';

type Guarded = Pick<GuideView, 'aim' | 'text' | 'flags'>;

export interface GuideSources {
  /** The user's own texts: the only source for statements about the user. */
  own: readonly string[];
  record: GuardRecord;
  /** The job description. Questions may use its facts; answers must not. */
  job: string;
}

const MINIMUM = { questions: 3, ask: 1, evidence: 1, phrases: 2 } as const;

/**
 * Removes interview questions whose answers make claims that the resume does not support. Returns null if too few
 * questions are left.
 */
export function guardedInterview(
  { questions, ask }: WrittenInterview,
  sources: GuideSources,
  aim: string,
  textOf: (parts: InterviewParts) => string,
): Guarded | null {
  const flags: GuideView['flags'] = [];
  const kept = questions.flatMap(({ question, answer }) => {
    if (!isAskable(sources, question)) return [];
    const guarded = guardedParagraphs(sources.own, [answer], sources.record);
    if (!guarded) return [];
    flags.push(...guarded.flags);
    return [{ question: cleanLine(question), answer: guarded.paragraphs }];
  });
  const parts = { questions: kept, ask: ask.filter((question) => isAskable(sources, question)).map(cleanLine) };
  if (kept.length < MINIMUM.questions || parts.ask.length < MINIMUM.ask) return null;
  return { aim, text: textOf(parts), flags };
}

/**
 * Removes from a salary guide the evidence and phrases that the resume does not support. Returns null if too few are
 * left.
 */
export function guardedSalary(
  { evidence, phrases }: WrittenSalaryGuide,
  sources: GuideSources,
  aim: string,
  textOf: (parts: SalaryParts) => string,
): Guarded | null {
  const flags: GuideView['flags'] = [];
  const shown = evidence.flatMap((line) => {
    const guarded = guardedParagraphs(sources.own, [line], sources.record);
    flags.push(...(guarded?.flags ?? []));
    return guarded?.paragraphs ?? [];
  });
  const parts = { evidence: shown, phrases: phrases.filter((line) => isSayable(sources, line)).map(cleanLine) };
  if (shown.length < MINIMUM.evidence || parts.phrases.length < MINIMUM.phrases) return null;
  return { aim, text: textOf(parts), flags };
}

/** Allows a question to use terms of the job description, because a question claims nothing about the user. */
const isAskable = ({ own, job }: GuideSources, line: string): boolean => factGuard([...own, job], line).length === 0;

/**
 * Returns whether the resume supports a phrase that the guide suggests to the user. Ignores the job description,
 * because the user may lack skills that it requires.
 */
const isSayable = ({ own, record }: GuideSources, line: string): boolean => factGuard(own, line, record).length === 0;
