import { isDefaultIgnorable } from '@shortlist/shared/fonts/default-ignorable';
import type { Font } from 'fontkit';
import type { LoadedFace } from '../fonts.js';
import { mirrored } from './mirrored.js';
import type { ShapedGlyph } from './shape-text.js';

/** What fontkit's OpenType engine knows of a glyph while it shapes. */
interface GlyphInfo {
  id: number;
  codePoints: number[];
}

interface ShapingEngine {
  glyphInfos: GlyphInfo[] | null;
  cleanup(): void;
}

interface FontWithEngine extends Font {
  /** `engine` is absent in fonts without layout tables. */
  _layoutEngine: { engine?: ShapingEngine };
}

/** Joins, reorders and stacks letters with fontkit and finds out which characters each glyph stands for. */
export function shapeWithFontkit(face: LoadedFace, text: string, direction: 'ltr' | 'rtl'): ShapedGlyph[] {
  const { font } = face.font;
  const drawn = direction === 'rtl' ? mirrorAll(text) : text;
  const scale = 1000 / font.unitsPerEm;
  const { infos, positions } = layout(font as FontWithEngine, drawn, direction);
  const texts = textOfGlyphs(text, infos);
  const glyphs: ShapedGlyph[] = [];
  infos.forEach(({ id, codePoints }, index) => {
    const position = positions[index];
    if (!position || isHidden(codePoints)) return;
    if (id === 0) throw new Error(`${face.id} lacks a glyph for ${codePoints.map(hexadecimal).join(' ')}`);
    const { xAdvance, xOffset, yOffset } = position;
    glyphs.push({ id, text: texts[index] ?? '', advance: xAdvance * scale, x: xOffset * scale, y: yOffset * scale });
  });
  return direction === 'rtl' ? glyphs.reverse() : glyphs;
}

const mirrorAll = (text: string) =>
  String.fromCodePoint(...[...text].map((character) => mirrored(character.codePointAt(0) ?? 0)));
const isHidden = (codePoints: number[]) => codePoints.length > 0 && codePoints.every(isDefaultIgnorable);
const hexadecimal = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase()}`;

/**
 * fontkit's result keeps one set of characters for each glyph of the font, whichever text it came from; only the engine
 * knows them for each place in this text, and forgets them when it cleans up.
 */
function layout(font: FontWithEngine, text: string, direction: 'ltr' | 'rtl') {
  const { engine } = font._layoutEngine;
  let infos: GlyphInfo[] | null = null;
  if (engine) {
    engine.cleanup = function cleanupAfterReading() {
      infos = this.glyphInfos;
      delete (this as Partial<ShapingEngine>).cleanup;
      this.cleanup();
    };
  }
  const run = font.layout(text, undefined, undefined, undefined, direction);
  const isReversed = engine !== undefined && direction === 'rtl';
  const positions = isReversed ? [...run.positions].reverse() : run.positions;
  return { infos: infos ?? run.glyphs, positions };
}

/**
 * Aligns glyphs in logical order with the text. Where letters changed places or joined, the first glyph of the cluster
 * stands for all of its characters, so that extractors read the text in its own order.
 */
export function textOfGlyphs(text: string, infos: readonly GlyphInfo[]): string[] {
  const characters = [...text];
  const texts = infos.map(() => '');
  let textStart = 0;
  let first = 0;
  let seen: number[] = [];
  infos.forEach((info, index) => {
    seen = seen.concat(info.codePoints);
    const next = infos[index + 1];
    if (next?.codePoints.length === 0) return;
    const end = next ? matchingEnd(characters, textStart, seen) : characters.length;
    if (end === undefined) return;
    const carrier = infos.findIndex(({ codePoints }, place) => place >= first && !isHidden(codePoints));
    if (carrier >= first && carrier <= index) texts[carrier] = characters.slice(textStart, end).join('');
    textStart = end;
    first = index + 1;
    seen = [];
  });
  return texts;
}

/** Where the characters seen so far make up all of the text from `start`, in whatever order. */
function matchingEnd(characters: string[], start: number, seen: number[]): number | undefined {
  const wanted = decomposed(String.fromCodePoint(...seen));
  for (let end = start + 1; end <= characters.length; end++) {
    const found = decomposed(characters.slice(start, end).join(''));
    if (found.length > wanted.length) return undefined;
    if (found.length === wanted.length)
      return [...found].sort().join('') === [...wanted].sort().join('') ? end : undefined;
  }
  return undefined;
}

const decomposed = (text: string) => text.normalize('NFD');
