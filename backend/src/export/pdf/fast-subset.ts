/**
 * Subsets TrueType outlines by copying their bytes. fontkit decodes and encodes every table through a generic struct
 * library, which costs more than all the rest of a document; the outlines themselves need no change.
 */
export interface TrueTypeTables {
  tables: ReadonlyMap<string, Buffer>;
  glyphRange(glyph: number): readonly [start: number, end: number];
  metric(glyph: number): { advance: number; bearing: number };
}

/** Tables that a font program inside a PDF needs besides the outlines and their places. */
const COPIED = ['cvt ', 'fpgm', 'prep'];

export function readTrueType(file: Buffer): TrueTypeTables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const start = file.readUInt32BE(record + 8);
    tables.set(
      file.toString('latin1', record, record + 4),
      file.subarray(start, start + file.readUInt32BE(record + 12)),
    );
  }
  const loca = tableOf(tables, 'loca');
  const hmtx = tableOf(tables, 'hmtx');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const metrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return {
    tables,
    glyphRange: (glyph) => [offset(glyph), offset(glyph + 1)],
    metric(glyph) {
      const last = metrics - 1;
      return glyph <= last
        ? { advance: hmtx.readUInt16BE(glyph * 4), bearing: hmtx.readInt16BE(glyph * 4 + 2) }
        : { advance: hmtx.readUInt16BE(last * 4), bearing: hmtx.readInt16BE(metrics * 4 + (glyph - metrics) * 2) };
    },
  };
}

/**
 * A font with the given glyphs in the given order; the same glyph may come more than once. Parts of composite glyphs
 * are added behind them. @returns the font program
 */
export function subsetTrueType(font: TrueTypeTables, glyphs: readonly number[]): Buffer {
  const order = [...glyphs];
  const places = new Map<number, number>();
  order.forEach((glyph, place) => places.has(glyph) || places.set(glyph, place));
  const placeOf = (glyph: number): number => {
    let place = places.get(glyph);
    if (place === undefined) {
      place = order.push(glyph) - 1;
      places.set(glyph, place);
    }
    return place;
  };
  const glyf = tableOf(font.tables, 'glyf');
  const outlines: Buffer[] = [];
  const offsets = [0];
  let length = 0;
  for (let place = 0; place < order.length; place++) {
    const [start, end] = font.glyphRange(order[place] ?? 0);
    const outline = padded(renumberParts(glyf.subarray(start, end), placeOf), 2);
    outlines.push(outline);
    offsets.push((length += outline.length));
  }
  return assemble(font, order, outlines, offsets);
}

// Flags of a composite glyph's part.
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const XY_SCALE = 0x40;
const TWO_BY_TWO = 0x80;

function renumberParts(outline: Buffer, placeOf: (glyph: number) => number): Buffer {
  const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
  if (!isComposite) return outline;
  const copy = Buffer.from(outline);
  let offset = 10;
  let flags: number;
  do {
    flags = copy.readUInt16BE(offset);
    copy.writeUInt16BE(placeOf(copy.readUInt16BE(offset + 2)), offset + 2);
    offset += 4 + (flags & WORDS ? 4 : 2);
    if (flags & SCALE) offset += 2;
    else if (flags & XY_SCALE) offset += 4;
    else if (flags & TWO_BY_TWO) offset += 8;
  } while (flags & MORE);
  return copy;
}

function assemble(font: TrueTypeTables, order: number[], outlines: Buffer[], offsets: number[]): Buffer {
  const loca = Buffer.alloc(offsets.length * 4);
  offsets.forEach((offset, index) => loca.writeUInt32BE(offset, index * 4));
  const hmtx = Buffer.alloc(order.length * 4);
  order.forEach((glyph, place) => {
    const { advance, bearing } = font.metric(glyph);
    hmtx.writeUInt16BE(advance, place * 4);
    hmtx.writeInt16BE(bearing, place * 4 + 2);
  });
  const head = Buffer.from(tableOf(font.tables, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(tableOf(font.tables, 'hhea'));
  hhea.writeUInt16BE(order.length, 34);
  const maxp = Buffer.from(tableOf(font.tables, 'maxp'));
  maxp.writeUInt16BE(order.length, 4);
  const tables = new Map<string, Buffer>([
    ['glyf', Buffer.concat(outlines)],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ]);
  for (const tag of COPIED) {
    const table = font.tables.get(tag);
    if (table) tables.set(tag, table);
  }
  return writeSfnt(tables);
}

function writeSfnt(tables: Map<string, Buffer>): Buffer {
  const tags = [...tables.keys()].sort();
  const power = Math.floor(Math.log2(tags.length));
  const directory = Buffer.alloc(12 + 16 * tags.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  directory.writeUInt16BE(16 << power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * tags.length - (16 << power), 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tags.forEach((tag, index) => {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const body = padded(table, 4);
    directory.write(tag, 12 + index * 16, 'latin1');
    directory.writeUInt32BE(checksum(body), 16 + index * 16);
    directory.writeUInt32BE(offset, 20 + index * 16);
    directory.writeUInt32BE(table.length, 24 + index * 16);
    parts.push(body);
    offset += body.length;
  });
  return Buffer.concat(parts);
}

function padded(bytes: Buffer, multiple: number): Buffer {
  const missing = (multiple - (bytes.length % multiple)) % multiple;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
}

function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}
