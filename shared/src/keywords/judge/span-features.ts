import { isCommonNoun } from '../names/common-nouns.js';
import { THINGS } from '../names/duty-phrases.js';
import { HUMAN_LANGUAGES } from '../posting/ambiguous.js';
import type { Dictionary } from '../posting/dictionary.js';
import { DOING_WORDS, FILLERS, FUNCTION_WORDS, NO_ACRONYMS, NO_HEADS, NO_PROPER_NAMES } from '../posting/stop-words.js';
import type { Token } from '../posting/tokenize.js';
import type { Zone } from '../posting/zones.js';
import type { WordScores } from './word-scores.js';

export interface NameByRules {
  first: number;
  last: number;
  isKnown: boolean;
  kind: 'hard' | 'soft' | 'certificate';
  by: 'form' | 'name' | 'longer' | 'candidate';
}

export interface PassageToJudge {
  text: string;
  tokens: Token[];
  zone: Zone;
  dictionary: Dictionary;
  /** Comparison keys of the words in the employer's name. */
  employer: ReadonlySet<string>;
}

type Form = 'function' | 'language' | 'number' | 'acronym' | 'capital' | 'plain';

export interface PreparedPassage extends PassageToJudge {
  names: readonly NameByRules[];
  nameAt: readonly (NameByRules | null)[];
  forms: readonly Form[];
  lists: readonly (readonly string[])[];
  /** Text between each word and the previous one. */
  gaps: readonly string[];
  /** Kind of each word's left neighbor: punctuation, a line break, a function word or another kind of word. */
  before: readonly string[];
  after: readonly string[];
}

type Words = Pick<PreparedPassage, 'tokens' | 'gaps' | 'forms' | 'lists'>;

export function prepare(passage: PassageToJudge, names: readonly NameByRules[]): PreparedPassage {
  const { text, tokens, dictionary } = passage;
  const nameAt: (NameByRules | null)[] = tokens.map(() => null);
  for (const name of names) nameAt.fill(name, name.first, name.last + 1);
  const words = {
    tokens,
    forms: tokens.map(formOf),
    lists: tokens.map((token) => listsWith(token, dictionary)),
    gaps: tokens.map((token, at) => (at === 0 ? '' : text.slice(tokens[at - 1]!.end, token.start))),
  };
  const before = tokens.map((_, at) => neighbor(words, at - 1, at));
  const after = tokens.map((_, at) => neighbor(words, at + 1, at + 1));
  return { ...passage, ...words, names, nameAt, before, after };
}

function formOf({ raw, key }: Token): Form {
  if (HUMAN_LANGUAGES.has(raw)) return 'language';
  if (FUNCTION_WORDS.has(key)) return 'function';
  if (/^\d/.test(raw)) return 'number';
  if (/[A-Z].*[A-Z]/.test(raw)) return 'acronym';
  return /^\p{Lu}/u.test(raw) ? 'capital' : 'plain';
}

function listsWith(token: Token, { heads, words }: Dictionary): string[] {
  const { key, raw } = token;
  const lists: string[] = [];
  if (DOING_WORDS.has(key)) lists.push('doing');
  if (FILLERS.has(key)) lists.push('filler');
  if (THINGS.has(key)) lists.push('thing');
  if (heads.has(key)) lists.push('head');
  if (words.has(key)) lists.push('word');
  if (isCommonNoun(token)) lists.push('common');
  if (NO_HEADS.has(key)) lists.push('no-head');
  if (NO_ACRONYMS.has(raw)) lists.push('no-acronym');
  if (NO_PROPER_NAMES.has(raw.toLowerCase())) lists.push('no-name');
  return lists;
}

const ENDINGS: [name: string, ending: RegExp][] = [
  ['ing', /ing$/],
  ['tion', /(?:tion|sion)$/],
  ['ment', /(?:ment|ance|ence)$/],
  ['ity', /(?:ity|ness|ship|ism|age|ure)$/],
  ['er', /(?:er|or|ist|ian|ant|ee)$/],
  ['adjective', /(?:al|ic|ous|ive|ary|able|ful)$/],
  ['ed', /ed$/],
  ['ly', /ly$/],
  ['science', /(?:ology|graphy|metry|scopy|therapy|osis|itis|ics)$/],
];
const endingOf = (key: string): string => ENDINGS.find(([, ending]) => ending.test(key))?.[0] ?? '';

const BESIDE = /^[-&/ \t\u00a0]*$/;
const JOINED = /[-&/]/;

function neighbor({ tokens, gaps, forms, lists }: Words, at: number, gapAt: number): string {
  if (at < 0 || at >= tokens.length) return 'end';
  const gap = gaps[gapAt]!;
  if (gap.includes('\n')) return 'line';
  if (!BESIDE.test(gap)) return gap.trim().charAt(at < gapAt ? gap.trim().length - 1 : 0);
  if (JOINED.test(gap)) return 'joined';
  if (forms[at] === 'function') return `word ${tokens[at]!.key}`;
  if (lists[at]!.includes('doing')) return 'doing';
  return lists[at]!.includes('filler') ? 'filler' : `open ${forms[at]!}`;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

type Add = (feature: string) => void;
type Scores = ReadonlyMap<string, WordScores>;

/**
 * Adds the features of the span from `first` to `last`, possibly more than once. Features describe what the rules
 * found, the form of the words, the word lists that contain them, the words around the span and the word scores.
 */
export function features(passage: PreparedPassage, scores: Scores, first: number, last: number, add: Add): void {
  const found = foundAt(passage, first, last);
  const size = sizeOf(first, last);
  featuresOfStart(passage, scores, first, size, found, add);
  featuresOfEnd(passage, scores, last, size, found, add);
  featuresOfLength(passage, last - first + 1, found, add);
  featuresOfWhole(passage, first, last, add);
}

export const sizeOf = (first: number, last: number): 1 | 2 => (first === last ? 1 : 2);

/** Returns the kind of rule that found exactly this span, or FREE if no rule did. */
export function foundAt({ nameAt }: PreparedPassage, first: number, last: number): string {
  const name = nameAt[first];
  return name?.first === first && name.last === last ? `${name.by}${name.isKnown ? '+' : ''}` : FREE;
}

export const FREE = 'free';

/** Adds the classifier's features that depend on the first word, its left neighbor and the size of the span. */
export function featuresOfStart(
  passage: PreparedPassage,
  scores: Scores,
  first: number,
  size: 1 | 2,
  found: string,
  add: Add,
): void {
  const { tokens, zone, forms, lists, before } = passage;
  const { key } = tokens[first]!;
  const left = before[first]!;
  add(`form ${forms[first]!}${first === 0 ? ' at start' : ''}`);
  add(`left ${left}`);
  add(`left ${left} in ${zone}`);
  add(`left ${left.slice(0, 4)} found ${found.slice(0, 4)}`);
  for (const list of lists[first]!) add(`${size} first ${list}`);
  add(`first ending ${endingOf(key)} ${size}`);
  const score = scores.get(key);
  add(`modifier score ${score ? within(score.modifier, -4, 4) : '?'} ${size}`);
  add(`first rarity ${score?.rarity ?? '?'} ${size}`);
  add(`modifier score ${score ? within(Math.round(score.modifier / 2), -2, 2) : '?'} left ${left.slice(0, 4)}`);
  if (!left.startsWith('open')) return;
  for (const list of lists[first - 1]!) add(`before ${list}`);
  add(`before score ${scores.get(tokens[first - 1]!.key)?.modifier ?? '?'}`);
}

/** Adds the classifier's features that depend on the last word, its right neighbor and the size of the span. */
export function featuresOfEnd(
  passage: PreparedPassage,
  scores: Scores,
  last: number,
  size: 1 | 2,
  found: string,
  add: Add,
): void {
  const { tokens, forms, lists, after } = passage;
  const { key, raw } = tokens[last]!;
  const right = after[last]!;
  add(`head form ${forms[last]!} ${size}`);
  add(`right ${right}`);
  add(`right ${right.slice(0, 4)} found ${found.slice(0, 4)}`);
  for (const list of lists[last]!) add(`${size} last ${list}`);
  add(`last ending ${endingOf(key)} ${size}`);
  if (raw.endsWith('s')) add('plural');
  const score = scores.get(key);
  add(`head score ${score ? within(score.head, -4, 4) : '?'} ${size}`);
  add(`alone score ${score ? within(score.alone, -5, 4) : '?'} ${size}`);
  add(`head rarity ${score?.rarity ?? '?'} ${size}`);
  add(`alone score ${score ? within(Math.round(score.alone / 2), -2, 2) : '?'} found ${found.slice(0, 4)}`);
  if (!right.startsWith('open')) return;
  for (const list of lists[last + 1]!) add(`after ${list}`);
  add(`after score ${scores.get(tokens[last + 1]!.key)?.head ?? '?'}`);
}

/** Adds the classifier's features that depend on the number of words and on what the rules found. */
export function featuresOfLength({ zone }: PreparedPassage, length: number, found: string, add: Add): void {
  add('any');
  add(`found ${found}`);
  add(`found ${found} in ${zone}`);
  add(`found ${found} of ${length}`);
  add(`in ${zone}`);
  add(`in ${zone} of ${length}`);
}

export function featuresOfWhole(passage: PreparedPassage, first: number, last: number, add: Add): void {
  const { tokens, nameAt, forms, lists, gaps, before, after, employer, dictionary } = passage;
  const length = last - first + 1;
  const name = dictionary.names.get(keyOfSpan(tokens, first, last));
  add(`name ${name ? `${name.sureness} ${name.skill.kind}` : ''}`);
  add(`forms ${forms[first]!} ${forms[last]!} ${Math.min(length, 3)}`);
  add(`between ${before[first]!.slice(0, 4)} ${after[last]!.slice(0, 4)}`);
  let functions = 0;
  let ofNames = 0;
  for (let at = first; at <= last; at += 1) {
    if (forms[at] === 'function') functions += 1;
    if (lists[at]!.includes('word')) ofNames += 1;
    if (at > first && gaps[at] === '-') add('hyphen');
    if (/\d/.test(tokens[at]!.raw)) add('digit');
    if (at > first && at < last) {
      if (forms[at] === 'function') add(`inside ${tokens[at]!.key}`);
      for (const list of lists[at]!) add(`inside ${list}`);
    }
  }
  add(`functions ${functions}`);
  add(`words of names ${ofNames} of ${length}`);
  if (employer.has(tokens[first]!.key) || employer.has(tokens[last]!.key)) add('employer');
  add(`between names ${besideName(nameAt, first - 1, -1)} ${besideName(nameAt, last + 1, 1)}`);
}

function keyOfSpan(tokens: readonly Token[], first: number, last: number): string {
  let key = tokens[first]!.key;
  for (let at = first + 1; at <= last; at += 1) key += ` ${tokens[at]!.key}`;
  return key;
}

/** Returns the kind of the name nearest to a span on one side, at most two words away. */
function besideName(nameAt: readonly (NameByRules | null)[], at: number, step: 1 | -1): string {
  const name = nameAt[at] ?? nameAt[at + step];
  return name ? `${name.kind}${name.isKnown ? '+' : ''}` : 'none';
}
