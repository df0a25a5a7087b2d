import { pdfPiece as piece } from '../../../test/support/pdf-piece.js';
import { withDrawnMarkers } from './pdf-list-markers.js';
import type { PdfShape } from './pdf-shapes.js';
import type { PdfPiece } from './pdf-piece.js';

const shape = (left: number, middle: number, more: Partial<PdfShape> = {}): PdfShape => ({
  left,
  right: left + 4,
  top: middle - 2,
  bottom: middle + 2,
  isFilled: true,
  ...more,
});
const texts = (pieces: PdfPiece[], shapes: PdfShape[]) =>
  withDrawnMarkers([{ pieces, shapes }])[0]!.map(({ text }) => text);
const items = [piece('Planned the quay.', 72, 100), piece('Led nine divers.', 72, 114)];

describe('withDrawnMarkers', () => {
  it('inserts a bullet before text that follows a small drawn shape', () => {
    const [bullet] = withDrawnMarkers([{ pieces: items, shapes: [shape(60, 97), shape(60, 111)] }])[0]!;
    expect(bullet).toMatchObject({ text: '•', x: 60, y: 100, width: 4, size: 10, bold: false });
    expect(texts(items, [shape(60, 97), shape(60, 111)])).toEqual(['•', items[0]!.text, '•', items[1]!.text]);
  });

  it('finds bullets of one list across page breaks', () => {
    const pages = items.map((item) => ({ pieces: [item], shapes: [shape(60, item.y - 3)] }));
    expect(withDrawnMarkers(pages).map((page) => page.length)).toEqual([2, 2]);
  });

  it('inserts a bullet to the right of right-to-left text', () => {
    const right = items.map((item) => ({ ...item, rightToLeft: true }));
    const shapes = right.map(({ x, width, y }) => shape(x + width + 8, y - 3));
    expect(texts(right, shapes)).toEqual(['•', items[0]!.text, '•', items[1]!.text]);
  });

  it.each([
    ['a single shape', items, [shape(60, 97)]],
    ['shapes beside titles', items.map((item) => ({ ...item, bold: true })), [shape(60, 97), shape(60, 111)]],
    [
      'icons beside contacts',
      [piece('a@b.example', 72, 100), piece('+44 20 7946 0958', 72, 114)],
      [shape(60, 97), shape(60, 111)],
    ],
    ['shapes far from any text', items, [shape(20, 97), shape(20, 111)]],
    ['shapes above the text', items, [shape(60, 85), shape(60, 130)]],
    ['skill levels drawn as rows of dots', items, [97, 111].flatMap((y) => [shape(50, y), shape(56, y), shape(62, y)])],
    ['large shapes', items, [97, 111].map((y) => shape(58, y, { left: 58, right: 70, top: y - 6, bottom: y + 6 }))],
  ])('does not treat %s as bullets', (_, pieces, shapes) => {
    expect(texts(pieces, shapes)).not.toContain('•');
  });
});
