/** Edits tables of a font file in ways that the subsetter does not support. */

const PAD = 4;

export function readTables(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const start = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString('latin1', record, record + 4), Buffer.from(font.subarray(start, start + length)));
  }
  return tables;
}

export function writeTables(tables) {
  const tags = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + 16 * tags.length);
  const power = Math.floor(Math.log2(tags.length));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tags.length - 2 ** power), 10);
  tables.get('head').writeUInt32BE(0, 8);
  const bodies = [];
  let offset = directory.length;
  tags.forEach((tag, index) => {
    const body = tables.get(tag);
    const padded = Buffer.concat([body, Buffer.alloc((PAD - (body.length % PAD)) % PAD)]);
    const record = 12 + index * 16;
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksum(padded), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(body.length, record + 12);
    bodies.push(padded);
    offset += padded.length;
  });
  const font = Buffer.concat([directory, ...bodies]);
  const head = directory.readUInt32BE(12 + tags.indexOf('head') * 16 + 8);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, head + 8);
  return font;
}

function checksum(bytes) {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4) sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
}

/** Builds a name table with only the family name, copyright and license. */
export function nameTable({ family, style, copyright }) {
  const compact = (text) => text.replaceAll(' ', '');
  const names = [
    [0, copyright],
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${compact(family)}-${compact(style)}`],
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ];
  const header = Buffer.alloc(6 + 12 * names.length);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  const strings = [];
  let offset = 0;
  names.forEach(([id, text], index) => {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    [3, 1, 0x409, id, bytes.length, offset].forEach((value, field) =>
      header.writeUInt16BE(value, 6 + index * 12 + field * 2),
    );
    strings.push(bytes);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...strings]);
}

/** Sets the same ascent and descent for every platform, so that screen and PDF have the same baseline. */
export function unifyVerticalMetrics(tables) {
  const hhea = tables.get('hhea');
  const os2 = tables.get('OS/2');
  hhea.writeInt16BE(0, 8);
  os2.writeInt16BE(hhea.readInt16BE(4), 68);
  os2.writeInt16BE(hhea.readInt16BE(6), 70);
  os2.writeInt16BE(0, 72);
  os2.writeUInt16BE(hhea.readInt16BE(4), 74);
  os2.writeUInt16BE(-hhea.readInt16BE(6), 76);
}

const PAIR_POSITIONING = 2;
const EXTENSION = 9;

/**
 * Removes contextual lookups from the `kern` feature in place. The width tables contain only pair kerning, and text on
 * the screen and in the PDF must be as wide as in the layout.
 */
export function keepPairKerningOnly(gpos) {
  const features = gpos.readUInt16BE(6);
  const lookups = gpos.readUInt16BE(8);
  const lookupType = (index) => {
    const lookup = lookups + gpos.readUInt16BE(lookups + 2 + index * 2);
    const type = gpos.readUInt16BE(lookup);
    return type === EXTENSION ? gpos.readUInt16BE(lookup + gpos.readUInt16BE(lookup + 6) + 2) : type;
  };
  for (let index = 0; index < gpos.readUInt16BE(features); index++) {
    const record = features + 2 + index * 6;
    if (gpos.toString('latin1', record, record + 4) !== 'kern') continue;
    const feature = features + gpos.readUInt16BE(record + 4);
    const count = gpos.readUInt16BE(feature + 2);
    const kept = new Set();
    for (let entry = 0; entry < count; entry++) {
      const lookup = gpos.readUInt16BE(feature + 4 + entry * 2);
      if (lookupType(lookup) === PAIR_POSITIONING) kept.add(lookup);
    }
    gpos.writeUInt16BE(kept.size, feature + 2);
    [...kept].forEach((lookup, entry) => gpos.writeUInt16BE(lookup, feature + 4 + entry * 2));
  }
}
