import { verbIn } from '../../english/verb-forms.js';
import { afterFirstWord, firstWord } from '../../text/words.js';

const FRAMES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^I hold\b/, (name) => `${name} holds`],
  [/^I completed\b/, (name) => `${name} completed`],
  [/^I am\b/, (name) => `${name} is`],
  [/^I have (?=\d)/, (name) => `${name} has `],
  [/^I speak\b/, (name) => `${name} speaks`],
  [/^I also volunteer\b/, (name) => `${name} also volunteers`],
  [/^My\b/, (name) => `${name}’s`],
];

/** Matches words in the first person. After the conversion, only quotations may contain such words. */
const OWN = /\b(?:I|me|my|mine|myself|our|we|us)\b/;

/**
 * Converts a sentence of a cover letter to the third person: "I also led 12 nurses." becomes "Ada also led 12 nurses."
 * Uses the name, because a pronoun would be a guess. Returns undefined if the conversion is uncertain.
 */
export function inThirdPerson(sentence: string, name: string): string | undefined {
  const frame = FRAMES.find(([start]) => start.test(sentence));
  const converted = frame
    ? sentence
        .replace(frame[0], frame[1](name))
        .replace(/,? and (?:I )?currently work(?= (?:as|at) )/, ' and currently works')
        .replace(/,? and I (?=most recently worked )/, ' and ')
    : convertedParts(sentence, name);
  return converted === undefined || OWN.test(converted.replace(/[“"][^“”"]*[”"]/g, '')) ? undefined : converted;
}

function convertedParts(sentence: string, name: string): string | undefined {
  const found = /^(.*?)\bI (was |also )?(.*)$/su.exec(sentence);
  if (!found) return undefined;
  const [, before = '', link = '', clause = ''] = found;
  const converted = link === 'was ' ? clause : withVerb(clause);
  return converted === undefined ? undefined : `${before}${name} ${link}${converted}`;
}

/** Puts the verb of a clause into the third person: "coordinate" becomes "coordinates". Past forms stay unchanged. */
function withVerb(clause: string): string | undefined {
  const word = firstWord(clause);
  const rest = afterFirstWord(clause);
  if (/ly$/.test(word) && verbIn('past', word) === undefined && verbIn('base', word) === undefined) {
    const converted = withVerb(rest);
    return converted === undefined ? undefined : `${word} ${converted}`;
  }
  const prefix = /^(?:co|re|pre)-/.exec(word)?.[0] ?? '';
  const verb = word.slice(prefix.length);
  if (verbIn('past', verb) !== undefined) return clause;
  const third = verbIn('base', verb)?.third;
  // Skips a sentence with two verbs: in "run crews and train apprentices", "train" would have to change as well.
  if (third === undefined || hasSecondVerb(rest)) return undefined;
  return `${prefix}${third} ${rest}`;
}

const hasSecondVerb = (rest: string): boolean =>
  [...rest.matchAll(/(?:,|;|\band)\s+(\p{Ll}+)/gu)].some(([, word]) => verbIn('base', word!) !== undefined);
