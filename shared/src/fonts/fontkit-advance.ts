/** The part of a fontkit font that measuring needs. */
export interface ShapingFont {
  unitsPerEm: number;
  layout(text: string): { advanceWidth: number };
}

/**
 * Forgets which characters fontkit's glyph objects came from. fontkit keeps one object per glyph and hands it out again
 * for other characters drawn with the same glyph (the Arabic letters heh and teh marbuta, say), which then join like the
 * first one. To be called before every layout of a complex script.
 */
export function forgetGlyphs(font: object): void {
  if ('_glyphs' in font) font._glyphs = {};
}

/** Advance of a text in em, shaped with all that its script needs: the `shape` of a `complexFace`. */
export function fontkitAdvance(font: ShapingFont, text: string): number {
  forgetGlyphs(font);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
