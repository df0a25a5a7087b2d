import { resultAsDeed } from './result-as-deed.js';
import { convertVerbs, hasOwnObject } from '../../english/convert-verbs.js';
import { regularPast } from '../../english/vocabulary/regular-past.js';
import { afterDutyOpener } from '../../english/openers.js';
import { headOf } from '../reading/noun-phrase.js';
import { NAMED_WORK } from '../../english/vocabulary/named-work.js';
import { workOf } from '../../english/noun-work.js';
import { readsAsVerb } from '../../english/reads-as-verb.js';
import { isAlsoNoun, isVerb, verbIn } from '../../english/verb-forms.js';
import { isWork } from '../../english/work-names.js';
import { afterFirstWord, capitalized, firstWord, isPeople, lowered, wordSet } from '../../text/words.js';

type Form = 'base' | 'past';
/** One item of a list of tasks. A `more` item ("toilets") adds objects to the previous item ("cleaning floors"). */
type Part = { kind: 'deed' | 'work' | 'measure' | 'more'; text: string };

const JOINT =
  /,? (?:as well as|and also for|and also|and then|and for|plus also|plus) | and (?=I (?:also |have |was )?[a-z]+)|(?<=[a-z)]) [&+] (?=[a-z])|, (?:and )?(?:also )?(?:for )?/i;
/** Matches a gerund without an object before "and": "cashing up and window displays". */
const AFTER_BARE_DEED = /(?<=^[a-z]{3,20}ing(?: (?:up|down|out|off))?) and (?![a-z]+ing\b)/i;
const MEASURE =
  /^(?:approx(?:imately)?|around|about|up to|over|between|roughly|usually|averag(?:e|ing)|(?:in a )?(?:crew|team) of|\d)[^,]*\d|^\d[\p{L}\d-]*(?: [\p{L}\d/-]+){0,4}$/iu;
const OTHER_SUBJECT =
  /\b(?:etc|we|they|he|she|it|which|who|this|that|was|were|is|are|am|my|has|have|had|went|got)\b|[a-z]ing [a-z]+ing\b/i;
const CARRIED_OUT =
  /(?:testing|cleaning|welding|sampling|checks|walks|inspections|tests|repairs|surveys|patrols|audits|maintenance|servicing|assessments|cleans|fixes?)$/;
const QUALITY =
  /(?:ity|ness|work|skills?|knowledge|experience|manner|attitude|ethic|feedback|record|licen[cs]e|training|certified)$/;
const ALONE = wordSet(`
  cleaning mixing sweeping hoovering dusting mopping ironing packing shelving charting centrifuging filing scanning sorting labelling labeling weighing
  weeding pruning mowing baking grinding sanding polishing painting typing proofreading cooking carrying ushering wallpapering
`);
const MAX_PARTS = 8;
/** Matches "-ing" phrases that are certainly actions: "planning activities", unlike "training days". */
const CERTAIN_DEED =
  /^(?:writing|preparing|completing|producing|compiling|filing) [a-z ]*reports?\b|^(?:planning|organi[sz]ing|running|leading|delivering) [a-z ]*(?:activities|events|sessions|workshops|courses|campaigns)\b/i;
/**
 * Matches the last gerund of a list if it shares its object with the gerunds before it: "operating lights" in "rigging, focusing and
 * operating lights".
 */
const SHARES_OBJECT = /^[a-z]+ing(?: and [a-z]+ing)? (?!and\b)[a-z\d]/i;
/** Matches a vague amount of work: "a bit of shopping", "a lot of ironing". */
const LITTLE = /^((?:an? )?(?:little )?(?:bit|lot) of [a-z]+(?: [a-z]+)?|some [a-z]+)$/i;
const MORE_OBJECTS =
  /^(?:[a-z-]+ )?[a-z-]+s and [a-z-]+(?: [a-z-]+){0,2}?(?: (?:in|on|at|before|after|for|by|across) [^,]{2,40})?$/i;
const IN_PAST = /\b(?:was|were|had|included|involved|entailed)\b/i;

/**
 * Adds a verb to each item of a list: "delivering 150 parcels a day, van checks, also loading the van". Returns
 * undefined unless every item is an action, a noun for work or a measure.
 */
export function withVerbPerItem(text: string, isCurrent: boolean): string | undefined {
  if (/[;:]|[.!?] |\s[-–—]\s/.test(text)) return undefined;
  if (verbIn('past', firstWord(text)) || (isCurrent && verbIn('base', firstWord(text))))
    return withLastWorkDone(text, isCurrent);
  const end = text.endsWith('.') ? '.' : '';
  const duty = afterDutyOpener(text);
  const isOver = duty !== undefined && IN_PAST.test(text.slice(0, text.length - duty.length));
  const form = isCurrent && !isOver ? 'base' : 'past';
  const list = duty ?? text;
  const pieces = piecesOf(list.slice(0, list.length - end.length));
  if (pieces.length < (duty === undefined ? 2 : 1) || pieces.length > MAX_PARTS) return undefined;
  const parts = pieces.map((piece, index) => readBoth(piece.trim(), form) ?? moreObjects(piece.trim(), index));
  if (parts.includes(undefined)) return undefined;
  const read = (parts as Part[][]).flat();
  if (read.length < 2 || read.length > MAX_PARTS || !isSureStart(read)) return undefined;
  return capitalized(joined(clauses(read, form))) + end;
}

/** Adds a verb to the last item of a list of actions: "Bag groceries, clean up spills, price checks". */
function withLastWorkDone(text: string, isCurrent: boolean): string | undefined {
  const end = text.endsWith('.') ? '.' : '';
  const pieces = text.slice(0, text.length - end.length).split(/, (?:and )?/);
  const [last, deeds] = [pieces.at(-1)!, pieces.slice(0, -1)];
  const form = verbIn('past', firstWord(text)) ? 'past' : 'base';
  const isWorkLast =
    CARRIED_OUT.test(headOf(last)) &&
    (!isVerb(firstWord(last)) || isAlsoNoun(firstWord(last), 'base')) &&
    /^[a-z]+(?: [a-z]+){0,2}$/.test(last);
  if (!isWorkLast || deeds.length < 2 || (isCurrent && form === 'past')) return undefined;
  if (!deeds.every((piece) => verbIn(form, firstWord(piece)) && afterFirstWord(piece) !== '')) return undefined;
  return `${deeds.join(', ')}, and ${form === 'past' ? 'carried out' : 'carry out'} ${last}${end}`;
}

/** Returns whether a list begins with an action, or with a noun for work ("van checks") and then an action. */
const isSureStart = ([first, ...others]: readonly Part[]): boolean =>
  first?.kind === 'deed' ||
  (first?.kind === 'work' && CARRIED_OUT.test(headOf(first.text)) && others.some(({ kind }) => kind === 'deed'));

/** Parses the second item of a list as further objects of the first: "cleaning 3 floors, toilets and kitchens". */
const moreObjects = (piece: string, index: number): Part[] | undefined =>
  index === 1 && MORE_OBJECTS.test(piece) && !/\band [a-z]+(?:ing|ed)\b/i.test(piece) && !isVerb(firstWord(piece))
    ? [{ kind: 'more', text: piece }]
    : undefined;

/** Parses an item, or two items joined by "and": "answering the phones and inventory on Tuesdays". */
function readBoth(piece: string, form: Form): Part[] | undefined {
  const whole = read(piece, form);
  for (const found of piece.matchAll(/ (?:and|&) /g)) {
    const [before, after] = [piece.slice(0, found.index), piece.slice(found.index + found[0].length)];
    if (/^(?:help|assist|support)ing /i.test(before)) return whole && [whole];
    // A plural noun is probably a further object: "preparing quotes and invoices".
    if (whole?.kind === 'deed' && (verbIn('gerund', firstWord(after)) || /s$/.test(headOf(after)))) continue;
    const parts = [before, after].map((each) => read(each, form));
    if (parts.every((part) => part?.kind === 'deed') && firstWord(parts[0]!.text) !== firstWord(parts[1]!.text))
      return parts as Part[];
  }
  return whole && [whole];
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(JOINT).flatMap((each) => each.split(AFTER_BARE_DEED))) {
    const last = pieces.at(-1);
    // In "rigging, focusing and operating lights", all three verbs share one object.
    const isShared = last !== undefined && /^[a-z]+ing(?:, [a-z]+ing)*$/i.test(last) && SHARES_OBJECT.test(piece);
    const isOpen = last !== undefined && last.split('(').length > last.split(')').length;
    if (isOpen || (isShared && !ALONE.has(last) && !NAMED_WORK.has(last.toLowerCase())))
      pieces.push(`${pieces.pop()!}, ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

function read(piece: string, form: Form): Part | undefined {
  const bare = piece
    .replace(/^(?:and |also )*i was the (?:one|person) who (?:done|did)\b/i, 'did')
    .replace(/^(?:and |also |i (?:also )?)+/i, '')
    .replace(/^(?:was|am|have been) (?=[a-z]+ing\b)/i, '');
  const little = LITTLE.exec(bare)?.[1];
  if (little !== undefined)
    return deed(`${form === 'past' ? 'did' : 'do'} ${/^bit/i.test(little) ? 'a ' : ''}${little}`);
  // "I have trained 5 drivers" stays in the perfect tense even in a current job.
  const [, done = ''] = /^have ([a-z]+)\b/i.exec(bare) ?? [];
  if (verbIn('past', done)) return deed(form === 'past' ? bare.slice('have '.length) : bare);
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
  // An item that begins with a verb in base form is an action: "…, help chefs with veg prep".
  if (verbIn('base', word) && readsAsVerb(word, afterFirstWord(bare)) && /\s/.test(bare)) {
    const told = form === 'past' ? convertVerbs(lowered(bare), 'base', 'past', true) : bare;
    if (told !== undefined) return deed(told);
  }
  if (verbIn('gerund', word)) {
    const isDeed =
      hasOwnObject(bare) ||
      CERTAIN_DEED.test(bare) ||
      /^[a-z]+ing (?:of|up|down|out|off|with|to|for|on|in)(?: |$)/i.test(bare) ||
      ALONE.has(bare);
    const phrases = isDeed
      ? convertVerbs(lowered(bare).replace(/^([a-z]+ing) of /, '$1 '), 'gerund', form, true)
      : undefined;
    return phrases === undefined ? undefined : deed(phrases);
  }
  const unknown = form === 'past' && !verbIn('gerund', word) ? regularPast(bare) : undefined;
  if (unknown !== undefined) return deed(unknown);
  const head = headOf(bare);
  const isNamed = isWork(head) && !QUALITY.test(head) && !isPeople(head) && !/ing$/.test(word);
  return isNamed ? { kind: 'work', text: lowered(bare) } : undefined;
}

const deed = (text: string): Part => ({ kind: 'deed', text: lowered(text) });

/** Adds a verb to nouns for work ("carried out van checks") and appends a measure ("about 40 a day") to an item. */
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
    if (kind === 'measure' || kind === 'more') phrases.push(`${phrases.pop() ?? ''}, ${text}`);
    else phrases.push(text);
  }
  handled();
  return withVerbOnce(phrases);
}

/** Joins adjacent items with the same verb: "carried out rewires", "carried out fault finding" become one item. */
function withVerbOnce(phrases: readonly string[]): string[] {
  const merged: string[] = [];
  for (const phrase of phrases) {
    const verb = /^(?:carr(?:y|ied) out|handled?) /.exec(phrase)?.[0];
    const before = merged.at(-1);
    if (verb !== undefined && before?.startsWith(verb) && !/ and |,/.test(before))
      merged[merged.length - 1] = `${before} and ${phrase.slice(verb.length)}`;
    else merged.push(phrase);
  }
  return merged;
}

function joined(items: readonly string[]): string {
  const last = items.at(-1)!;
  const before = items.slice(0, -1);
  if (before.length === 0) return last;
  const isNested = / and /.test(last) || /,| and /.test(before.at(-1)!);
  return `${before.join(', ')}${isNested ? ', and ' : ' and '}${last}`;
}
