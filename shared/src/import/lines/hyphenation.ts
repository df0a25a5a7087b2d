const LINE_END = /(?<!\p{L})(\p{L}+)[-\u2010]$/u;
const LINE_START = /^(\p{Ll}+)/u;

/**
 * Returns a function that decides whether a hyphen at a line end belongs to the word. Keeps the hyphen if the word also
 * occurs with a hyphen within a line. Otherwise, drops it if the word also occurs without a hyphen, or if the file
 * usually divides words at line ends.
 */
export function hyphenationOf(texts: readonly string[]): (before: string, after: string) => 'keep' | 'drop' {
  const words = new Set<string>();
  for (const text of texts) for (const word of text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) words.add(word);
  const halvesAt = (before: string, after: string): [string, string] | undefined => {
    const head = LINE_END.exec(before.slice(-60))?.[1]?.toLowerCase();
    const tail = LINE_START.exec(after.slice(0, 60))?.[1]?.toLowerCase();
    return head && tail ? [head, tail] : undefined;
  };
  let cut = 0;
  let compound = 0;
  texts.forEach((text, index) => {
    const halves = halvesAt(text, texts[index + 1] ?? '');
    if (!halves) return;
    if (words.has(halves.join(''))) cut += 1;
    else if (words.has(halves.join('-')) || (words.has(halves[0]) && words.has(halves[1]))) compound += 1;
  });
  const hyphenates = cut > 0 && cut >= compound;
  return (before, after) => {
    const halves = halvesAt(before, after);
    if (!halves || words.has(halves.join('-'))) return 'keep';
    return words.has(halves.join('')) || hyphenates ? 'drop' : 'keep';
  };
}
