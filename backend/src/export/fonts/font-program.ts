import { subsetTables } from './fast-subset.js';
import { checksum, readTrueType, tableOf, writeTrueType } from './truetype.js';
import type { LoadedFont } from './fonts.js';

export interface FontName {
  family: string;
  /** Regular, Bold, Italic or Bold Italic: the four styles that word processors group into a family. */
  style: string;
}

/**
 * Returns a standalone font file with the glyphs of the given characters. Word processors install the file while the
 * document is open, so it needs the tables for characters, names and metrics.
 */
export function fontProgram({ file, font }: LoadedFont, codePoints: Iterable<number>, name: FontName): Buffer {
  const source = readTrueType(file);
  const mapped = [...new Set(codePoints)]
    .sort((a, b) => a - b)
    .flatMap((codePoint) => {
      const { id } = font.glyphForCodePoint(codePoint);
      return codePoint <= LAST_OF_FORMAT_4 && id !== 0 ? [{ codePoint, id }] : [];
    });
  const glyphs = [...new Set([0, ...mapped.map(({ id }) => id)])];
  const places = new Map(glyphs.map((glyph, place) => [glyph, place]));
  const tables = subsetTables(source, glyphs);
  tables.set('cmap', characterMap(mapped.map(({ codePoint, id }) => [codePoint, places.get(id) ?? 0])));
  tables.set('name', nameTable(name));
  for (const tag of ['OS/2', 'post']) tables.set(tag, tableOf(source.tables, tag));
  return withFileChecksum(tables);
}

/** Highest code point that a format 4 table can map, because U+FFFF marks the end of the table. */
const LAST_OF_FORMAT_4 = 0xfffe;

/** Returns a Windows character map in format 4: ranges of characters with consecutive glyphs, and an end mark. */
function characterMap(pairs: readonly (readonly [codePoint: number, place: number])[]): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [codePoint, place] of pairs) {
    const last = segments.at(-1);
    if (last?.end === codePoint - 1 && last.delta === place - codePoint) last.end = codePoint;
    else segments.push({ start: codePoint, end: codePoint, delta: place - codePoint });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const length = 16 + 8 * count;
  return Buffer.concat([
    words(0, 1, 3, 1, 0, 12),
    words(4, length, 0, 2 * count, 2 << power, power, 2 * count - (2 << power)),
    words(...segments.map(({ end }) => end), 0),
    words(...segments.map(({ start }) => start)),
    words(...segments.map(({ delta }) => delta & 0xffff)),
    words(...segments.map(() => 0)),
  ]);
}

function nameTable({ family, style }: FontName): Buffer {
  const full = style === 'Regular' ? family : `${family} ${style}`;
  const postScript = `${family}-${style}`.replaceAll(' ', '');
  const texts: [id: number, text: string][] = [
    [1, family],
    [2, style],
    [3, `${full}, embedded`],
    [4, full],
    [6, postScript],
  ];
  const encoded = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = texts.map(([id], index) => {
    const record = words(3, 1, 0x0409, id, encoded[index]!.length, offset);
    offset += encoded[index]!.length;
    return record;
  });
  return Buffer.concat([words(0, texts.length, 6 + 12 * texts.length), ...records, ...encoded]);
}

/** Byte offset of the checksum adjustment in the `head` table. */
const ADJUSTMENT_AT = 8;
/** Required sum of all 32-bit words of a font file, according to the OpenType specification. */
const WHOLE_SUM = 0xb1b0afba;

function withFileChecksum(tables: Map<string, Buffer>): Buffer {
  const head = tableOf(tables, 'head');
  head.writeUInt32BE(0, ADJUSTMENT_AT);
  const bytes = writeTrueType(tables);
  tableOf(readTrueType(bytes).tables, 'head').writeUInt32BE((WHOLE_SUM - checksum(bytes)) >>> 0, ADJUSTMENT_AT);
  return bytes;
}

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
};
