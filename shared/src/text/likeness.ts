/**
 * Trigrams of a text, hashed to numbers in ascending order. Trigrams tolerate typos and need no spaces between words.
 * Hash collisions are too rare to matter.
 */
export type TextProfile = Uint32Array;

export function profileOf(text: string): TextProfile {
  const letters = Array.from(` ${text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()} `, (letter) =>
    letter.codePointAt(0)!,
  );
  return Uint32Array.from(
    { length: Math.max(0, letters.length - 2) },
    (_, at) => (Math.imul(Math.imul(letters[at]!, 8_191) + letters[at + 1]!, 8_191) + letters[at + 2]!) >>> 0,
  ).sort();
}

/**
 * Returns the similarity of two texts, from 0 (no trigram in common) to 1 (the same trigrams). The result does not
 * depend on the order of the texts.
 */
export function likenessOf(a: TextProfile, b: TextProfile): number {
  let [i, j, shared] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) shared += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return a.length + b.length === 0 ? 1 : (2 * shared) / (a.length + b.length);
}
