import type { PdfPiece } from './pdf-piece.js';
import { Util, type PDFPageProxy } from '../../core/pdf-js.js';
import { plainCharacters } from '../../office/plain-characters.js';
import { fontStyles } from './pdf-fonts.js';
import { linkPiece, pdfLinks, type PdfLink } from './pdf-links.js';
import { smallShapes, type PdfShape } from './pdf-shapes.js';

export interface PdfPage {
  pieces: PdfPiece[];
  /** Links whose area contains no text. */
  bareLinks: string[];
  shapes: PdfShape[];
  width: number;
  height: number;
}

export async function readPdfPage(page: PDFPageProxy): Promise<PdfPage> {
  const { items, styles } = await page.getTextContent({ includeMarkedContent: true });
  const faces = await fontStyles(page, Object.keys(styles));
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const links = await pdfLinks(page);
  const pieces: PdfPiece[] = [];
  const used = new Set<PdfLink>();
  const marked: boolean[] = [];
  let hasSpaceBefore = false;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marked.pop();
      // The type declarations of pdf.js omit `tag`.
      else marked.push('tag' in item && item.tag === 'Artifact');
      continue;
    }
    const text = plainCharacters(item.str);
    if (text.trim() === '') {
      hasSpaceBefore ||= text !== '';
      continue;
    }
    const [, b, c, d, x, y] = Util.transform(transform, item.transform as number[]) as Matrix;
    const piece: PdfPiece = {
      text: text.trim(),
      x,
      y,
      width: item.width,
      size: Math.hypot(c, d),
      ...(faces.get(item.fontName) ?? { bold: false, italic: false }),
      hasSpaceBefore: hasSpaceBefore || text.startsWith(' '),
      rightToLeft: item.dir === 'rtl',
      upright: Math.abs(b) > Math.abs(d),
      artifact: marked.includes(true),
    };
    pieces.push(...linkPiece(piece, links, used));
    hasSpaceBefore = text.endsWith(' ');
  }
  const bareLinks = links.filter((link) => !used.has(link)).map(({ target }) => target);
  return { pieces, width, height, bareLinks, shapes: await smallShapes(page) };
}

type Matrix = [number, number, number, number, number, number];
