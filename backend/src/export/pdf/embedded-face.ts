import type { PdfFont, PDFDocument, PdfReference } from 'pdfmake/js/PDFDocument.js';
import type { LoadedFace } from '../fonts/fonts.js';
import { subsetTrueType, type SubsetGlyph } from '../fonts/fast-subset.js';
import type { Cluster } from '../fonts/glyph-clusters.js';
import { toUnicodeCmap } from './to-unicode.js';
import { readTrueType, type TrueTypeFont } from '../fonts/truetype.js';

/** Font tables for the PDF font descriptor, as decoded by fontkit. */
interface DescriptiveTables {
  post: { isFixedPitch: number };
  head: { macStyle: { italic: boolean } };
}

const FIXED_PITCH = 1;
const SYMBOLIC = 4;
const ITALIC = 64;

const outlines = new WeakMap<LoadedFace, TrueTypeFont>();

/**
 * A face embedded in one document. Every cluster gets its own code and glyph, so that text extraction returns the
 * original text, even for characters that share a glyph (Latin A and Cyrillic А). A letter with marks or a reordered
 * syllable becomes one composite glyph.
 */
export class EmbeddedFace implements PdfFont {
  private readonly codes = new Map<string, number>();
  private readonly glyphs: SubsetGlyph[] = [0];
  private readonly texts: string[] = [''];
  private readonly widths: number[] = [0];
  /** Factor that converts font units to thousandths of an em. */
  readonly scale: number;
  private dictionary: PdfReference | undefined;

  constructor(
    private readonly document: PDFDocument,
    readonly face: LoadedFace,
    readonly id: string,
  ) {
    this.scale = 1000 / face.font.font.unitsPerEm;
    this.widths[0] = this.widthOf(0);
  }

  /** Returns the cluster's code in this document, and its natural width in thousandths of an em. */
  encode({ text, parts, advance }: Cluster): { code: number; width: number } {
    const [only] = parts;
    const single = parts.length === 1 && only && only.x === 0 && only.y === 0 ? only.id : undefined;
    const key = single === undefined ? `${text} ${JSON.stringify(parts)} ${advance}` : `${text} ${single}`;
    let code = this.codes.get(key);
    if (code === undefined) {
      code = this.glyphs.push(single ?? { parts, advance }) - 1;
      this.codes.set(key, code);
      this.texts.push(text);
      this.widths.push(single === undefined ? this.scaled(advance) : this.widthOf(single));
    }
    return { code, width: this.widths[code] ?? 0 };
  }

  ref(): PdfReference {
    this.dictionary ??= this.document.ref();
    return this.dictionary;
  }

  /** pdfkit calls this method when the document ends. */
  finalize(): void {
    if (!this.dictionary) return;
    const name = `${this.subsetTag()}+${this.face.font.font.postscriptName}`;
    const toUnicode = this.document.ref();
    toUnicode.end(toUnicodeCmap(this.texts));
    this.dictionary.data = {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [this.writeDescendant(name)],
      ToUnicode: toUnicode,
    };
    this.dictionary.end();
  }

  private writeDescendant(name: string): PdfReference {
    const subset = subsetTrueType(this.outlines(), this.glyphs);
    const program = this.document.ref({ Length1: subset.length });
    program.end(subset);
    const descriptor = this.document.ref({ ...this.description(), FontName: name, FontFile2: program });
    descriptor.end();
    const descendant = this.document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      // pdfkit writes a `String` object as a PDF string, but a plain string as a PDF name.
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      W: [0, this.widths],
      CIDToGIDMap: 'Identity',
    });
    descendant.end();
    return descendant;
  }

  private description(): object {
    const { font } = this.face.font;
    const { bbox } = font;
    const { post, head } = font as typeof font & DescriptiveTables;
    const scaled = (units: number) => Math.round(units * this.scale);
    return {
      Type: 'FontDescriptor',
      Flags: SYMBOLIC | (post.isFixedPitch ? FIXED_PITCH : 0) | (head.macStyle.italic ? ITALIC : 0),
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(scaled),
      ItalicAngle: font.italicAngle,
      Ascent: scaled(font.ascent),
      Descent: scaled(font.descent),
      CapHeight: scaled(font.capHeight || font.ascent),
      XHeight: scaled(font.xHeight || 0),
      StemV: 0,
    };
  }

  private outlines(): TrueTypeFont {
    let tables = outlines.get(this.face);
    if (!tables) outlines.set(this.face, (tables = readTrueType(this.face.font.file)));
    return tables;
  }

  private widthOf(glyph: number): number {
    return this.scaled(this.outlines().metric(glyph).advance);
  }

  private scaled(units: number): number {
    return Math.round(units * this.scale * 100) / 100;
  }

  /** Returns six capital letters for the subset's name, unique for each face of the document. */
  private subsetTag(): string {
    const number = Number(this.id.slice(1)) - 1;
    const letters = [Math.floor(number / 26), number % 26].map((letter) => String.fromCharCode(65 + letter));
    return `SHRT${letters.join('')}`;
  }
}
