/**
 * Pairs of brackets, quotation marks and comparison signs that are mirrored in right-to-left text: the characters with
 * Unicode's Bidi_Mirrored property that the product's fonts contain.
 */
const PAIRS = '()<>[]{}«»‹›≤≥⟨⟩⟪⟫「」『』【】〈〉《》';

const mirrors = new Map<number, number>();
for (let index = 0; index < PAIRS.length; index += 2) {
  const left = PAIRS.charCodeAt(index);
  const right = PAIRS.charCodeAt(index + 1);
  mirrors.set(left, right);
  mirrors.set(right, left);
}

export const mirrored = (codePoint: number): number => mirrors.get(codePoint) ?? codePoint;
