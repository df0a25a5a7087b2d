/** A word with its position, so that results can quote the text of the job description. */
export interface Token {
  start: number;
  end: number;
  raw: string;
  /** The word in lower case, in US spelling and in the singular, without apostrophes. */
  key: string;
}

// Matches a word, including symbols that belong to a name: c++, c#, .net, node.js, Security+.
const WORD =
  /\.NET\b|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]+)?(?:\.(?:js|ts|io|com|net|py)(?![\p{L}\p{N}])|(?:\+{1,2}|#)(?![\p{L}\p{N}]))?/giu;

export const writtenWords = (text: string): readonly string[] => text.match(WORD) ?? [];

export function tokenize(text: string, offset = 0): Token[] {
  let reached = 0;
  return writtenWords(text).map((raw) => {
    // Searches after the previous word, because the same word may occur earlier in the text.
    const start = text.indexOf(raw, reached);
    reached = start + raw.length;
    return { start: offset + start, end: offset + reached, raw, key: keyOf(raw) };
  });
}

/** Returns the comparison key of a phrase: the keys of its words, separated by spaces. */
export const phraseKey = (text: string): string => writtenWords(text).map(keyOf).join(' ');

const keys = new Map<string, string>();
const CACHE_SIZE = 60_000;

/** Returns the word in lower case, in US spelling and in the singular, without apostrophes. */
export function keyOf(raw: string): string {
  const known = keys.get(raw);
  if (known !== undefined) return known;
  const key = singular(american(raw.normalize('NFKC').toLowerCase().replace(/['’]/g, '')));
  if (keys.size < CACHE_SIZE) keys.set(raw, key);
  return key;
}

const SPELLINGS: [british: RegExp, american: string][] = [
  [/^(lab|col|behavi|hon|fav|harb|endeav|hum|rum)our/, '$1or'],
  [/is(ation|ations|ing|ed|er|e|es)$/, 'iz$1'],
  [/yse(d|r|s)?$/, 'yze$1'],
  [/ll(ing|ed|er|or)$/, 'l$1'],
  [/^(p)aed/, '$1ed'],
  [/^(h)aem/, '$1em'],
  [/^(an)aesth/, '$1esth'],
  [/^(orthop)aed/, '$1ed'],
  [/^programme$/, 'program'],
  [/^programmes$/, 'programs'],
  [/^centre/, 'center'],
  [/^licence/, 'license'],
  [/^judgement/, 'judgment'],
  [/^fulfilment/, 'fulfillment'],
  [/^moulding/, 'molding'],
  [/^tyre/, 'tire'],
];

const american = (word: string): string =>
  word.length < 4 ? word : SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), word);

function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:xes|ches|shes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
