/** The part of a fontkit font that shaping needs. */
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
 * Sets a text with fontkit, past two of its faults that complex scripts run into. Width and drawing must both come this
 * way, or they disagree.
 */
export function shapeWith<Run extends { advanceWidth: number }>(
  font: ShapingFont<Run>,
  text: string,
  direction?: 'ltr' | 'rtl',
): Run {
  const internals = font as ShapingFont<Run> & FontkitInternals;
  // fontkit keeps one object per glyph with the characters it first stood for, and hands it out for others drawn with the
  // same glyph (the Arabic letters heh and teh marbuta, say), which then join like the first one.
  internals._glyphs = {};
  if (!mended.has(font)) {
    mended.add(font);
    const positioning = internals._layoutEngine?.engine?.GPOSProcessor;
    if (positioning) tolerateMissingAnchors(positioning);
  }
  return font.layout(text, undefined, undefined, undefined, direction);
}

/** Advance of a text in em: the `shape` of a `complexFace`. */
export const fontkitAdvance = (font: ShapingFont, text: string): number =>
  shapeWith(font, text).advanceWidth / font.unitsPerEm;

/** A base may have no anchor for a class of marks. fontkit throws there; the rule simply does not apply. */
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
