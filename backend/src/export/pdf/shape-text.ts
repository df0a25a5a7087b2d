import type { Cluster, GlyphPart } from '../fonts/glyph-clusters.js';
import { isDefaultIgnorable } from '@shortlist/shared/fonts/default-ignorable';
import type { SimpleFace } from '@shortlist/shared/fonts/simple-face';
import type { LoadedFace } from '../fonts/fonts.js';
import { shapeWords } from './shape-words.js';
import { mirrored } from './mirrored.js';

const MARK = /\p{M}/u;

/**
 * Shapes a run of one face and direction. Throws if a character has no glyph, instead of silently dropping it.
 * @param text in logical order
 * @returns clusters in visual order, from left to right
 */
export function shapeText(face: LoadedFace, text: string, direction: 'ltr' | 'rtl'): readonly Cluster[] {
  return face.simple && !MARK.test(text)
    ? shapePairs(face, face.simple, text, direction)
    : shapeWords(face, text, direction);
}

/** Returns one glyph per character, with pair kerning, exactly as the layout measures the text. */
function shapePairs(face: LoadedFace, metrics: SimpleFace, text: string, direction: 'ltr' | 'rtl'): Cluster[] {
  const { unitsPerEm } = face.font.font;
  const clusters: Cluster[] = [];
  let previous: number | undefined;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (isDefaultIgnorable(codePoint)) continue;
    const drawn = direction === 'rtl' ? mirrored(codePoint) : codePoint;
    const { parts, natural } = glyphOf(face, drawn);
    const cluster = { text: character, advance: natural, parts };
    const before = clusters.at(-1);
    if (before && previous !== undefined) {
      const kern = Math.round(metrics.kern(previous, drawn) * unitsPerEm);
      // Kerning is applied to the left glyph of the pair.
      if (direction === 'rtl') cluster.advance += kern;
      else before.advance += kern;
    }
    clusters.push(cluster);
    previous = drawn;
  }
  return direction === 'rtl' ? clusters.reverse() : clusters;
}

interface PlainGlyph {
  parts: readonly GlyphPart[];
  natural: number;
}

const plainGlyphs = new WeakMap<LoadedFace, Map<number, PlainGlyph>>();

function glyphOf(face: LoadedFace, codePoint: number): PlainGlyph {
  const known = plainGlyphs.get(face) ?? new Map<number, PlainGlyph>();
  plainGlyphs.set(face, known);
  let plain = known.get(codePoint);
  if (!plain) {
    const glyph = face.font.font.glyphForCodePoint(codePoint);
    if (glyph.id === 0) throw new Error(`${face.id} has no glyph for U+${codePoint.toString(16).toUpperCase()}`);
    plain = { parts: [{ id: glyph.id, x: 0, y: 0 }], natural: glyph.advanceWidth };
    known.set(codePoint, plain);
  }
  return plain;
}
