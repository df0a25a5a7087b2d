import type { Dictionary, Name } from './dictionary.js';
import type { Token } from './tokenize.js';

export interface NameFound {
  name: Name;
  /** First and last word, by their index in the list given. */
  first: number;
  last: number;
}

/** Between the words of one name: a space, a hyphen, a slash, an ampersand; no other mark, no new line. */
const WITHIN_NAME = /^(?:[-‐‑–.·]|[ \t\u00a0]?[/&][ \t\u00a0]?|[ \t\u00a0]{1,3})?$/u;
/** Between the items of a list. */
const IN_LIST = /^\s*(?:[,/|;&+()•·]|\n)\s*$/u;

const MOST_WORDS = 8;

/** The longest names of the dictionary in the words of a passage; doubtful ones only where their surroundings vouch for them. */
export function findNames(text: string, tokens: Token[], dictionary: Dictionary, isAsked: boolean): NameFound[] {
  const found: NameFound[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = longestAt(text, tokens, at, dictionary);
    if (!match) continue;
    found.push(match);
    at = match.last;
  }
  const isShouted = isAllCapitals(tokens);
  const sure = found.filter(({ name }) => name.sureness === 'sure');
  return found.filter((each) => {
    const { name, first, last } = each;
    if (name.sureness === 'sure') return true;
    if (name.sureness === 'where-asked') return isAsked && isListed(text, tokens, each, sure);
    if (name.sureness === 'as-written') {
      const isSo = tokens[first]!.raw === name.written && !isShouted;
      return isSo && (first > 0 || !isPlainWord(name.written) || vouchedFor(text, tokens, each, sure, found));
    }
    if (name.skill.kind === 'soft') return hasSoftNeighbour(text, tokens, each, found);
    if (isShouted || isEnumerator(text, tokens[first]!) || !hasItsCapital(tokens.slice(first, last + 1), name))
      return false;
    return vouchedFor(text, tokens, each, sure, found);
  });
}

function longestAt(text: string, tokens: Token[], at: number, { names, beginnings }: Dictionary): NameFound | null {
  let key = tokens[at]!.key;
  let best: NameFound | null = null;
  for (let last = at; ;) {
    const name = names.get(key);
    if (name) best = { name, first: at, last };
    if (!beginnings.has(key) || last + 1 >= tokens.length || last + 1 - at >= MOST_WORDS) return best;
    if (!WITHIN_NAME.test(text.slice(tokens[last]!.end, tokens[last + 1]!.start))) return best;
    last += 1;
    key += ` ${tokens[last]!.key}`;
  }
}

/** "C. What you bring", "b) …" */
const isEnumerator = (text: string, { raw, start, end }: Token): boolean =>
  raw.length === 1 &&
  /^[.)]/.test(text.slice(end, end + 1)) &&
  /(?:^|\n)\s*\(?$/.test(text.slice(Math.max(0, start - 8), start));

const isPlainWord = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

const isAllCapitals = (tokens: Token[]): boolean => {
  const letters = tokens.map(({ raw }) => raw).join('');
  return letters.length > 12 && letters === letters.toUpperCase();
};

function hasItsCapital(tokens: Token[], { written }: Name): boolean {
  const raw = tokens.map((token) => token.raw).join(' ');
  if (/^[A-Z][A-Z0-9&/-]+$/.test(written)) return raw === written;
  return /^\p{Lu}/u.test(raw);
}

/** Alone in its line, in a list with another name, after "in" or "with", or followed by what only a skill is followed by. */
function vouchedFor(
  text: string,
  tokens: Token[],
  { first, last, name }: NameFound,
  sure: NameFound[],
  all: NameFound[],
): boolean {
  const before = tokens[first - 1];
  const after = tokens[last + 1];
  if (!before && !after) return true;
  if (
    after &&
    /^(?:programming|language|developer|script|software|certified|skill|dashboard|formula|spreadsheet)/.test(after.key)
  )
    return true;
  const near = (others: NameFound[]): boolean =>
    others.some((other) => {
      if (other.name === name) return false;
      const [left, right] = other.first > last ? [last, other.first] : [other.last, first];
      if (right <= left || right - left > 4) return false;
      const gap = text.slice(tokens[left]!.end, tokens[right]!.start);
      return right - left === 1
        ? IN_LIST.test(gap) || /^[ ]$/.test(gap)
        : /^[\s,/|;]*(?:and|or|with|to|plus|&)?\s*(?:\w+\s)?$/.test(gap);
    });
  if (near(sure) || near(all)) return true;
  const isShort = tokens[first]!.raw.length <= 2 || tokens[first]!.raw === 'Go';
  if (isShort) return Boolean(before && /^(?:in|with|of)$/.test(before.key) && !after);
  const isInside = before !== undefined && /[\p{L},)]\s*$/u.test(text.slice(before.start, tokens[first]!.start));
  return isInside && (/^(?:in|with|of|using|use|on)$/.test(before.key) || !/^(?:in|at|as)$/.test(after?.key ?? ''));
}

/** Alone in its line, or beside a sure name. */
function isListed(text: string, tokens: Token[], { first, last }: NameFound, sure: NameFound[]): boolean {
  if (first === 0 && last === tokens.length - 1) return true;
  return sure.some((other) => {
    const [left, right] = other.first > last ? [last, other.first] : [other.last, first];
    return (
      right > left &&
      right - left <= 2 &&
      /^\s*[,/;]?\s*(?:and|or)?\s*$/.test(text.slice(tokens[left]!.end, tokens[right]!.start))
    );
  });
}

function hasSoftNeighbour(text: string, tokens: Token[], { first, last, name }: NameFound, all: NameFound[]): boolean {
  const before = tokens[first - 1];
  if (
    before &&
    /^(?:strong|good|excellent|great|real|outstanding|exceptional|your|with|calm|genuine)$/.test(before.key) &&
    !tokens[last + 1]
  )
    return true;
  return all.some((other) => {
    if (other.name === name || other.name.skill.kind !== 'soft') return false;
    const [left, right] = other.first > last ? [last, other.first] : [other.last, first];
    return right - left <= 4 && /[,;/]|\band\b|\bor\b/.test(text.slice(tokens[left]!.end, tokens[right]!.start));
  });
}
