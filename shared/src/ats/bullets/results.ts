import { phraseFinder } from '../../text/find-phrases.js';
import type { Opening } from './opening.js';

/**
 * Verbs of change. They state a result only together with a figure: "Cut waiting times from 40 to 12 minutes" does,
 * "Improved the process" does not.
 */
const CHANGES = new Set(
  'collect cut decrease earn generate grow increase lower raise reduce save shrink trim'.split(' '),
);
/** Verbs that state a result even without a figure: "Won the tender for two hospitals". */
const OUTCOMES = new Set('double eliminate halve outsell prevent recover restore surpass triple win'.split(' '));

const phrasesIn = phraseFinder([
  'resulting in',
  'leading to',
  'led to',
  'so that',
  'so the',
  'so we',
  'so no',
  'so nobody',
  'saving',
  'saved',
  'reducing',
  'cutting',
  'increasing',
  'improving',
  'raising',
  'lowering',
  'doubling',
  'halving',
  'eliminating',
  'preventing',
  'freeing',
  'bringing',
  'allowing',
  'enabling',
  'winning',
  'earning',
  'fell',
  'dropped',
  'rose',
  'grew',
  'went down',
  'went up',
  'doubled',
  'halved',
  'tripled',
  'without a',
  'without an',
  'without any',
  'without one',
  'without missing',
  'without losing',
  'without delay',
  'without error',
  'without errors',
  'without incident',
  'with no',
  'with zero',
  'zero',
  'no late',
  'no lost',
  'no missed',
  'not one',
  'ahead of',
  'under budget',
  'within budget',
  'on time',
  'on budget',
  'on schedule',
  'first time',
  'first attempt',
  'at first',
  'promoted',
  'award',
  'awards',
  'awarded',
  'recognised',
  'recognized',
  'commended',
  'praised',
  'thanked',
  'named',
  'selected as',
  'selected for',
  'selected to',
  'chosen',
  'invited to',
  'nominated',
  'shortlisted',
  'ranked',
  'rated',
  'top seller',
  'top performer',
  'the highest',
  'the lowest',
  'the fastest',
  'the best',
  'highest in',
  'lowest in',
  'no longer',
  'never again',
  'is now',
  'are now',
  'now takes',
  'now answered',
  'stopped',
  'graded',
  'passed',
  'adopted',
  'approved',
  'accepted',
  'still in use',
  'still use',
  'still used',
  'still run',
  'now use',
  'now used',
  'now uses',
  'now run',
  'now runs',
  'now share',
  'now the standard',
  'became',
  'come back',
  'came back',
  'returned',
  'renewed',
  'stayed on',
  'kept on',
  'went on to',
  'repeat business',
]);
const CHANGE =
  /\b(?:by|to|of) (?:over |about |around |nearly |almost |more than |up to )?(?:\p{Nd}[\p{Nd}.,]{0,12} ?(?:%|percent|per cent)|half\b|a (?:third|quarter|fifth|half)\b)|\bby (?:over |about |around |nearly |almost |more than |up to )?[$€£]?\p{Nd}|\p{Nd} ?%(?! of\b)|\bfrom [^.;]{0,60}\bto [^.;]{0,6}\p{Nd}/iu;
/** Matches words that introduce an effect of the work: "which cut", "that now carries". */
const AFTERWARDS =
  /\b(?:which|that) (?:(?:now|later|since|also|has|have|soon) ){0,2}[a-z]{3,}(?:ed|s)\b|\bwhich (?:cut|led|won|kept|made|brought|let|put|gave|took|meant)\b/u;

/** Matches a previous value in parentheses: "On day 5 (day 11 when I arrived)". */
const BEFORE =
  /\p{Nd}[^()]{0,40}\((?:was |from |before |previously |down from |up from )?[^()]{0,20}\p{Nd}[^()]{0,30}\)/u;
const IS_BEFORE =
  /\((?:was|from|before|previously|down from|up from)\b|\b(?:when i|before me|before i|on arrival|previously)\b[^()]{0,20}\)/iu;
/** Matches a clause after a semicolon that may state a result: "…; prices were renegotiated". */
const THEN = /; (?:[\p{L}\p{Nd}'’-]+ ){1,6}(?:was|were|are|is|has|have|came|went|fell|rose)\b/u;

const PROMOTED = /^ (?:was |got |been )?promoted (?:to|from|twice|after|within) /u;

/** Returns whether a bullet states a result: a change with its size, an outcome or a consequence. English only. */
export function hasResult(
  text: string,
  words: readonly string[],
  wording: string,
  { verb }: Opening,
  hasFigure: boolean,
): boolean {
  if (verb !== undefined && (OUTCOMES.has(verb) || (CHANGES.has(verb) && hasFigure))) return true;
  return (
    phrasesIn(words.slice(1), wording.slice(1 + (words[0] ?? '').length)).length > 0 ||
    CHANGE.test(text) ||
    AFTERWARDS.test(wording) ||
    (BEFORE.test(text) && IS_BEFORE.test(text)) ||
    THEN.test(text) ||
    PROMOTED.test(wording)
  );
}
