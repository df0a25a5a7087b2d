import { strToU8, zipSync } from 'fflate';
import { readDocxText } from './read-docx.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const file = (body: string, path = 'word/document.xml') =>
  zipSync({
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${path}"/></Relationships>`,
    ),
    [path]: strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`),
  });

describe('readDocxText', () => {
  it('reads paragraphs in order with tabs, breaks and link texts', () => {
    const text = readDocxText(
      file(
        '<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr><w:r><w:t>Buyer</w:t></w:r>' +
          '<w:r><w:tab/></w:r><w:r><w:t xml:space="preserve">2020 &amp; </w:t><w:t>on</w:t></w:r></w:p>' +
          '<w:p><w:hyperlink><w:r><w:t>a@b.example</w:t></w:r></w:hyperlink><w:r><w:br/><w:t>next</w:t></w:r></w:p>',
      ),
    );
    expect(text).toBe('Buyer\t2020 & on\na@b.example\nnext');
  });

  it('reads table cells, but neither deleted text nor field codes', () => {
    const text = readDocxText(
      file(
        '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>A</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>B</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
          '<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:t>1</w:t></w:r></w:p>',
      ),
    );
    expect(text).toBe('A\nB\n1');
  });

  it('finds a main document part at a non-default path', () => {
    expect(readDocxText(file('<w:p><w:r><w:t>Hello</w:t></w:r></w:p>', 'word/document2.xml'))).toBe('Hello');
  });

  it('throws for a package part that unpacks to too many bytes', () => {
    expect(() => readDocxText(file(`<w:p>${' '.repeat(21 * 1024 * 1024)}</w:p>`))).toThrow(/unpacks to/);
  });

  it('throws for bytes that are not a Word document', () => {
    expect(() => readDocxText(strToU8('hello'))).toThrow();
    expect(() => readDocxText(zipSync({ 'a.txt': strToU8('a') }))).toThrow('No word/document.xml');
  });
});
