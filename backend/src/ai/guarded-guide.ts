import type { GuideView } from '@shortlist/shared/contract/ai';
import type { InterviewParts } from '@shortlist/shared/guides/compose-interview';
import type { SalaryParts } from '@shortlist/shared/guides/compose-salary-guide';
import { cleanLine } from '@shortlist/shared/resume/text';
import { factGuard } from '@shortlist/shared/writing/fact-guard';
import type { GuardRecord } from '@shortlist/shared/writing/guard-record';
import { guardedParagraphs } from './guarded-paragraphs.js';
import type { WrittenInterview } from './prompts/interview.js';
import type { WrittenSalaryGuide } from './prompts/salary.js';

type Guarded = Pick<GuideView, 'aim' | 'text' | 'flags'>;

export interface GuideSources {
  /** What may be told of the person. */
  own: readonly string[];
  /** The same by where it stands. */
  record: GuardRecord;
  /** What may be asked about besides: the job description. */
  job: string;
}

const LEAST = { questions: 3, ask: 1, evidence: 1, phrases: 2 } as const;

/** A model's preparation as far as its answers say what the résumé says; a question without an answer goes with it. */
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
  if (kept.length < LEAST.questions || parts.ask.length < LEAST.ask) return null;
  return { aim, text: textOf(parts), flags };
}

/** A model's guide as far as its evidence is the résumé's, and its phrases claim nothing that the résumé does not say. */
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
  if (shown.length < LEAST.evidence || parts.phrases.length < LEAST.phrases) return null;
  return { aim, text: textOf(parts), flags };
}

/** A question may name what the job description names: nothing is said of the user. */
const isAskable = ({ own, job }: GuideSources, line: string): boolean => factGuard([...own, job], line).length === 0;

/** What the user is to say is told of the user, who may have nothing of what the job description asks for. */
const isSayable = ({ own, record }: GuideSources, line: string): boolean => factGuard(own, line, record).length === 0;
