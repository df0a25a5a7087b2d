import { isPlain } from './plain-words.js';
import { synonymsOf } from './synonyms.js';
import { rootOf } from './word-roots.js';

/** A word of a text with what parts it from the word before. */
export interface SaidWord {
  text: string;
  word: string;
  root: string;
  start: number;
  end: number;
  /** What stands between the word before and this one. */
  gap: string;
  isPlain: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?[+#]*|\p{N}[\p{N}.,]*(?<=\p{N})\p{L}*/gu;

export function saidWords(text: string): SaidWord[] {
  let reached = 0;
  return [...text.matchAll(WORD)].map(({ 0: said, index }) => {
    const word = said.toLowerCase().replaceAll('’', "'");
    const gap = text.slice(reached, index);
    reached = index + said.length;
    return { text: said, word, root: rootOf(word), start: index, end: reached, gap, isPlain: isPlain(word) };
  });
}

/** Letters behind a number that say what it counts: "29s", "4h". */
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
};

/** The roots of a text, also of two words written as one: "stock take" beside "stocktake". */
export function rootsIn(text: string): Set<string> {
  const roots = new Set<string>();
  let before: SaidWord | undefined;
  for (const word of saidWords(text)) {
    roots.add(word.root);
    const unit = /^\p{N}[\p{N}.,]*(\p{L}+)$/u.exec(word.word)?.[1];
    if (unit !== undefined) roots.add(UNITS[unit] ?? unit);
    if (before && !/[^\s-]/.test(word.gap)) {
      roots.add(rootOf(before.word + word.word));
      roots.add(`${before.root} ${word.root}`);
    }
    before = word;
  }
  return roots;
}

/** Whether roots bear out a root: the same, or a synonym. */
export function bearsOut(roots: ReadonlySet<string>, root: string): boolean {
  if (roots.has(root)) return true;
  for (const same of synonymsOf(root)) if (roots.has(same)) return true;
  return false;
}
