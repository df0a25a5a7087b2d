import { deflateSync } from 'node:zlib';

/** Builds a PDF from the given objects, numbered from 1; the first is the catalog. */
export function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size} /Root 1 0 R>>\n`));
  parts.push(Buffer.from(`startxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export const stream = (content: Buffer | string, dictionary = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${content.length} ${dictionary}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

export const packed = (content: Buffer): Buffer => stream(deflateSync(content, { level: 9 }), '/Filter /FlateDecode');

const FONT = '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>';

/**
 * Builds a PDF with one page for each list of drawing operators. The operators can use a font `F` and an object `X`.
 */
export function pagesOf(contents: Buffer[], drawn = stream('')): Buffer {
  const first = 5;
  const kids = contents.map((_, index) => `${first + 2 * index} 0 R`);
  return pdfOf([
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${contents.length} /Kids [${kids.join(' ')}]>>`,
    FONT,
    drawn,
    ...contents.flatMap((content, index) => [
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + 2 * index + 1} 0 R ` +
        '/Resources <</Font <</F 3 0 R>> /XObject <</X 4 0 R>>>>>>',
      content,
    ]),
  ]);
}

/** Builds a PDF with one page for each text. The lines of a text are printed one below the other. */
export const textPdf = (texts: string[]): Buffer =>
  pagesOf(
    texts.map((text) => {
      const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
      return stream(`BT /F 11 Tf 14 TL 72 720 Td ${lines.join(' ')} ET`);
    }),
  );
