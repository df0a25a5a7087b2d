import { pdfPiece } from '../../../test/support/pdf-piece.js';
import { linkPiece, type PdfLink } from './pdf-links.js';

const piece = pdfPiece('a@b.example | our site | more', 100, 200, { width: 290, size: 12 });
const over = (text: string, left: number, right: number, target = 'https://b.example'): PdfLink => ({
  target,
  text,
  left,
  right,
  top: 188,
  bottom: 203,
});
const parts = (...links: PdfLink[]) => linkPiece(piece, links, new Set()).map(({ text, link }) => [text, link]);

describe('linkPiece', () => {
  it('leaves a text piece without a link unchanged', () => {
    expect(linkPiece(piece, [over('x', 500, 520)], new Set())).toEqual([piece]);
  });

  it("sets the link target of a text piece inside a link's area", () => {
    expect(parts(over(piece.text, 99, 391))).toEqual([[piece.text, 'https://b.example']]);
  });

  it('splits a text piece at the edges of the links that cover parts of it', () => {
    const used = new Set<PdfLink>();
    const links = [over('our site', 240, 320), over('a@b.example', 100, 210, 'mailto:a@b.example')];
    expect(linkPiece(piece, links, used)).toMatchObject([
      { text: 'a@b.example', link: 'mailto:a@b.example', x: 100 },
      { text: '|', hasSpaceBefore: true, x: 220 },
      { text: 'our site', link: 'https://b.example', hasSpaceBefore: true, x: 240, width: 80 },
      { text: '| more', hasSpaceBefore: true, x: 330 },
    ]);
    expect(used.size).toBe(2);
  });

  it('does not split a text piece at a link whose text is not in the piece', () => {
    expect(parts(over('', 240, 320))).toEqual([[piece.text, undefined]]);
    expect(parts(over('elsewhere', 240, 320))).toEqual([[piece.text, undefined]]);
  });
});
