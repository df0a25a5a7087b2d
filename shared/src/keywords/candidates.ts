import { FILLERS, FUNCTION_WORDS, NO_ACRONYMS, SKILL_HEADS } from './stop-words.js';
import type { Token } from './tokenize.js';

/** A run of words that looks like a skill by its form or its place. */
export interface Candidate {
  first: number;
  last: number;
}

const ACRONYM = /^(?=.*[A-Z].*[A-Z])[A-Z][A-Z0-9]{1,6}s?$/;
const INNER_CAPITAL = /^(?:[A-Z][a-z]+[A-Z]\w*|[a-z]{1,2}[A-Z]\w+|[A-Za-z]+(?:\+\+|#|\.js))$/;
/** After these words comes what is to be known. */
const OPENERS =
  /^(?:experience|knowledge|familiarity|familiar|skill|skilled|proficiency|proficient|understanding|expertise|fluency|fluent|competence|competent|background|exposure|grasp|command|mastery|confident|comfortable|certified|trained|versed|literate|exposed)$/;
const LINKS = /^(?:with|of|in|using|on|the|a|an|and|use|at|to|both|like|either|as|such|including)$/;
const LIST_GAP = /^\s*[,/;]\s*$/;
const LONGEST = 4;

/** Terms that the dictionary does not know, in the words that it left over. */
export function candidates(text: string, tokens: Token[], isTaken: boolean[], isAsked: boolean): Candidate[] {
  const found: Candidate[] = [];
  const take = (first: number, last: number): void => {
    for (let at = first; at <= last; at += 1) if (isTaken[at]) return;
    found.push({ first, last });
    for (let at = first; at <= last; at += 1) isTaken[at] = true;
  };
  if (isAsked) for (const { first, last } of listedPhrases(text, tokens, isTaken)) take(first, last);
  for (const { first, last } of enumeratedPhrases(text, tokens, isTaken, isAsked)) take(first, last);
  for (const { first, last } of headedPhrases(text, tokens, isTaken)) take(first, last);
  const letters = tokens.map(({ raw }) => raw).join('');
  if (letters !== letters.toUpperCase()) {
    for (const [at, { raw }] of tokens.entries()) if (!isTaken[at] && looksLikeName(raw)) take(at, at);
  }
  return found;
}

const looksLikeName = (raw: string): boolean =>
  (ACRONYM.test(raw) && !NO_ACRONYMS.has(raw) && !/^\d/.test(raw)) || INNER_CAPITAL.test(raw);

const isPlain = ({ key, raw }: Token): boolean => FUNCTION_WORDS.has(key) || FILLERS.has(key) || /^\d/.test(raw);

/** What follows "experience with", as far as the list goes: "X, Y and Z". */
function* listedPhrases(text: string, tokens: Token[], isTaken: boolean[]): Generator<Candidate> {
  const gapAfter = (at: number): string => text.slice(tokens[at]!.end, tokens[at + 1]?.start ?? tokens[at]!.end);
  for (let at = 0; at < tokens.length; at += 1) {
    if (!OPENERS.test(tokens[at]!.key)) continue;
    let cursor = at + 1;
    while (cursor < tokens.length && LINKS.test(tokens[cursor]!.key)) cursor += 1;
    if (cursor === at + 1) continue;
    let first = cursor;
    for (; cursor < tokens.length; cursor += 1) {
      const isJoin = /^(?:and|or)$/.test(tokens[cursor]!.key);
      if (!isJoin && (FUNCTION_WORDS.has(tokens[cursor]!.key) || OPENERS.test(tokens[cursor]!.key))) break;
      const ends = isJoin || cursor + 1 >= tokens.length || !/^[\s\-–/&]*$/.test(gapAfter(cursor));
      if (!ends) continue;
      const phrase = trimmed(tokens, first, isJoin ? cursor - 1 : cursor);
      if (phrase && !isTaken.slice(phrase.first, phrase.last + 1).some(Boolean)) yield phrase;
      first = cursor + 1;
      if (!isJoin && cursor + 1 < tokens.length && !LIST_GAP.test(gapAfter(cursor))) break;
    }
    if (cursor < tokens.length && cursor > first) {
      const phrase = trimmed(tokens, first, cursor - 1);
      if (phrase && !isTaken.slice(phrase.first, phrase.last + 1).some(Boolean)) yield phrase;
    }
    at = Math.max(at, cursor - 1);
  }
}

const ITEMS_IN_DUTIES = 3;
const ITEMS_WHERE_ASKED = 2;
const LONGEST_ITEM = 3;

/** Short items of a list: "doors, crown molding, baseboards and stairs". */
function* enumeratedPhrases(text: string, tokens: Token[], isTaken: boolean[], isAsked: boolean): Generator<Candidate> {
  const items = itemsOf(text, tokens);
  if (items.length < (isAsked ? ITEMS_WHERE_ASKED : ITEMS_IN_DUTIES)) return;
  const isShort = ({ first, last }: Candidate): boolean =>
    last - first <= LONGEST_ITEM && !tokens.slice(first, last + 1).some(({ key }) => FUNCTION_WORDS.has(key));
  // Prose has commas too; a list of skills is short items and nothing else, and one of them is known.
  if (!items.every(isShort)) return;
  if (!items.some(({ first, last }) => isTaken.slice(first, last + 1).some(Boolean))) return;
  for (const [index, { first, last }] of items.entries()) {
    // The verb before the first item belongs to all of them.
    const from = index === 0 && !isAsked ? first + 1 : first;
    const phrase = trimmed(tokens, from, last);
    if (
      !phrase ||
      phrase.last - phrase.first >= LONGEST_ITEM ||
      isTaken.slice(phrase.first, phrase.last + 1).some(Boolean)
    )
      continue;
    const words = tokens.slice(phrase.first, phrase.last + 1);
    if (words.some((word) => FUNCTION_WORDS.has(word.key) || VERBAL.test(word.key))) continue;
    if (!isAsked && words.length === 1) continue;
    if (words.length === 1 && (isPlain(words[0]!) || words[0]!.raw.length < 4)) continue;
    yield phrase;
  }
}

const VERBAL = /(?:ed|ly|able|ful|ous|ive)$/;

function itemsOf(text: string, tokens: Token[]): Candidate[] {
  const items: Candidate[] = [];
  let first = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const isJoin = /^(?:and|or)$/.test(tokens[at]!.key);
    const gap = text.slice(tokens[at]!.end, tokens[at + 1]?.start ?? tokens[at]!.end);
    const ends = at + 1 === tokens.length || /[,;:()]/.test(gap);
    if (isJoin) {
      if (at > first) items.push({ first, last: at - 1 });
      first = at + 1;
    } else if (ends) {
      items.push({ first, last: at });
      first = at + 1;
    }
  }
  return items;
}

/** "sanitation monitoring": one or two plain words before one that names a field. */
function* headedPhrases(text: string, tokens: Token[], isTaken: boolean[]): Generator<Candidate> {
  for (let at = 1; at < tokens.length; at += 1) {
    if (isTaken[at] || !SKILL_HEADS.has(tokens[at]!.key) || !/^\p{Ll}/u.test(tokens[at]!.raw)) continue;
    const first = at - 1;
    const isClose = /^[ -]$/.test(text.slice(tokens[first]!.end, tokens[at]!.start));
    if (!isClose || isTaken[first] || isPlain(tokens[first]!) || /(?:ly|ing|ed)$/.test(tokens[first]!.key)) continue;
    if (text[tokens[first]!.start - 1] === '-') continue;
    if (first === 0 && /^\p{Lu}/u.test(tokens[first]!.raw)) continue;
    yield { first, last: at };
  }
}

function trimmed(tokens: Token[], first: number, last: number): Candidate | null {
  let from = first;
  let to = last;
  while (from <= to && isPlain(tokens[from]!)) from += 1;
  while (to >= from && isPlain(tokens[to]!)) to -= 1;
  return from <= to && to - from < LONGEST && tokens[from]!.raw.length > 1 ? { first: from, last: to } : null;
}
