import { isDefaultIgnorable } from '@shortlist/shared/fonts/default-ignorable';
import type { SimpleFace } from '@shortlist/shared/fonts/simple-face';
import type { LoadedFace } from '../fonts.js';
import { shapeWithFontkit } from './fontkit-shaper.js';
import { mirrored } from './mirrored.js';

/** A glyph in its place; lengths in thousandths of an em. */
export interface ShapedGlyph {
  id: number;
  /** The characters it stands for; empty when a neighbour in its cluster stands for them all. */
  text: string;
  advance: number;
  x: number;
  y: number;
}

const MARK = /\p{M}/u;
/** Runs kept per face; a résumé has a few hundred, and most come back at the next export. */
const RUNS_KEPT = 5_000;
const shapedRuns = new WeakMap<LoadedFace, Map<string, readonly ShapedGlyph[]>>();

/**
 * Sets a run of one face and one direction. Throws for a character the face has no glyph for: such a run would lose
 * text without anybody noticing.
 *
 * @param text in logical order
 * @returns glyphs in visual order, from left to right
 */
export function shapeText(face: LoadedFace, text: string, direction: 'ltr' | 'rtl'): readonly ShapedGlyph[] {
  let runs = shapedRuns.get(face);
  if (!runs) shapedRuns.set(face, (runs = new Map()));
  const key = direction === 'rtl' ? `\u202e${text}` : text;
  let glyphs = runs.get(key);
  if (!glyphs) {
    if (runs.size >= RUNS_KEPT) runs.clear();
    glyphs =
      face.simple && !MARK.test(text)
        ? shapePairs(face, face.simple, text, direction)
        : shapeWithFontkit(face, text, direction);
    runs.set(key, glyphs);
  }
  return glyphs;
}

/** One glyph a character with pair kerning, exactly as the layout measured it. */
function shapePairs(face: LoadedFace, metrics: SimpleFace, text: string, direction: 'ltr' | 'rtl'): ShapedGlyph[] {
  const glyphs: ShapedGlyph[] = [];
  let previous: number | undefined;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (isDefaultIgnorable(codePoint)) continue;
    const drawn = direction === 'rtl' ? mirrored(codePoint) : codePoint;
    const glyph = { id: glyphId(face, drawn), text: character, advance: metrics.advance(drawn) * 1000, x: 0, y: 0 };
    const before = glyphs.at(-1);
    if (before && previous !== undefined) {
      const kern = metrics.kern(previous, drawn) * 1000;
      // The gap between two glyphs belongs to the one on the left.
      if (direction === 'rtl') glyph.advance += kern;
      else before.advance += kern;
    }
    glyphs.push(glyph);
    previous = drawn;
  }
  return direction === 'rtl' ? glyphs.reverse() : glyphs;
}

const glyphIds = new WeakMap<LoadedFace, Map<number, number>>();

function glyphId(face: LoadedFace, codePoint: number): number {
  let ids = glyphIds.get(face);
  if (!ids) glyphIds.set(face, (ids = new Map()));
  let id = ids.get(codePoint);
  if (id === undefined) {
    id = face.font.font.glyphForCodePoint(codePoint).id;
    if (id === 0) throw new Error(`${face.id} has no glyph for U+${codePoint.toString(16).toUpperCase()}`);
    ids.set(codePoint, id);
  }
  return id;
}
