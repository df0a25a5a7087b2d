import { readText } from '../../ats/bullets/text-facts.js';
import { readsAsVerb } from '../../english/reads-as-verb.js';
import { isVerb, verbIn } from '../../english/verb-forms.js';
import {
  afterFirstWord,
  beginsObject,
  firstWord,
  isPeople,
  isPreposition,
  lowered,
  wordSet,
} from '../../text/words.js';
import { GERUND_OF_CHANGE } from '../edits/change-beside.js';

const OF_THEM =
  /, (?:(all|most|some|both|none|each|\d+) of (?:them|these|those)|of (?:these|those|them),? (\d+)) (?=(?:passed|graduated|qualified|moved|returned|stayed|went|got|took|won|were|was)\b)/gi;

/** Matches an action that only people can perform: "all of them passed", "most of them got jobs". */
const PEOPLE_DO = /^, [^,]{2,20} (?:passed|graduated|qualified|moved|got(?! [a-z]+ed\b)|won|took)\b/i;

/** Converts a clause about a group to a relative clause: ", all of them passed" becomes ", all of whom passed". */
export function withGroupAttached(text: string): string | undefined {
  const at = text.search(OF_THEM);
  if (at < 0 || !isVerb(firstWord(text)) || /[.;:] /.test(text.slice(0, at))) return undefined;
  const names = text
    .slice(0, at)
    .toLowerCase()
    .split(/[^a-z]+/);
  const who = PEOPLE_DO.test(text.slice(at)) || names.some(isPeople) ? 'whom' : 'which';
  const changed = text.replace(OF_THEM, (_, part?: string, count?: string) =>
    count === undefined ? `, ${part!.toLowerCase()} of ${who} ` : `, of ${who} ${count} `,
  );
  return changed === text ? undefined : changed;
}

const WENT_FROM = /, (went|grew|rose|fell|dropped) (?=from [^,;]*\d)/i;

/** Converts "Set up a group, went from 8 families to 35" to "Set up a group, which went from 8 families to 35". */
export function withChangeRelated(text: string): string | undefined {
  const before = text.split(WENT_FROM, 1)[0]!;
  if (before === text || /[,;.]/.test(before) || !verbIn('past', firstWord(text))) return undefined;
  return text.replace(WENT_FROM, ', which $1 ');
}

/** Verbs whose past participle often describes a thing: "a tool, used by 40 staff". */
const DESCRIBES = wordSet(
  'used based rated graded awarded completed finished delivered valued priced located known held led voted given made based aged sized worth qualified certified accredited trained insured employed nominated recognised recognized published signed approved',
);
const LAST_CLAUSE = /^([^;:.]{6,200}), ([a-z]+) ([^,;:.]{3,120})(\.?)$/i;

/**
 * Converts "Phoned people, collected £31k" to "Phoned people and collected £31k". Returns undefined if the last verb
 * may describe a thing.
 */
export function withLastDeedJoined(text: string): string | undefined {
  const [, before = '', verb = '', rest = '', end = ''] = LAST_CLAUSE.exec(text) ?? [];
  const word = verb.toLowerCase();
  const [first, last] = [firstWord(text), word];
  const areDeeds =
    (verbIn('past', first) !== undefined && verbIn('past', last) !== undefined) ||
    (verbIn('base', first) !== undefined && verbIn('base', last) !== undefined && readsAsVerb(last, rest));
  const describes = DESCRIBES.has(word) && !/^sure /.test(rest);
  if (before === '' || !areDeeds || describes || word === first) return undefined;
  if (/ (?:and|&) /.test(rest) || (isPreposition(firstWord(rest)) && word !== 'worked')) return undefined;
  // Skip participles that describe the preceding noun: ", funded by the council", ", delivered 2 weeks early".
  if (
    !(
      word === 'worked' ||
      beginsObject(rest) ||
      /^(?:[a-z-]+ )?[a-z]+s(?: |$)|^(?:up|out|down|on|it|them)(?: |$)/i.test(rest)
    ) ||
    /^(?:\d+ (?:day|week|month|hour|minute)s? |one |over )/i.test(rest)
  )
    return undefined;
  if (
    / (?:who|which|that|where|when|(?<!\blook(?:ed)? )after|because|so|if) [^,]*$/i.test(before) ||
    (/\bto [a-z]+ [^,]*$/i.test(before) && / and /.test(before))
  )
    return undefined;
  const joint = / (?:and|&) |,/.test(before) ? ', and ' : ' and ';
  return `${before}${joint}${verb} ${rest}${end}`;
}

const FRAGMENT = /^([A-Z][^.;:!?()]{5,120}[a-z])\. ([A-Z][a-z]+ [^.;:!?()]{1,30})\.(?= |$)(.*)$/;

/** Converts "Managed Google Ads. Budget 15k a month." to "Managed Google Ads (budget 15k a month)". */
export function withFragmentInBrackets(text: string): string | undefined {
  const [, main = '', fragment = '', rest = ''] = FRAGMENT.exec(text) ?? [];
  if (main === '' || !verbIn('past', firstWord(main)) || !readText(fragment).hasFigure) return undefined;
  if (
    (isVerb(firstWord(fragment)) && !/^\S+ [\d£$€~]/.test(fragment)) ||
    fragment.split(' ').some((word) => /^(?:was|were|is|are|had|has|I|we)$/.test(word))
  )
    return undefined;
  if (verbIn('past', firstWord(afterFirstWord(fragment)))) return undefined;
  return `${main} (${lowered(fragment)}).${rest}`.replace(/\)\.$/, ')');
}

const CHANGE_SENTENCE =
  /^([A-Z][^.;:!?]{5,160})\. (?:The |Our )?([A-Z]?[A-Za-z-]+(?: [a-z-]+){0,3}) (went down|went up|came down|dropped|fell|rose|grew|increased|decreased|improved) ((?:from|by) [^;:!?\d]*\d[^;:!?]*)$/;

/** Converts "Managed ads. CPA came down from 42 to 29" to "Managed ads, with CPA coming down from 42 to 29". */
export function withChangeAttached(text: string): string | undefined {
  const [, main = '', thing = '', change = '', size = ''] = CHANGE_SENTENCE.exec(text) ?? [];
  if (main === '' || !verbIn('past', firstWord(main)) || /^(?:I|We|It|They|This|That|He|She)\b/.test(thing))
    return undefined;
  return `${main}, with ${lowered(thing)} ${GERUND_OF_CHANGE.get(change)!} ${size}`;
}
