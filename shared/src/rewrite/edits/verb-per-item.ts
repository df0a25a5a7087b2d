import { resultAsDeed } from './result-as-deed.js';
import { convertVerbs, hasOwnObject } from '../../english/convert-verbs.js';
import { headOf } from '../reading/noun-phrase.js';
import { workOf } from '../../english/noun-work.js';
import { verbIn } from '../../english/verb-forms.js';
import { isWork } from '../../english/work-names.js';
import { capitalized, firstWord, isPeople, lowered, wordSet } from '../../text/words.js';

type Form = 'base' | 'past';
/** One item of a bullet that lists several tasks. */
type Part = { kind: 'deed' | 'work' | 'measure'; text: string };

const JOINT = /, (?:and )?(?:also )?| (?:and also|and then|plus) /i;
/** Matches "and" after a gerund without an object: "cashing up and window displays". */
const AFTER_BARE_DEED = /(?<=^[a-z]{3,20}ing(?: (?:up|down|out|off))?) and (?![a-z]+ing\b)/i;
const MEASURE =
  /^(?:approx(?:imately)?|around|about|up to|over|usually|averag(?:e|ing)|(?:in a )?(?:crew|team) of|\d)[^,]*\d|^\d[\p{L}\d-]*(?: [\p{L}\d/-]+){0,4}$/iu;
const OTHER_SUBJECT = /\b(?:etc|we|they|he|she|it|which|who|this|that|was|were|is|are|am|my|has|have|had|went|got)\b/i;
const CARRIED_OUT =
  /(?:checks|inspections|tests|repairs|surveys|patrols|audits|maintenance|servicing|assessments|cleans|fixes?)$/;
const QUALITY =
  /(?:ity|ness|work|skills?|knowledge|experience|manner|attitude|ethic|feedback|record|licen[cs]e|training|certified)$/;
const ALONE = wordSet('cleaning mixing sweeping hoovering dusting mopping ironing packing charting');
const MAX_PARTS = 8;

/**
 * Adds a verb to each item of a list: "delivering 150 parcels a day, van checks, also loading the van". Returns
 * undefined if an item may be something other than an action, a noun for work or a measure.
 */
export function withVerbPerItem(text: string, isCurrent: boolean): string | undefined {
  if (
    /[;:]|[.!?] |\s[-–—]\s/.test(text) ||
    verbIn('past', firstWord(text)) ||
    (isCurrent && verbIn('base', firstWord(text)))
  )
    return undefined;
  const end = text.endsWith('.') ? '.' : '';
  const form = isCurrent ? 'base' : 'past';
  const pieces = piecesOf(text.slice(0, text.length - end.length));
  if (pieces.length < 2 || pieces.length > MAX_PARTS) return undefined;
  const parts = pieces.map((piece) => read(piece.trim(), form));
  if (parts.includes(undefined) || parts[0]!.kind !== 'deed') return undefined;
  return capitalized(joined(clauses(parts as Part[], form))) + end;
}

/** Splits a list at commas and conjunctions, but not inside parentheses. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(JOINT).flatMap((each) => each.split(AFTER_BARE_DEED))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.split('(').length > last.split(')').length)
      pieces.push(`${pieces.pop()!}, ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

function read(piece: string, form: Form): Part | undefined {
  const bare = piece
    .replace(/^(?:and |also |i (?:also )?)+/i, '')
    .replace(/^(?:was|am|have been) (?=[a-z]+ing\b)/i, '');
  const word = firstWord(bare);
  const result = resultAsDeed(bare);
  if (result !== undefined) return form === 'past' ? deed(result) : undefined;
  if (MEASURE.test(bare)) return { kind: 'measure', text: bare };
  const isSaid = /^(?:and )?(?:also )?i\b/i.test(piece);
  if (form === 'past' && verbIn('past', word) && !verbIn('base', word)) return deed(bare);
  if (form === 'base' && isSaid && verbIn('base', word)) return deed(bare);
  if (OTHER_SUBJECT.test(bare)) return undefined;
  const known = workOf(bare, form);
  if (known !== undefined) return deed(known);
  if (verbIn('gerund', word)) {
    const isDeed =
      hasOwnObject(bare) || /^[a-z]+ing (?:of|up|down|out|off|with|to|for|on|in) /i.test(bare) || ALONE.has(bare);
    const phrases = isDeed
      ? convertVerbs(lowered(bare).replace(/^([a-z]+ing) of /, '$1 '), 'gerund', form, true)
      : undefined;
    return phrases === undefined ? undefined : deed(phrases);
  }
  const head = headOf(bare);
  const isNamed = isWork(head) && !QUALITY.test(head) && !isPeople(head) && !/ing$/.test(word);
  return isNamed ? { kind: 'work', text: lowered(bare) } : undefined;
}

const deed = (text: string): Part => ({ kind: 'deed', text: lowered(text) });

/** Adds a verb to nouns for work, and appends each measure to the item before it. */
function clauses(parts: readonly Part[], form: Form): string[] {
  const phrases: string[] = [];
  let works: string[] = [];
  const handled = () => {
    if (works.length === 0) return;
    const isDone = works.every((work) => CARRIED_OUT.test(headOf(work)));
    const verb = isDone ? { base: 'carry out', past: 'carried out' } : { base: 'handle', past: 'handled' };
    phrases.push(`${verb[form]} ${joined(works)}`);
    works = [];
  };
  for (const { kind, text } of parts) {
    if (kind === 'work') {
      works.push(text);
      continue;
    }
    handled();
    if (kind === 'measure') phrases.push(`${phrases.pop() ?? ''}, ${text}`);
    else phrases.push(text);
  }
  handled();
  return phrases;
}

function joined(items: readonly string[]): string {
  const last = items.at(-1)!;
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  const isNested = / and /.test(last) || /,| and /.test(before.at(-1)!);
  return `${before.join(', ')}${isNested ? ', and ' : ' and '}${last}`;
}
