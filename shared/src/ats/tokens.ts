/** Words to compare by: lower case, signs dropped except those that tell skills apart (c++, c#, .net, node.js). */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#.]+/u)
    .map((token) => token.replace(/\.+$/, ''))
    .filter((token) => token !== '');

/** A crude English stem: enough to let "audits" meet "audit" and "scheduling" meet "schedule". */
export function stemOf(token: string): string {
  if (token.length < 5 || !/^[a-z]+$/.test(token)) return token;
  return token
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ing|ed|er|ment|ion)$/, '')
    .replace(/e$/, '');
}
