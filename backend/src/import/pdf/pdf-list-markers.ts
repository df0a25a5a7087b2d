import { holdsContact } from '@shortlist/shared/import/paragraphs/contacts';
import type { PdfShape } from './pdf-shapes.js';
import type { PdfPiece } from './pdf-piece.js';

/** Size of the smallest drawn bullet, as a share of the font size. */
const SMALLEST = 0.12;
/** Size of the largest drawn bullet, as a share of the font size. */
const LARGEST = 0.85;
/** Maximum distance of a bullet from its text, as a multiple of the font size. */
const MAX_DISTANCE = 2.2;
/** Highest and lowest position of a bullet's center relative to the baseline, as shares of the font size. */
const HIGHEST = 0.75;
const LOWEST = -0.05;
/** Minimum number of identical shapes in a file for them to count as bullets. */
const MIN_EQUAL_SHAPES = 2;
/** Height in points of the horizontal strips by which pieces of text are indexed. */
const STRIP = 8;

interface Marked {
  shape: PdfShape;
  piece: PdfPiece;
  page: number;
}

/**
 * Inserts a bullet before every piece of text that follows a small shape, because most resume builders draw list
 * bullets as shapes. Ignores decoration: shapes in a row, and shapes beside titles, headings and contact details.
 */
export function withDrawnMarkers(pages: readonly { pieces: PdfPiece[]; shapes: PdfShape[] }[]): PdfPiece[][] {
  const marked = pages.flatMap(({ pieces, shapes }, page) => {
    const find = pieceFinder(pieces);
    return withoutNeighbors(shapes).flatMap((shape): Marked[] => {
      const piece = find(shape);
      return piece ? [{ shape, piece, page }] : [];
    });
  });
  const body = bodySize(pages.flatMap(({ pieces }) => pieces));
  const bullets = new Map<PdfPiece, PdfPiece>();
  for (const members of Map.groupBy(marked, ({ shape }) => kindOf(shape)).values()) {
    const decorating = members.filter(({ piece }) => isTitleOrContact(piece, body));
    if (members.length < MIN_EQUAL_SHAPES || decorating.length * 2 > members.length) continue;
    for (const { shape, piece } of members) bullets.set(piece, bulletOf(shape, piece));
  }
  return pages.map(({ pieces }) =>
    pieces.flatMap((piece) => {
      const bullet = bullets.get(piece);
      return bullet ? [bullet, piece] : [piece];
    }),
  );
}

const kindOf = ({ left, right, top, bottom, isFilled }: PdfShape): string =>
  [Math.round((right - left) * 2), Math.round((bottom - top) * 2), isFilled].join(' ');

const isTitleOrContact = ({ bold, size, text }: PdfPiece, body: number): boolean =>
  bold || size > body + 0.4 || holdsContact(text);

const bulletOf = ({ left, right }: PdfShape, { y, size, rightToLeft, artifact }: PdfPiece): PdfPiece => ({
  text: '•',
  x: left,
  y,
  width: right - left,
  size,
  bold: false,
  italic: false,
  hasSpaceBefore: false,
  rightToLeft,
  upright: false,
  artifact,
});

/**
 * Drops shapes in rows, such as skill levels, and overlapping shapes, such as the sides of a box and the parts of an
 * icon.
 */
function withoutNeighbors(shapes: readonly PdfShape[]): PdfShape[] {
  const sorted = [...shapes].sort((a, b) => a.top - b.top || a.left - b.left);
  const isRow = (one: PdfShape | undefined, other: PdfShape | undefined) =>
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.top - other.top) < 1 &&
    kindOf(one) === kindOf(other) &&
    other.left >= one.right &&
    other.left - one.right < 1.5 * (one.right - one.left);
  return sorted.filter((shape, index) => !isRow(sorted[index - 1], shape) && !isRow(shape, sorted[index + 1]));
}

function pieceFinder(pieces: readonly PdfPiece[]): (shape: PdfShape) => PdfPiece | undefined {
  const strips = Map.groupBy(
    pieces.filter(({ upright }) => !upright),
    ({ y }) => Math.floor(y / STRIP),
  );
  const fromLeft = new Map([...strips].map(([strip, members]) => [strip, members.sort((a, b) => a.x - b.x)]));
  return (shape) => {
    const middle = (shape.top + shape.bottom) / 2;
    let nearest: PdfPiece | undefined;
    for (let strip = Math.floor(middle / STRIP); strip <= Math.floor(middle / STRIP) + 2; strip++) {
      const members = fromLeft.get(strip) ?? [];
      for (const at of [firstFrom(members, shape.right), firstFrom(members, shape.right) - 1]) {
        const piece = members[at];
        if (piece && isMarkedBy(piece, shape) && (!nearest || gapOf(piece, shape) < gapOf(nearest, shape)))
          nearest = piece;
      }
    }
    return nearest;
  };
}

function firstFrom(pieces: readonly PdfPiece[], x: number): number {
  let from = 0;
  let to = pieces.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (pieces[middle]!.x < x - 0.5) from = middle + 1;
    else to = middle;
  }
  return from;
}

const gapOf = ({ x, width, rightToLeft }: PdfPiece, { left, right }: PdfShape): number =>
  rightToLeft ? left - (x + width) : x - right;

function isMarkedBy(piece: PdfPiece, shape: PdfShape): boolean {
  const { y, size } = piece;
  const [width, height] = [shape.right - shape.left, shape.bottom - shape.top];
  const above = (y - (shape.top + shape.bottom) / 2) / size;
  const gap = gapOf(piece, shape) / size;
  const isBulletSized = Math.max(width, height) >= SMALLEST * size && Math.max(width, height) <= LARGEST * size;
  return isBulletSized && above <= HIGHEST && above >= LOWEST && gap >= -0.05 && gap <= MAX_DISTANCE;
}

function bodySize(pieces: readonly PdfPiece[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 10) / 10;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  let body = 0;
  for (const [size, length] of lengths) if (length > (lengths.get(body) ?? 0)) body = size;
  return body;
}
