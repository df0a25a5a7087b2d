/** Words to compare by: lower case, signs dropped except those that tell skills apart (c++, c#, .net, node.js). */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#.]+/u)
    .map((token) => token.replace(/(?<!\.)\.+$/, ''))
    .filter((token) => token !== '');

const stems = new Map<string, string>();
/** A text of nothing but new words must not fill the memory. */
const MOST_KEPT = 20_000;

/** A crude English stem: enough to let "audits" meet "audit" and "scheduling" meet "schedule". */
export function stemOf(token: string): string {
  const known = stems.get(token);
  if (known !== undefined) return known;
  const stem = readStem(token);
  if (stems.size < MOST_KEPT) stems.set(token, stem);
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
