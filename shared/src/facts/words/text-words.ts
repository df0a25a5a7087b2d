import { isMild } from './mild-verbs.js';
import { isPlain } from './plain-words.js';
import { synonymsOf } from '../../english/synonyms.js';
import { idiomsIn } from '../../english/vocabulary/idioms.js';
import { rootOf } from '../../english/word-roots.js';

export interface TextWord {
  text: string;
  word: string;
  root: string;
  start: number;
  end: number;
  /** Text between this word and the previous one. */
  gap: string;
  isPlain: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?[+#]*|\p{N}[\p{N}.,]*(?<=\p{N})\p{L}*/gu;

export function wordsWithGaps(text: string): TextWord[] {
  let reached = 0;
  const idioms = idiomsIn(text);
  let idiom = idioms.shift();
  return [...text.matchAll(WORD)].map(({ 0: raw, index }) => {
    const word = raw.toLowerCase().replaceAll('’', "'");
    const gap = text.slice(reached, index);
    reached = index + raw.length;
    while (idiom && idiom.end <= index) idiom = idioms.shift();
    const isInIdiom = idiom !== undefined && index >= idiom.start;
    return {
      text: raw,
      word,
      root: rootOf(word),
      start: index,
      end: reached,
      gap,
      isPlain: isInIdiom || isPlain(word),
    };
  });
}

const UNITS: Readonly<Record<string, string>> = {
  s: 'second',
  sec: 'second',
  m: 'minute',
  min: 'minute',
  mins: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  d: 'day',
  yr: 'year',
  yrs: 'year',
  t: 'tonne',
  kg: 'kilogram',
  g: 'gram',
  km: 'kilometre',
  mi: 'mile',
  l: 'litre',
  ml: 'millilitre',
  cm: 'centimetre',
  mm: 'millimetre',
  k: 'thousand',
  am: 'morning',
  pm: 'afternoon',
};

const NUMBER_NAMES: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((name, index) => [String(index + 1), rootOf(name)]),
);

/** Returns the word roots of a text. Two adjacent words also count as one: "stocktake" for "stock take". */
export function rootsIn(text: string): Set<string> {
  const roots = new Set<string>();
  let before: TextWord | undefined;
  for (const word of wordsWithGaps(text)) {
    roots.add(word.root);
    if (isAbbreviation(word)) roots.add(SHORT + word.word.replace(/s$/, ''));
    const ordinary = NUMBER_NAMES.get(word.word);
    if (ordinary !== undefined) roots.add(ordinary);
    const unit = /^\p{N}[\p{N}.,]*(\p{L}+)$/u.exec(word.word)?.[1];
    if (unit !== undefined) roots.add(rootOf(UNITS[unit] ?? unit));
    if (before && !/[^\s-]/.test(word.gap)) {
      roots.add(rootOf(before.word + word.word));
      roots.add(`${before.root} ${word.root}`);
    }
    before = word;
  }
  return roots;
}

/** Prefix that marks a root in a set as a possible abbreviation of a longer word: "resi" for "residential". */
const SHORT = '~';
const SHORTEST = 3;
const MAX_LENGTH = 5;
/** Minimum number of letters of a word that may be abbreviated. */
const MORE = 7;

const isAbbreviation = ({ word, root, isPlain }: TextWord): boolean =>
  /^[a-z]{3,6}$/.test(word) && !isPlain && !isMild(root) && synonymsOf(root).size === 0;

/** Returns whether a set of word roots contains a word or an abbreviation of it. */
export function isIn(roots: ReadonlySet<string>, { word, root }: TextWord): boolean {
  if (supports(roots, root)) return true;
  for (let length = SHORTEST; length <= MAX_LENGTH; length += 1)
    if (word.length >= length + Math.max(2, MORE - length) && roots.has(SHORT + word.slice(0, length))) return true;
  return false;
}

/** Caches results per set of roots: the check of a cover letter looks up the same words in every line. */
const lookups = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();

/** Returns whether a set of word roots contains the given root or one of its synonyms. */
export function supports(roots: ReadonlySet<string>, root: string): boolean {
  if (roots.has(root)) return true;
  const known = lookups.get(roots) ?? new Map<string, boolean>();
  lookups.set(roots, known);
  const before = known.get(root);
  if (before !== undefined) return before;
  const synonyms = synonymsOf(root);
  let isBorneOut = false;
  for (const same of synonyms) if (roots.has(same)) isBorneOut = true;
  known.set(root, isBorneOut);
  return isBorneOut;
}
