import { strToU8, zipSync } from 'fflate';
import { readDocxLines } from './read-docx-lines.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="r"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

type Related = [id: string, type: string, target: string];

function docx(body: string, parts: Record<string, string> = {}, related: Related[] = []): Uint8Array {
  const relationships = related.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return zipSync({
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}`, strToU8(xml)])),
    'word/_rels/document.xml.rels': strToU8(`<Relationships>${relationships.join('')}</Relationships>`),
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`),
  });
}

const texts = (...file: Parameters<typeof docx>): string[] => readDocxLines(docx(...file)).map(({ text }) => text);

describe('readDocxLines', () => {
  it('returns a styled line for each paragraph and line break', () => {
    const lines = readDocxLines(
      docx(p(run('Imani', '<w:b/><w:sz w:val="48"/>')) + p(`${run('a')}<w:r><w:br/></w:r>${run('b', '<w:i/>')}`)),
    );
    expect(lines).toMatchObject([
      { text: 'Imani', bold: true, size: 24, wholeParagraph: true },
      { text: 'a', bold: false, size: 11 },
      { text: 'b', italic: true },
    ]);
    expect(lines[1]!.y).toBeLessThan(lines[2]!.y);
  });

  it('recognizes headings by style names and inherited styles', () => {
    const styles =
      `<w:styles ${W}><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:rPr><w:b/></w:rPr></w:style>` +
      '<w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Mine"/><w:basedOn w:val="berschrift1"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>' +
      '<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style></w:styles>';
    const lines = readDocxLines(
      docx(
        ['T', 'Mine', 'Loop'].map((id) => p(run(id), `<w:pStyle w:val="${id}"/>`)).join(''),
        { 'styles.xml': styles },
        [['s', 'styles', 'styles.xml']],
      ),
    );
    expect(lines.map(({ headingLevel, bold }) => [headingLevel, bold])).toEqual([
      [0, false],
      [1, true],
      [undefined, false],
    ]);
  });

  it('adds the list markers that Word draws', () => {
    const level = (format: string, text: string) =>
      `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering =
      `<w:numbering ${W}><w:abstractNum w:abstractNumId="0">${level('bullet', 'x')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="1">${level('decimal', '%1)')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>';
    const item = (list: number) => p(run('item'), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
    const lines = readDocxLines(
      docx(item(1) + item(2) + item(2) + item(0), { 'numbering.xml': numbering }, [
        ['n', 'numbering', 'numbering.xml'],
      ]),
    );
    expect(lines.map(({ listMarker }) => listMarker)).toEqual(['•', '1)', '2)', undefined]);
  });

  it('joins the cells of a short table row, and reads longer rows cell by cell', () => {
    const cell = (...lines: string[]) => `<w:tc>${lines.map((line) => p(run(line))).join('')}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('Manager')}${cell('2019')}</w:tr><w:tr>${cell('Skills', 'French')}${cell('Jobs')}</w:tr></w:tbl>`;
    expect(texts(table)).toEqual(['Manager\t2019', 'Skills', 'French', 'Jobs']);
  });

  it('finds the targets of links, including field links', () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://b.example" </w:instrText></w:r>' +
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('b')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const lines = readDocxLines(
      docx(p(`<w:hyperlink r:id="h">${run('a')}</w:hyperlink>`) + p(field) + p(run('c')), {}, [
        ['h', 'hyperlink', 'mailto:a@b.example'],
      ]),
    );
    expect(lines.map(({ text, link }) => [text, link])).toEqual([
      ['a', 'mailto:a@b.example'],
      ['b', 'https://b.example'],
      ['c', undefined],
    ]);
  });

  it('reads text boxes once, and page headers before the body text', () => {
    const box = `<w:txbxContent>${p(run('boxed'))}</w:txbxContent>`;
    const drawing = `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`;
    const header = `<w:hdr ${W}>${p(run('imani@example.com'))}${p(run('Imani'))}</w:hdr>`;
    const footer = `<w:ftr ${W}>${p(run('Page'))}</w:ftr>`;
    const lines = readDocxLines(
      docx(
        p(run('Imani')) + p(run('beside') + drawing),
        { 'header1.xml': header, 'header2.xml': header, 'footer1.xml': footer },
        [
          ['1', 'header', 'header1.xml'],
          ['2', 'header', '/word/header2.xml'],
          ['3', 'footer', 'footer1.xml'],
        ],
      ),
    );
    expect(lines.map(({ text, artifact }) => [text, artifact])).toEqual([
      ['imani@example.com', undefined],
      ['Imani', undefined],
      ['boxed', undefined],
      ['beside', undefined],
      ['Page', true],
    ]);
  });

  it('omits deleted text, hidden text and placeholders', () => {
    const invitation = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click here')}</w:sdtContent></w:sdt>`;
    const content = `<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>${run('new')}</w:ins>${run('x', '<w:vanish/>')}`;
    expect(texts(p(content + invitation))).toEqual(['new']);
  });

  it('throws for bytes that are not a Word document', () => {
    expect(() => readDocxLines(strToU8('hello'))).toThrow();
    expect(() => readDocxLines(zipSync({ 'a.txt': strToU8('a') }))).toThrow('No word/document.xml');
  });
});
