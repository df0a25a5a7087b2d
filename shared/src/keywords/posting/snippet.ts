const AROUND = 60;
const SIGN_OF_ITEM = /^\s*[^\p{L}\p{N}\s(“"'.+#…]+\s/u;

/** Returns the context of a term on one line, cut at word boundaries. */
export function snippetOf(text: string, start: number, end: number): string {
  // Reads one more character on each side than is shown, to check whether the line continues.
  const leading = text
    .slice(Math.max(0, start - AROUND - 1), start)
    .split('\n')
    .at(-1)!;
  const trailing = text.slice(end, end + AROUND + 1).split('\n')[0]!;
  const before = leading.length > AROUND ? `…${leading.slice(-AROUND).replace(/^\S*\s/, '')}` : leading;
  const after = trailing.length > AROUND ? `${trailing.slice(0, AROUND).replace(/\s\S*$/, '')}…` : trailing;
  return `${before}${text.slice(start, end)}${after}`.replace(/\s+/g, ' ').replace(SIGN_OF_ITEM, '').trim();
}
