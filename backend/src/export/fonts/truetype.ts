export interface TrueTypeFont {
  tables: ReadonlyMap<string, Buffer>;
  /** Returns an empty buffer for a glyph without an outline, such as a space. */
  outline: (glyph: number) => Buffer;
  metric: (glyph: number) => GlyphMetric;
}

export interface GlyphMetric {
  advance: number;
  /** Distance from the glyph's origin to its leftmost point, in font units. */
  bearing: number;
}

export function readTrueType(file: Buffer): TrueTypeFont {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const start = file.readUInt32BE(record + 8);
    tables.set(
      file.toString('latin1', record, record + 4),
      file.subarray(start, start + file.readUInt32BE(record + 12)),
    );
  }
  const glyf = tableOf(tables, 'glyf');
  const loca = tableOf(tables, 'loca');
  const hmtx = tableOf(tables, 'hmtx');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const metrics = tableOf(tables, 'hhea').readUInt16BE(34);
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return {
    tables,
    outline: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
    metric(glyph) {
      const last = metrics - 1;
      return glyph <= last
        ? { advance: hmtx.readUInt16BE(glyph * 4), bearing: hmtx.readInt16BE(glyph * 4 + 2) }
        : { advance: hmtx.readUInt16BE(last * 4), bearing: hmtx.readInt16BE(metrics * 4 + (glyph - metrics) * 2) };
    },
  };
}

export function writeTrueType(tables: ReadonlyMap<string, Buffer>): Buffer {
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
    const table = tableOf(tables, tag);
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

export function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table`);
  return table;
}

export function padded(bytes: Buffer, multiple: number): Buffer {
  const missing = (multiple - (bytes.length % multiple)) % multiple;
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}

/** Returns the sum of all 32-bit words. The length in bytes must be a multiple of four. */
export function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
}
