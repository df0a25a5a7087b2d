import { Util, type PDFPageProxy } from '../../core/pdf-js.js';
import type { PdfPiece } from './pdf-piece.js';

export interface PdfLink {
  target: string;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface LinkAnnotation {
  subtype?: string;
  unsafeUrl?: string;
  overlaidText?: string;
  rect?: number[];
}

/** Returns the links of a page, with positions in points from its top left corner. */
export async function pdfLinks(page: PDFPageProxy): Promise<PdfLink[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const place = (x: number, y: number) => (Util.transform(transform, [1, 0, 0, 1, x, y]) as number[]).slice(4);
  const annotations = (await page.getAnnotations()) as LinkAnnotation[];
  return annotations.flatMap(({ subtype, unsafeUrl, rect, overlaidText = '' }) => {
    if (subtype !== 'Link' || !unsafeUrl || rect?.length !== 4) return [];
    const [x1, y1, x2, y2] = rect as [number, number, number, number];
    const corners = [place(x1, y1), place(x2, y2)] as [[number, number], [number, number]];
    const [horizontal, vertical] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {
      target: unsafeUrl,
      text: overlaidText.trim(),
      left: Math.min(...horizontal),
      right: Math.max(...horizontal),
      top: Math.min(...vertical),
      bottom: Math.max(...vertical),
    };
  });
}

/** Splits a piece of text at links and sets the target of each linked part. Adds the found links to `used`. */
export function linkPiece(piece: PdfPiece, links: readonly PdfLink[], used: Set<PdfLink>): PdfPiece[] {
  const middle = piece.y - piece.size * 0.3;
  const over = links.filter(
    ({ left, right, top, bottom }) =>
      top <= middle && middle <= bottom && left < piece.x + piece.width && right > piece.x,
  );
  const center = piece.x + piece.width / 2;
  for (const link of over) {
    const covers = link.left <= center && center <= link.right && piece.width <= (link.right - link.left) * 1.2;
    // pdf.js finds the link's text by position and may miss a letter at the edge of the link's area.
    const isWhole = covers && piece.text.length <= link.text.length + 1;
    const cut = isWhole ? undefined : cutOut(piece, link);
    if (!covers && !cut) continue;
    used.add(link);
    if (!cut) return [{ ...piece, link: link.target }];
    const rest = over.filter((other) => other !== link);
    return cut.flatMap((part) => (part.link === undefined ? linkPiece(part, rest, used) : [part]));
  }
  return [piece];
}

/** Splits off the linked text, because some PDF writers draw a whole line as one piece. */
function cutOut(piece: PdfPiece, { text, left, target }: PdfLink): PdfPiece[] | undefined {
  const perLetter = piece.width / piece.text.length;
  const expected = (left - piece.x) / perLetter;
  const at = occurrences(piece.text, text).sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected))[0];
  if (at === undefined) return undefined;
  const part = (from: number, to: number): PdfPiece[] => {
    const raw = piece.text.slice(from, to);
    if (raw.trim() === '') return [];
    const start = from + raw.length - raw.trimStart().length;
    const spaced = from === 0 ? piece.hasSpaceBefore : start > from || /\s$/.test(piece.text.slice(0, from));
    return [
      {
        ...piece,
        text: raw.trim(),
        x: piece.x + start * perLetter,
        width: raw.trim().length * perLetter,
        hasSpaceBefore: spaced,
      },
    ];
  };
  const end = at + text.length;
  return [
    ...part(0, at),
    ...part(at, end).map((linked) => ({ ...linked, link: target })),
    ...part(end, piece.text.length),
  ];
}

function occurrences(text: string, searched: string): number[] {
  const found: number[] = [];
  if (searched === '') return found;
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + 1)) found.push(at);
  return found;
}
