/** The part of a fontkit font that shaping uses. */
export interface ShapingFont<Run extends { advanceWidth: number } = { advanceWidth: number }> {
  unitsPerEm: number;
  layout(text: string, features?: string[], script?: string, language?: string, direction?: 'ltr' | 'rtl'): Run;
}

interface Positioning {
  applyLookup(type: number, table: object): boolean;
}

interface FontkitInternals {
  _glyphs?: object;
  _layoutEngine?: { engine?: { GPOSProcessor?: Positioning | null } };
}

const mended = new WeakSet<object>();

/**
 * Shapes a text with fontkit, with workarounds for two of fontkit's bugs in complex scripts. Both the layout and the
 * PDF must use this function, so that text is drawn as wide as it was measured.
 */
export function shapeWith<Run extends { advanceWidth: number }>(
  font: ShapingFont<Run>,
  text: string,
  direction?: 'ltr' | 'rtl',
): Run {
  const internals = font as ShapingFont<Run> & FontkitInternals;
  // Clears fontkit's cache of glyph objects. A cached glyph keeps the characters for which it was first drawn, so
  // another letter with the same glyph would join like the first one: Arabic teh marbuta would join like heh.
  internals._glyphs = {};
  if (!mended.has(font)) {
    mended.add(font);
    const positioning = internals._layoutEngine?.engine?.GPOSProcessor;
    if (positioning) tolerateMissingAnchors(positioning);
  }
  return font.layout(text, undefined, undefined, undefined, direction);
}

/** Returns the advance width of a text in em. Used as the `shape` parameter of `complexFace`. */
export const fontkitAdvance = (font: ShapingFont, text: string): number =>
  shapeWith(font, text).advanceWidth / font.unitsPerEm;

/**
 * Makes fontkit skip a positioning rule if a base letter has no anchor for a class of marks. Otherwise fontkit throws.
 */
function tolerateMissingAnchors(positioning: Positioning): void {
  const apply = positioning.applyLookup.bind(positioning);
  positioning.applyLookup = (type, table) => {
    try {
      return apply(type, table);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
}
