/**
 * Splits a text into words for comparison: lower case, without punctuation except in names such as c++, c#, .net and
 * node.js.
 */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#.]+/u)
    .map((token) => token.replace(/(?<!\.)\.+$/, ''))
    .filter((token) => token !== '');

const stems = new Map<string, string>();
const CACHE_SIZE = 20_000;

/** Returns a rough English stem, which is enough to match "audits" with "audit" and "scheduling" with "schedule". */
export function stemOf(token: string): string {
  const known = stems.get(token);
  if (known !== undefined) return known;
  const stem = readStem(token);
  if (stems.size < CACHE_SIZE) stems.set(token, stem);
  return stem;
}

function readStem(token: string): string {
  if (token.length < 5 || !/^[a-z]+$/.test(token)) return token;
  return token
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed|er|ment|ion)$/, '')
    .replace(/e$/, '');
}
