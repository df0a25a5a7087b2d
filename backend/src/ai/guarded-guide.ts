import type { GuideView } from '@shortlist/shared/contract/ai';
import type { InterviewParts } from '@shortlist/shared/guides/interview/compose-interview';
import type { SalaryParts } from '@shortlist/shared/guides/compose-salary-guide';
import { cleanLine } from '@shortlist/shared/text/text';
import { factGuard } from '@shortlist/shared/facts/guard/fact-guard';
import type { GuardRecord } from '@shortlist/shared/facts/guard/guard-record';
import { guardedParagraphs } from './guarded-paragraphs.js';
import type { WrittenInterview } from './prompts/interview.js';
import type { WrittenSalaryGuide } from './prompts/salary.js';

type Guarded = Pick<GuideView, 'aim' | 'text' | 'flags'>;

export interface GuideSources {
  /** Texts that the answer may state about the user. */
  own: readonly string[];
  /** The same facts by the entry that they belong to. */
  record: GuardRecord;
  /** The job description, which questions may also refer to. */
  job: string;
}

const MINIMUM = { questions: 3, ask: 1, evidence: 1, phrases: 2 } as const;

/**
 * Removes unfounded answers from a model's preparation, along with their questions. Returns null if too few are left.
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

/** Removes evidence and phrases that the résumé does not support. Returns null if too few are left. */
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

/** A question may name what the job description names, because it states nothing about the user. */
const isAskable = ({ own, job }: GuideSources, line: string): boolean => factGuard([...own, job], line).length === 0;

/** A phrase states facts about the user, who may not meet the job description's requirements. */
const isSayable = ({ own, record }: GuideSources, line: string): boolean => factGuard(own, line, record).length === 0;
