import { pageLines } from '../../../test/page-lines.js';
import { inReadingOrder } from './columns.js';
import { toRows } from './rows.js';

const page = (left: string[], right: string[], number: number) =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => index).flatMap((index) => {
    const drawn = [left[index] ?? '', right[index] ? `@300 ${right[index]}` : ''].join(' ').trim();
    return pageLines(drawn, number).map((line) => ({ ...line, y: 60 + index * 14 }));
  });
const order = (...pages: [string[], string[]][]) =>
  inReadingOrder(toRows(pages.flatMap(([left, right], index) => page(left, right, index + 1)))).map(({ text }) => text);

const filler = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} line ${index} of a column in it.`);

describe('inReadingOrder', () => {
  it('reads the right column directly after the left column if a sentence continues across them', () => {
    const texts = order(
      [
        [...filler('A', 11), 'a sentence that ends in the'],
        ['next column of this page.', ...filler('B', 11)],
      ],
      [filler('C', 12), filler('D', 12)],
    );
    const first = ['A', 'B', 'C', 'D'].map((name) => texts.findIndex((text) => text.startsWith(`${name} line`)));
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(texts.indexOf('next column of this page.')).toBe(12);
  });

  it('reads independent columns one after another, each across all pages', () => {
    const texts = order(
      [
        [...filler('A', 11), 'a sentence that ends on the'],
        ['**Skills**', ...filler('C', 11)],
      ],
      [['next page of this column.', ...filler('B', 11)], filler('D', 12)],
    );
    const first = ['A', 'B', 'C', 'D'].map((name) => texts.findIndex((text) => text.startsWith(`${name} line`)));
    expect(first).toEqual([...first].sort((a, b) => a - b));
  });

  it('reads a short sidebar before the main column of the page', () => {
    const side = (name: string, count: number) => filler(name, count).map((text) => text.slice(0, 12));
    const texts = order([side('A', 12), filler('C', 12)], [side('B', 2), filler('D', 12)]);
    const first = ['A', 'B', 'C', 'D'].map((name) => texts.findIndex((text) => text.startsWith(`${name} line`)));
    expect(first).toEqual([...first].sort((a, b) => a - b));
  });

  it('recognizes a bullet marker at the left edge of a column', () => {
    const rows = inReadingOrder(toRows(page(filler('•  A', 12), filler('B', 12), 1)));
    expect(rows[0]).toMatchObject({ marker: true, x: 50 });
  });
});
