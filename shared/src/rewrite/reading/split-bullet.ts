import { wordCount } from '../../text/count-words.js';
import { tidied, withCapital } from './tidy.js';
import { isAlsoNoun, verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, beginsObject, firstWord } from '../../text/words.js';

export const BULLET_WORDS = { least: 8, most: 30 };

const JOINTS = [
  /\.\s+(?=\p{Lu})/gu,
  /;\s+(?:and\s+)?/g,
  /,\s+and\s+(?:also\s+)?/g,
  /(?<!\s)\s+and\s+(?:also\s+)?/g,
  /,\s+/g,
];

/** Splits a long bullet with two statements into two bullets. Returns undefined if it is unclear where to split. */
export function splitBullet(text: string): [string, string] | undefined {
  if (wordCount(text) <= BULLET_WORDS.most) return undefined;
  for (const joint of JOINTS) {
    const places = [...text.matchAll(joint)].map((match): [string, string] => [
      tidied(text.slice(0, match.index)),
      withCapital(text.slice(match.index + match[0].length)),
    ]);
    const sound = places.filter(([one, two]) => isWhole(one) && isWhole(two) && opensWithVerb(one, two));
    const best = sound.sort((a, b) => imbalance(a) - imbalance(b))[0];
    if (best) return best;
  }
  return undefined;
}

const OTHER_SUBJECT = /, (?:she|he|they|it|who) [a-z]+/i;

const isWhole = (text: string): boolean => wordCount(text) >= BULLET_WORDS.least && areClosed(text);
const imbalance = ([one, two]: [string, string]): number => Math.abs(wordCount(one) - wordCount(two));

const areClosed = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0) &&
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 0;

/**
 * Returns whether the second part of a bullet makes sense alone: it must begin with a verb in the tense of the first
 * part, followed by its own object.
 */
function opensWithVerb(one: string, two: string): boolean {
  const verb = firstWord(two);
  const form = (['past', 'base'] as const).find((each) => verbIn(each, firstWord(one)) && verbIn(each, verb));
  if (form === undefined || /\b(?:which|that|who|to|by|while|where|when)\b[^,;]*$/i.test(one)) return false;
  const object = afterFirstWord(two);
  // "Got 22 moving again" depends on the first part. In "Showed my manager, she cut the batch", the subject changes.
  if (/^\d+ [a-z]+ing\b|^(?:it|them|this|that|these|those)\b/i.test(object) || OTHER_SUBJECT.test(two)) return false;
  return beginsObject(object) || (form === 'base' ? !isAlsoNoun(verb, form) : !/ed$/.test(verb));
}
