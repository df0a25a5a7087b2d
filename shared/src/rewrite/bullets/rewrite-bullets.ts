import { LIMITS, type Experience } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { relevanceTo } from '../reading/relevance.js';
import { withBlank } from '../reading/blanks.js';
import { relatedItems, sameTexts, textsOf, type BulletItem } from './bullet-item.js';
import { tidyOnly, rewritingRound } from './bullet-passes.js';
import { OPEN_POINTS } from '../../resume/open-points.js';
import { bulletQuestion } from './bullet-question.js';
import { type BulletQuestion } from './bullet-answers.js';
import { entryScore } from './entry-score.js';
import { factGuard } from '../../facts/guard/fact-guard.js';
import { lostFacts } from '../../facts/facts.js';
import { isTooMuch, tidyOnlyReason } from '../reading/tidy-only.js';
import { WRITING_VERSION } from '../version.js';

/** A rewrite of one or more bullets, accepted or rejected together. */
export interface RewrittenLine {
  /** Bullets as typed; several if they were duplicates. */
  before: string[];
  /** New bullet, or several if it was split. */
  after: string;
  reasons: string[];
  /** The new bullet with a blank where a number would help. Only the user inserts it. */
  withBlank?: string;
  /** Question about facts that only the user knows; English only. */
  question?: BulletQuestion;
}

export interface BulletRewrite {
  bullets: string[];
  version: string;
  flags: { line: number; text: string; message: string }[];
  lines: RewrittenLine[];
  /** Reason for which the wording was kept. */
  notice?: string;
}

const MAX_ROUNDS = 8;

/**
 * Rewrites the bullets of one job by fixed rules. Never adds or loses a fact, never lowers the score of the entry,
 * keeps good bullets, and is idempotent.
 * @param jdText job description, which moves relevant bullets to the front. It is data, and no instruction in it is
 * followed
 */
export function rewriteBullets(job: Experience, jdText = ''): BulletRewrite {
  const typed = job.bullets.flatMap((typedText, place): BulletItem[] => {
    const text = cleanLine(typedText);
    return text === '' ? [] : [{ text, from: [place], reasons: text === typedText ? [] : ['Cleaned up'] }];
  });
  const items = isTooMuch(textsOf(typed)) ? tidyOnly(typed) : withGuarantees(job, typed, jdText);
  const notice = tidyOnlyReason([job.role, ...textsOf(typed)]);
  const lines = withFewQuestions(relatedItems(items).map((parts) => lineOf(parts, job, notice === undefined)));
  return {
    bullets: lines.flatMap(({ after }) => after.split('\n')),
    version: WRITING_VERSION,
    flags: [],
    lines,
    ...(typed.length > 0 && notice !== undefined && { notice }),
  };
}

/** Returns the rewritten bullets, or the original ones if they violate a guarantee. */
function withGuarantees(job: Experience, typed: readonly BulletItem[], jdText: string): readonly BulletItem[] {
  const rewritten = settled(typed, rewritingRound(job, relevanceTo(jdText)));
  return rewritten && isSound(job, textsOf(typed), textsOf(rewritten)) ? rewritten : typed;
}

/** Rewrites until nothing changes; undefined if the limit of rounds is reached first. */
function settled(
  typed: readonly BulletItem[],
  round: (items: readonly BulletItem[]) => readonly BulletItem[],
): readonly BulletItem[] | undefined {
  let items = typed;
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
    const next = round(items);
    // Bullets that the user accepts or rejects together must be adjacent.
    const together = relatedItems(next).flat();
    if (sameTexts(next, items) && sameTexts(together, items)) return together;
    items = together;
  }
  return undefined;
}

/** Checks the guarantees on the complete result. If one is violated, the bullets stay unchanged. */
function isSound(job: Experience, before: readonly string[], after: readonly string[]): boolean {
  const [source, answer] = [before.join('\n'), after.join('\n')];
  return (
    lostFacts(source, answer).length === 0 &&
    factGuard([source], answer).length === 0 &&
    entryScore(job, after) >= entryScore(job, before)
  );
}

/** Maximum number of questions. Users do not answer ten, so the most important are kept, ownership before scope. */
const MAX_QUESTIONS = 4;
function withFewQuestions(lines: RewrittenLine[]): RewrittenLine[] {
  const prioritized = lines
    .filter(({ question }) => question !== undefined)
    .sort((a, b) => OPEN_POINTS.indexOf(a.question!.about) - OPEN_POINTS.indexOf(b.question!.about))
    .slice(0, MAX_QUESTIONS);
  return lines.map((line) => {
    if (prioritized.includes(line)) return line;
    const unasked = { ...line };
    delete unasked.question;
    return unasked;
  });
}

function lineOf(parts: readonly BulletItem[], job: Experience, isEnglish: boolean): RewrittenLine {
  const after = textsOf(parts).join('\n');
  const blank = parts.length === 1 ? withBlank(after) : undefined;
  const question = isEnglish && parts.length === 1 ? bulletQuestion(after, job.current) : undefined;
  const from = [...new Set(parts.flatMap((part) => part.from))].sort((a, b) => a - b);
  return {
    before: from.map((place) => job.bullets[place]!),
    after,
    reasons: [...new Set(parts.flatMap(({ reasons }) => reasons))],
    ...(blank !== undefined && blank.length <= LIMITS.bulletLength && { withBlank: blank }),
    ...(question && { question }),
  };
}
