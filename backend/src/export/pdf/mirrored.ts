/** Brackets and quotation marks that turn round in right-to-left text (those of Unicode's Bidi_Mirrored in the faces). */
const PAIRS = '()<>[]{}«»‹›≤≥⟨⟩⟪⟫「」『』【】〈〉《》';

const mirrors = new Map<number, number>();
for (let index = 0; index < PAIRS.length; index += 2) {
  const left = PAIRS.charCodeAt(index);
  const right = PAIRS.charCodeAt(index + 1);
  mirrors.set(left, right);
  mirrors.set(right, left);
}

/** The character whose glyph shows the given one in right-to-left text. */
export const mirrored = (codePoint: number): number => mirrors.get(codePoint) ?? codePoint;
