import { isDefaultIgnorable } from '@shortlist/shared/fonts/default-ignorable';
import { shapeWith } from '@shortlist/shared/fonts/fontkit-shaping';
import type { Font } from 'fontkit';
import type { LoadedFace } from '../fonts.js';
import { mirrored } from './mirrored.js';
import type { Cluster, GlyphPart } from './shape-text.js';

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

/** Joins, reorders and stacks letters with fontkit and finds out which characters each cluster of glyphs stands for. */
export function shapeWithFontkit(face: LoadedFace, text: string, direction: 'ltr' | 'rtl'): Cluster[] {
  const drawn = direction === 'rtl' ? mirrorAll(text) : text;
  const characters = [...text];
  const { infos, positions } = layout(face.font.font as FontWithEngine, drawn, direction);
  const clusters = alignClusters(drawn, infos).map(({ start, end, first, last }): Cluster => {
    const places = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    if (direction === 'rtl') places.reverse();
    const parts: GlyphPart[] = [];
    let pen = 0;
    for (const place of places) {
      const info = infos[place];
      const position = positions[place];
      if (!info || !position || isHidden(info.codePoints)) continue;
      if (info.id === 0) throw new Error(`${face.id} lacks a glyph for ${info.codePoints.map(hexadecimal).join(' ')}`);
      parts.push({ id: info.id, x: pen + position.xOffset, y: position.yOffset });
      pen += position.xAdvance;
    }
    return { text: characters.slice(start, end).join(''), advance: pen, parts };
  });
  const visible = keepJoiners(clusters);
  return direction === 'rtl' ? visible.map(turnedRound).reverse() : visible;
}

const JOINERS = /^[\u200c\u200d]+$/;

/** Joiners draw nothing and yet belong to the spelling (Persian parts words with them): the letter before carries them. */
function keepJoiners(clusters: readonly Cluster[]): Cluster[] {
  const visible: Cluster[] = [];
  for (const cluster of clusters) {
    const last = visible.at(-1);
    if (cluster.parts.length > 0) visible.push(cluster);
    else if (last && JOINERS.test(cluster.text)) last.text += cluster.text;
  }
  return visible;
}

/** Extractors take the text of a right-to-left line for visual order and turn it round, letter by letter. */
const turnedRound = (cluster: Cluster): Cluster => ({ ...cluster, text: [...cluster.text].reverse().join('') });

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
  const run = shapeWith(font, text, direction);
  const isReversed = engine !== undefined && direction === 'rtl';
  const positions = isReversed ? [...run.positions].reverse() : run.positions;
  return { infos: infos ?? run.glyphs, positions };
}

interface AlignedCluster {
  /** Its characters in the text. */
  start: number;
  end: number;
  /** Places of its glyphs in logical order. */
  first: number;
  last: number;
}

/**
 * Cuts glyphs in logical order and their text into the smallest clusters in which both have the same characters, in
 * whatever order, so that extractors read the text as it was written.
 */
export function alignClusters(text: string, infos: readonly GlyphInfo[]): AlignedCluster[] {
  const characters = [...text];
  const clusters: AlignedCluster[] = [];
  let start = 0;
  let first = 0;
  let seen: number[] = [];
  infos.forEach((info, index) => {
    seen = seen.concat(info.codePoints);
    const next = infos[index + 1];
    // A glyph without characters of its own is a piece of the letter before it.
    if (next?.codePoints.length === 0) return;
    const end = next ? matchingEnd(characters, start, seen) : characters.length;
    if (end === undefined) return;
    clusters.push({ start, end, first, last: index });
    start = end;
    first = index + 1;
    seen = [];
  });
  return clusters;
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
