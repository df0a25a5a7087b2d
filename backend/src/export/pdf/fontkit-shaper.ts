import { isDefaultIgnorable } from '@shortlist/shared/fonts/default-ignorable';
import { shapeWith } from '@shortlist/shared/fonts/fontkit-shaping';
import type { Font } from 'fontkit';
import type { LoadedFace } from '../fonts/fonts.js';
import { mirrored } from './mirrored.js';
import type { Cluster, GlyphPart } from '../fonts/glyph-clusters.js';

interface GlyphInfo {
  id: number;
  codePoints: number[];
}

interface ShapingEngine {
  glyphInfos: GlyphInfo[] | null;
  cleanup(): void;
}

interface FontWithEngine extends Font {
  /** fontkit's private layout engine; `engine` is missing for fonts without layout tables. */
  _layoutEngine: { engine?: ShapingEngine };
}

/**
 * Returns clusters instead of single glyphs: fontkit joins and reorders letters, so a glyph may not match one
 * character.
 */
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

/** Attaches zero-width joiners and non-joiners to the preceding letter: Persian spelling, for example, needs them. */
function keepJoiners(clusters: readonly Cluster[]): Cluster[] {
  const visible: Cluster[] = [];
  for (const cluster of clusters) {
    const last = visible.at(-1);
    if (cluster.parts.length > 0) visible.push(cluster);
    else if (last && JOINERS.test(cluster.text)) last.text += cluster.text;
  }
  return visible;
}

/**
 * Reverses a cluster's text: in right-to-left lines, text extractors assume visual order and reverse each line letter
 * by letter.
 */
const turnedRound = (cluster: Cluster): Cluster => ({ ...cluster, text: [...cluster.text].reverse().join('') });

const mirrorAll = (text: string) =>
  String.fromCodePoint(...[...text].map((character) => mirrored(character.codePointAt(0) ?? 0)));
const isHidden = (codePoints: number[]) => codePoints.length > 0 && codePoints.every(isDefaultIgnorable);
const hexadecimal = (codePoint: number) => `U+${codePoint.toString(16).toUpperCase()}`;

/**
 * Returns the shaped glyphs, each with the characters that it draws. Reads the characters before fontkit's layout
 * engine cleans up: fontkit's final result lists the same characters for every occurrence of a glyph.
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
  start: number;
  end: number;
  /** Index of the cluster's first glyph, in logical order. */
  first: number;
  last: number;
}

/**
 * Splits text and glyphs, both in logical order, into the smallest possible clusters. Within a cluster, the text and
 * the glyphs have the same characters, in any order, so that extractors return the original text.
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
    // A glyph without characters belongs to the preceding letter.
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

/**
 * Returns the end of the text that begins at `start` and consists of the characters `seen`, in any order; undefined if
 * there is no such text.
 */
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
