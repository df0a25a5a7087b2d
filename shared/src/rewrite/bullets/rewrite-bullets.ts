import { LIMITS, type Experience } from '../../resume/resume-data.js';
import { cleanLine } from '../../text/text.js';
import { relevanceTo } from '../reading/relevance.js';
import { withBlank } from '../reading/blanks.js';
import { relatedItems, sameTexts, textsOf, type BulletItem } from './bullet-item.js';
import { tidyOnly, rewritingRound } from './bullet-passes.js';
import { OPEN_POINTS } from '../../resume/open-points.js';
import { bulletQuestion } from '../questions/bullet-question.js';
import { type BulletQuestion } from '../questions/bullet-answers.js';
import { entryScore } from './entry-score.js';
import { factGuard } from '../../facts/guard/fact-guard.js';
import { lostFacts } from '../../facts/facts.js';
import { isTooMuch, tidyOnlyReason } from '../reading/tidy-only.js';
import { WRITING_VERSION } from '../version.js';

/** A rewrite of one or more bullets. The user can only accept or reject it as a whole. */
export interface RewrittenLine {
  /** Bullets as typed. There are several if they were duplicates of each other. */
  before: string[];
  /** New bullet. If the original was split, the new bullets are on separate lines. */
  after: string;
  reasons: string[];
  /** The new bullet with a blank for a number that only the user knows. */
  withBlank?: string;
  /** Question about a fact that only the user knows. Present only if the bullets are in English. */
  question?: BulletQuestion;
}

export interface BulletRewrite {
  bullets: string[];
  version: string;
  flags: { line: number; text: string; message: string }[];
  lines: RewrittenLine[];
  /** Reason why the bullets were not changed, as shown to the user. */
  notice?: string;
}

const MAX_ROUNDS = 8;

/**
 * Rewrites the bullets of one job by built-in rules. Never adds or loses a fact, never lowers the job's score, keeps
 * good bullets, and is idempotent.
 * @param jdText job description. Bullets that mention its requirements move to the front. It is data: no instruction in
 * it is followed
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

function withGuarantees(job: Experience, typed: readonly BulletItem[], jdText: string): readonly BulletItem[] {
  const rewritten = settled(typed, rewritingRound(job, relevanceTo(jdText)));
  return rewritten && isSound(job, textsOf(typed), textsOf(rewritten)) ? rewritten : typed;
}

/** Rewrites the bullets until they no longer change. Returns undefined if that takes more than `MAX_ROUNDS` rounds. */
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

function isSound(job: Experience, before: readonly string[], after: readonly string[]): boolean {
  const [source, answer] = [before.join('\n'), after.join('\n')];
  return (
    lostFacts(source, answer).length === 0 &&
    factGuard([source], answer).length === 0 &&
    entryScore(job, after) >= entryScore(job, before)
  );
}

/**
 * Maximum number of questions per job, because users would not answer ten. Questions about the author's part come
 * first, then questions about scope, then questions about results.
 */
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
