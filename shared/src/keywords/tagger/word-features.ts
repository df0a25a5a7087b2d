import { HUMAN_LANGUAGES } from '../posting/ambiguous.js';
import type { Dictionary } from '../posting/dictionary.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';
import type { Zone } from '../posting/zones.js';
import type { Span } from '../names/spans.js';

export interface PassageToTag {
  text: string;
  tokens: readonly Token[];
  zone: Zone;
  dictionary: Dictionary;
  /** Requirements that the rules found. */
  spans: readonly Span[];
}

const MAX_WORDS_OF_NAME = 5;
/** Number of words on each side that contribute to the features of a word. */
const REACH = 2;
const SUFFIX_LENGTHS = [2, 3, 4];
const PREFIX_LENGTHS = [3, 4];

/**
 * Returns the features of each word of a passage: its zone, spelling and neighbors, and its matches in the rules and
 * the dictionary.
 */
export function wordFeatures(passage: PassageToTag): string[][] {
  const { text, tokens, zone } = passage;
  const keys = tokens.map(({ key }) => key);
  const lower = tokens.map(({ raw }) => raw.toLowerCase());
  const forms = tokens.map(formOf);
  const rules = marksOfRules(passage);
  const names = marksOfNames(passage);
  const lists = tokens.map(({ key }) => listsWith(key, passage.dictionary));
  const gaps = tokens.map((token, at) => (at === 0 ? 'start' : gapOf(text.slice(tokens[at - 1]!.end, token.start))));
  const at = (list: readonly string[], index: number): string => list[index] ?? 'none';
  return tokens.map((_, index) => {
    const [before, after] = [gaps[index]!, gaps[index + 1] ?? 'end'];
    const features = [
      'any',
      `in ${zone}`,
      `in ${zone} rule ${rules[index]!}`,
      `name ${names[index]!} rule ${rules[index]!}`,
      `gap before ${before}`,
      `gap after ${after}`,
      `in ${zone} gap before ${before}`,
      `in ${zone} gap after ${after}`,
      `words ${at(keys, index - 1)} [${keys[index]!}]`,
      `words [${keys[index]!}] ${at(keys, index + 1)}`,
      `rules ${at(rules, index - 1)} [${rules[index]!}]`,
      `rules [${rules[index]!}] ${at(rules, index + 1)}`,
      `forms ${at(forms, index - 1)} ${before} [${forms[index]!}]`,
      `ending -1 ${at(lower, index - 1).slice(-3)}`,
      `ending +1 ${at(lower, index + 1).slice(-3)}`,
    ];
    for (const step of [-1, 0, 1]) features.push(`list ${step} ${at(lists, index + step)}`);
    for (let step = -REACH; step <= REACH; step += 1)
      features.push(
        `word ${step} ${at(keys, index + step)}`,
        `form ${step} ${at(forms, index + step)}`,
        `rule ${step} ${at(rules, index + step)}`,
        `name ${step} ${at(names, index + step)}`,
      );
    for (const length of SUFFIX_LENGTHS)
      if (lower[index]!.length > length) features.push(`suffix ${lower[index]!.slice(-length)}`);
    for (const length of PREFIX_LENGTHS)
      if (lower[index]!.length > length) features.push(`prefix ${lower[index]!.slice(0, length)}`);
    return features;
  });
}

function formOf({ raw, key }: Token): string {
  if (HUMAN_LANGUAGES.has(raw)) return 'language';
  if (FUNCTION_WORDS.has(key)) return 'function';
  if (/^\d+(?!hour|day|week|month|year|min)\p{L}{4,}/u.test(raw)) return 'mixed';
  if (/^\d/.test(raw)) return 'number';
  if (/[A-Z].*[A-Z]/.test(raw)) return 'acronym';
  return /^\p{Lu}/u.test(raw) ? 'capital' : 'plain';
}

/**
 * Returns a label for the text between two words: its first character, such as a comma, or "line", "space" or
 * "nothing".
 */
function gapOf(gap: string): string {
  if (gap.includes('\n')) return 'line';
  return gap.trim().charAt(0) || (gap === '' ? 'nothing' : 'space');
}

/**
 * Returns which lists contain a word: last words of skill names, other words of skill names, verbs of duties, or
 * fillers.
 */
function listsWith(key: string, { heads, words }: Dictionary): string {
  const lists: string[] = [];
  if (heads.has(key)) lists.push('end of names');
  else if (words.has(key)) lists.push('word of names');
  if (DOING_WORDS.has(key)) lists.push('verb');
  if (FILLERS.has(key)) lists.push('filler');
  return lists.join(', ');
}

const placeOf = (at: number, first: number, last: number): string =>
  first === last ? 'only' : at === first ? 'first' : at === last ? 'last' : 'inside';

/**
 * Returns a label for each word: its position in a requirement that the rules found, which kind of rule found it, and
 * the kind of requirement. The label is "no" outside all requirements.
 */
function marksOfRules({ tokens, spans }: PassageToTag): string[] {
  const marks = tokens.map(() => 'no');
  for (const { first, last, by, kind, skill } of spans)
    for (let at = first; at <= last; at += 1)
      marks[at] = `${placeOf(at, first, last)} ${by} ${kind}${skill ? ' known' : ''}`;
  return marks;
}

/**
 * Returns a label for each word: its position in the longest skill name from the dictionary that contains it, and the
 * kind of that skill. Ignores whether the text uses the word in its everyday meaning.
 */
function marksOfNames({ tokens, dictionary }: PassageToTag): string[] {
  const marks = tokens.map(() => 'no');
  for (let first = 0; first < tokens.length; first += 1) {
    let key = '';
    let longest: { last: number; kind: string } | undefined;
    for (let last = first; last < Math.min(tokens.length, first + MAX_WORDS_OF_NAME); last += 1) {
      key = last === first ? tokens[last]!.key : `${key} ${tokens[last]!.key}`;
      const name = dictionary.names.get(key);
      if (name) longest = { last, kind: name.skill.kind };
    }
    if (!longest) continue;
    for (let at = first; at <= longest.last; at += 1) marks[at] = `${placeOf(at, first, longest.last)} ${longest.kind}`;
    first = longest.last;
  }
  return marks;
}
