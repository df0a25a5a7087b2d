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
 * Shapes a text with fontkit and works around two of its bugs with complex scripts. Measuring and drawing must both use
 * this function, so that their widths agree.
 */
export function shapeWith<Run extends { advanceWidth: number }>(
  font: ShapingFont<Run>,
  text: string,
  direction?: 'ltr' | 'rtl',
): Run {
  const internals = font as ShapingFont<Run> & FontkitInternals;
  // Clears fontkit's cache of glyph objects. It stores each glyph with the characters that it first drew and reuses it
  // for other characters with the same glyph, such as the Arabic letters heh and teh marbuta, which would then join
  // like the first characters.
  internals._glyphs = {};
  if (!mended.has(font)) {
    mended.add(font);
    const positioning = internals._layoutEngine?.engine?.GPOSProcessor;
    if (positioning) tolerateMissingAnchors(positioning);
  }
  return font.layout(text, undefined, undefined, undefined, direction);
}

/** Returns the advance width of a text in em, for use as `shape` of a `complexFace`. */
export const fontkitAdvance = (font: ShapingFont, text: string): number =>
  shapeWith(font, text).advanceWidth / font.unitsPerEm;

/** Skips a positioning rule if a base has no anchor for a class of marks, because fontkit would throw. */
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
