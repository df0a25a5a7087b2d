import { AMBIGUOUS_NAMES } from './ambiguous.js';
import { phraseKey, tokenize, type Token } from './tokenize.js';

const WORD = /^\p{L}+$/u;

/** Returns whether a name is part of the advertised job's title: "Chef" in "Sous Chef" is not the tool Chef. */
export function isJobTitle(text: string, title: string | null, tokens: Token[], first: number, last: number): boolean {
  const [before, word] = [tokens[first - 1], tokens[first]!];
  if (title === null || before === undefined || first !== last || !WORD.test(before.raw) || !WORD.test(word.raw))
    return false;
  const phrase = text.slice(before.start, word.end).toLowerCase();
  const words = tokenize(title);
  const isMentioned = phrase.length === before.raw.length + 1 + word.raw.length && title.toLowerCase().includes(phrase);
  return isMentioned
    ? / /.test(phrase)
    : AMBIGUOUS_NAMES.has(word.key) && words.length > 1 && words.at(-1)!.key === word.key;
}

/**
 * Returns whether an acronym abbreviates the title of the advertised job: "EA" in a posting for an "Executive
 * Assistant". An acronym that the title itself contains is a qualification instead: "Registered Veterinary Nurse
 * (RVN)".
 */
export function abbreviatesTitle(title: string | null, word: string, names: readonly string[] = []): boolean {
  const acronym = /^([A-Z]{2,4})s?$/.exec(word)?.[1];
  if (title === null || acronym === undefined) return false;
  const words = tokenize(title);
  if (words.some(({ raw }) => raw === acronym)) return false;
  const initials = words.map(({ raw }) => raw.charAt(0).toUpperCase()).join('');
  const at = initials.indexOf(acronym);
  if (at === -1) return false;
  const written = words
    .slice(at, at + acronym.length)
    .map(({ key }) => key)
    .join(' ');
  return !names.some((name) => phraseKey(name) === written);
}
