/**
 * Returns whether a code point is invisible and has no width, as joiners, variation selectors, directional marks, soft
 * hyphens and tags are. Includes Unicode's Default_Ignorable_Code_Point except the Hangul fillers, which text shapers
 * exclude too.
 */
export function isDefaultIgnorable(codePoint: number): boolean {
  if (codePoint < 0x34f) return codePoint === 0xad;
  return (
    codePoint === 0x34f ||
    codePoint === 0x61c ||
    (codePoint >= 0x17b4 && codePoint <= 0x17b5) ||
    (codePoint >= 0x180b && codePoint <= 0x180f) ||
    (codePoint >= 0x200b && codePoint <= 0x200f) ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2060 && codePoint <= 0x206f) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    codePoint === 0xfeff ||
    (codePoint >= 0xfff0 && codePoint <= 0xfff8) ||
    (codePoint >= 0x1bca0 && codePoint <= 0x1bca3) ||
    (codePoint >= 0x1d173 && codePoint <= 0x1d17a) ||
    (codePoint >= 0xe0000 && codePoint <= 0xe0fff)
  );
}
