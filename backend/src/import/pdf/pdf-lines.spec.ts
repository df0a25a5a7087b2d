import { pdfPiece as piece } from '../../../test/support/pdf-piece.js';
import { pdfLines } from './pdf-lines.js';
import type { PdfPiece } from './pdf-piece.js';

const texts = (...pieces: PdfPiece[]): string[] => pdfLines(pieces, 1).map(({ text }) => text);

describe('pdfLines', () => {
  it('sorts lines from top to bottom, whatever the drawing order', () => {
    expect(texts(piece('below', 72, 200), piece('above', 72, 100))).toEqual(['above', 'below']);
  });

  it('inserts spaces only between words', () => {
    expect(texts(piece('Site', 72, 100), piece('Man', 95, 100), piece('ager', 110, 100))).toEqual(['Site Manager']);
    expect(texts(piece('Site', 72, 100), piece('Manager', 92.5, 100, { hasSpaceBefore: true }))).toEqual([
      'Site Manager',
    ]);
  });

  it('separates columns with tabs in the order of their positions', () => {
    expect(texts(piece('2019', 500, 100), piece('Manager', 72, 100))).toEqual(['Manager\t2019']);
  });

  it('keeps the position, style and link of each span', () => {
    const [line] = pdfLines(
      [
        piece('Manager', 72, 100, { bold: true }),
        piece(', Leeds', 107, 100),
        piece('okafor.example', 300, 100, { link: 'https://okafor.example' }),
      ],
      2,
    );
    expect(line).toMatchObject({ text: 'Manager, Leeds\tokafor.example', page: 2, x: 72, width: 298, bold: false });
    expect(line?.spans).toEqual([
      { text: 'Manager', x: 72, width: 35, size: 10, bold: true },
      { text: ', Leeds', x: 107, width: 35, size: 10, bold: false },
      { text: 'okafor.example', x: 300, width: 70, size: 10, bold: false, link: 'https://okafor.example' },
    ]);
    expect(line?.link).toBeUndefined();
  });

  it('joins a superscript letter to the line that it belongs to, but not to the next line', () => {
    expect(texts(piece('m', 72, 100), piece('2', 77, 98.5, { size: 7 }), piece('next', 72, 112))).toEqual([
      'm2',
      'next',
    ]);
  });

  it('marks a line as bold or linked only if all its pieces are', () => {
    const link = 'mailto:a@b.example';
    const [whole] = pdfLines(
      [piece('a@', 72, 100, { bold: true, link }), piece('b', 82, 100, { bold: true, link })],
      1,
    );
    expect(whole).toMatchObject({ bold: true, link });
  });

  it('separates page numbers and vertical text from the body text', () => {
    const lines = pdfLines(
      [piece('Text', 72, 100), piece('Page 1', 300, 100, { artifact: true }), piece('CV', 20, 100, { upright: true })],
      1,
    );
    expect(lines.map(({ text, artifact }) => [text, artifact])).toEqual([
      ['Text', undefined],
      ['Page 1', true],
      ['CV', undefined],
    ]);
  });

  it.each([
    ['in logical order', (pieces: PdfPiece[]) => pieces],
    ['from left to right', (pieces: PdfPiece[]) => [...pieces].reverse()],
  ])('reads right-to-left text whose pieces are drawn %s', (_, order) => {
    const right = { rightToLeft: true };
    const pieces = [piece('مرحبا', 300, 100, right), piece('يا', 285, 100, right), piece('عالم', 260, 100, right)];
    expect(texts(...order(pieces))).toEqual(['مرحبا يا عالم']);
  });

  it('keeps the order of names and numbers in a right-to-left line', () => {
    const right = { rightToLeft: true };
    const drawn = [
      piece('2021', 200, 100),
      piece('عالم', 225, 100, right),
      piece('Acme', 250, 100),
      piece('Ltd', 275, 100, { hasSpaceBefore: true }),
      piece('يا', 295, 100, right),
    ];
    expect(texts(...drawn)).toEqual(['يا Acme Ltd عالم 2021']);
  });

  it('joins the letters of a heading that is drawn letter by letter', () => {
    expect(texts(piece('S K I L L S', 72, 100))).toEqual(['SKILLS']);
    expect(texts(piece('W O R K', 72, 100), piece('L I F E', 116, 100))).toEqual(['WORK LIFE']);
    const letters = [...'MYWORK'].map((letter, index) => piece(letter, 72 + index * 8 + (index > 1 ? 7 : 0), 100));
    expect(texts(...letters)).toEqual(['MY WORK']);
    expect(texts(piece('A B C', 72, 100))).toEqual(['A B C']);
  });
});
