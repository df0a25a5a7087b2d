import { actionVerb } from '../ats/wording.js';
import { factsOf, keyOf, knownKeys, type Fact, type FactKind } from './facts.js';
import { wordSet } from './words.js';

/** Something in a suggestion that its sources do not say. */
export interface Flag {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
}

/** Words that begin sentences of résumés without being names. */
const STARTERS = wordSet(`
  a an the this that these those and but for from in on at with by as of to into over under across after before during while when where since
  skilled experienced known brings holds works worked helped most more recent recently background strong core key main current former
  currently previously part passionate fluent familiar proficient comfortable able also both each every all education certifications skills
  professional senior junior lead chief nurse teacher engineer manager developer
`);

/**
 * Finds what a suggestion adds to what the person said: numbers, money, percentages, dates, names, employers, tools
 * and degrees. Used on every engine's answer.
 *
 * @param sources all texts that the suggestion may draw on; never the job description
 */
export function factGuard(sources: readonly string[], suggestion: string): Flag[] {
  const known = knownKeys(sources.join('\n'));
  return [...factsOf(suggestion), ...startingNames(suggestion)]
    .filter(({ key }) => !known.has(key) && !key.split(/[-/]/).every((part) => known.has(part)))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start }, index, all) => index === 0 || start >= all[index - 1]!.end)
    .map(({ kind, text, start, end }) => ({ kind, text, start, end }));
}

/** A word with a capital that begins a sentence: whole, as the sources' words are read too. */
const FIRST_WORD = /(?:^|[.!?]\s+)(\p{Lu}[\p{L}'’-]*\p{L})(?![\p{L}\p{M}\p{N}+#&/'’-]|\.[\p{L}\p{N}])/gu;

/** A name may also begin a sentence. Verbs and common words there are none. */
function startingNames(text: string): Fact[] {
  return [...text.matchAll(FIRST_WORD)].flatMap((match) => {
    const word = match[1]!;
    const key = keyOf(word);
    const isCommon =
      STARTERS.has(key) || actionVerb(key) !== undefined || /(?:ed|ing|ly|able|ful|ive|al|ous)$/.test(key);
    const start = match.index + match[0].length - word.length;
    return isCommon ? [] : [{ kind: 'name' as const, text: word, start, end: start + word.length, key }];
  });
}

/** A suggested line as it may be shown, and what was found in it. */
export interface GuardedLine {
  /** Null where it must be dropped, because an invented name cannot be a blank. */
  text: string | null;
  flags: Flag[];
}

/** Numbers that nobody gave become blanks; a line with invented names, tools or degrees is dropped. */
export function guardedLine(sources: readonly string[], suggestion: string): GuardedLine {
  const flags = factGuard(sources, suggestion);
  if (flags.some(({ kind }) => kind !== 'number')) return { text: null, flags };
  const text = flags.toReversed().reduce((line, { start, end, text: found }) => {
    const blank = /[%$€£¥]/.test(found) ? '[how much?]' : '[how many?]';
    return line.slice(0, start) + blank + line.slice(end);
  }, suggestion);
  return { text, flags };
}
