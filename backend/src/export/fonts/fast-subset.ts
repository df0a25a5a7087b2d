import { composeOutline, renumberParts } from './composite-glyph.js';
import type { GlyphPart } from './glyph-clusters.js';
import { padded, tableOf, writeTrueType, type TrueTypeFont } from './truetype.js';

/**
 * A glyph of the subset: the id of a glyph in the font, or a new glyph that combines several. Lengths are in font
 * units.
 */
export type SubsetGlyph = number | { advance: number; parts: readonly GlyphPart[] };

/** Tables with hinting instructions, copied unchanged. */
const COPIED = ['cvt ', 'fpgm', 'prep'];

/**
 * Builds a font program with the given glyphs in order, including repetitions, followed by the components of composite
 * glyphs. Copies outlines as bytes, because fontkit's own subset function decodes and encodes every table, which takes
 * longer than rendering the rest of a document.
 */
export const subsetTrueType = (font: TrueTypeFont, glyphs: readonly SubsetGlyph[]): Buffer =>
  writeTrueType(subsetTables(font, glyphs));

export function subsetTables(font: TrueTypeFont, glyphs: readonly SubsetGlyph[]): Map<string, Buffer> {
  const order = [...glyphs];
  const places = new Map<SubsetGlyph, number>();
  order.forEach((glyph, place) => places.has(glyph) || places.set(glyph, place));
  const placeOf = (glyph: number): number => {
    let place = places.get(glyph);
    if (place === undefined) {
      place = order.push(glyph) - 1;
      places.set(glyph, place);
    }
    return place;
  };
  const outlines: Buffer[] = [];
  for (let place = 0; place < order.length; place++) {
    const glyph = order[place] ?? 0;
    const outline =
      typeof glyph === 'number'
        ? renumberParts(font.outline(glyph), placeOf)
        : composeOutline(glyph.parts, font.outline, placeOf);
    outlines.push(padded(outline, 2));
  }
  return assemble(font, order, outlines);
}

function assemble(font: TrueTypeFont, order: readonly SubsetGlyph[], outlines: readonly Buffer[]): Map<string, Buffer> {
  const hmtx = Buffer.alloc(order.length * 4);
  const loca = Buffer.alloc((order.length + 1) * 4);
  let length = 0;
  order.forEach((glyph, place) => {
    const outline = outlines[place] ?? Buffer.alloc(0);
    const { advance, bearing } =
      typeof glyph === 'number'
        ? font.metric(glyph)
        : { advance: glyph.advance, bearing: outline.length > 0 ? outline.readInt16BE(2) : 0 };
    hmtx.writeUInt16BE(Math.max(0, Math.round(advance)), place * 4);
    hmtx.writeInt16BE(bearing, place * 4 + 2);
    length += outline.length;
    loca.writeUInt32BE(length, (place + 1) * 4);
  });
  const head = Buffer.from(tableOf(font.tables, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(tableOf(font.tables, 'hhea'));
  hhea.writeUInt16BE(order.length, 34);
  const tables = new Map<string, Buffer>([
    ['glyf', Buffer.concat(outlines)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maximumProfile(font, order)],
  ]);
  for (const tag of COPIED) {
    const table = font.tables.get(tag);
    if (table) tables.set(tag, table);
  }
  return tables;
}

function maximumProfile(font: TrueTypeFont, order: readonly SubsetGlyph[]): Buffer {
  const maxp = Buffer.from(tableOf(font.tables, 'maxp'));
  maxp.writeUInt16BE(order.length, 4);
  const mostParts = Math.max(0, ...order.map((glyph) => (typeof glyph === 'number' ? 0 : glyph.parts.length)));
  if (mostParts > 0) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), mostParts), 28);
    maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
  }
  return maxp;
}
