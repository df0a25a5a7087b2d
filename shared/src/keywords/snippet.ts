const AROUND = 60;
const SIGN_OF_ITEM = /^\s*[^\p{L}\p{N}\s(“"'.+#…]+\s/u;

/** The words around a term, cut at the ends of words, in one line. */
export function snippetOf(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const from = Math.max(lineStart, start - AROUND);
  const to = Math.min(lineEnd, end + AROUND);
  const before = from > lineStart ? `…${text.slice(from, start).replace(/^\S*\s/, '')}` : text.slice(from, start);
  const after = to < lineEnd ? `${text.slice(end, to).replace(/\s\S*$/, '')}…` : text.slice(end, to);
  return `${before}${text.slice(start, end)}${after}`.replace(/\s+/g, ' ').replace(SIGN_OF_ITEM, '').trim();
}
