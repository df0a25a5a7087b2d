import { randomBytes, randomInt } from 'node:crypto';
import type { ErrorCode } from '@shortlist/shared/contract/common/errors';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { IMPORT_BYTES } from '@shortlist/shared/product/import-limits';
import { strToU8, zipSync } from 'fflate';
import { startApp, type TestApp } from '../../test/support/app.js';
import { packed, pagesOf, pdfOf, stream, textPdf } from '../../test/support/pdf.js';

const MEGABYTE = 1024 * 1024;
const RESUME = 'Ada Lovelace\nada@example.com\n\nSKILLS\nAnalysis, French';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const docx = (document: Uint8Array, others: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), ...others, 'word/document.xml': document }, { level: 9 });
const body = (paragraphs: string) => strToU8(`<w:document ${W}><w:body>${paragraphs}</w:body></w:document>`);
/** Returns bytes that compress well, but not so well that the server would reject them. */
const sparse = (size: number) => Buffer.alloc(size, 'x').map((byte, index) => (index % 64 ? byte : randomInt(65, 90)));
const paragraph = '<w:p><w:r><w:t>Ada Lovelace</w:t></w:r></w:p>';

const circularPages = pdfOf([
  '<</Type /Catalog /Pages 2 0 R>>',
  '<</Type /Pages /Count 2 /Kids [2 0 R 2 0 R] /Parent 2 0 R>>',
]);
const selfDrawing = pagesOf(
  [stream('/X Do')],
  stream('/X Do /X Do', '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</X 4 0 R>>>>'),
);
const objectStreamOfItself = pdfOf([
  '<</Type /Catalog /Pages 2 0 R>>',
  stream('2 0 <<>>', '/Type /ObjStm /N 1000000000 /First 4 /Extends 2 0 R'),
]);

describe('hostile imports', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.visitor().get('/api/health/live').expect(200);
    await api.database.query('DELETE FROM sign_in_attempts');
  });

  const upload = (bytes: Uint8Array, name = 'resume.pdf') =>
    api.visitor().post('/api/import').attach('file', Buffer.from(bytes), name);

  const answerTo = async (bytes: Uint8Array, name?: string): Promise<[number, ErrorCode | undefined]> => {
    const { status, body } = await upload(bytes, name);
    return [status, (body as { code?: ErrorCode }).code];
  };

  it.each([
    ['a part that unpacks to ten megabytes of zeros', docx(new Uint8Array(10 * MEGABYTE))],
    ['an oversized part', docx(sparse(21 * MEGABYTE))],
    [
      'six thousand entries',
      docx(
        body(paragraph),
        Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`word/${index}`, strToU8('')])),
      ),
    ],
    [
      'exponential entities',
      docx(
        strToU8(
          `<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">` +
            `<!ENTITY d "${'&c;'.repeat(100)}">]><w:document ${W}><w:body><w:p><w:r><w:t>&d;</w:t></w:r></w:p></w:body></w:document>`,
        ),
      ),
    ],
    ['fifty thousand nested elements', docx(body('<w:sdt>'.repeat(50_000)))],
    ['no main part', zipSync({ '[Content_Types].xml': strToU8('<Types/>') })],
    ['a cut-off archive', docx(body(paragraph)).subarray(0, -40)],
  ])('rejects a Word document with %s', async (_, bytes) => {
    expect(await answerTo(bytes, 'resume.docx')).toEqual([422, 'file_not_readable']);
  });

  it('rejects a LinkedIn archive with a table of NUL bytes', async () => {
    const archive = zipSync({ 'Positions.csv': new Uint8Array(30 * MEGABYTE) }, { level: 9 });
    expect(await answerTo(archive)).toEqual([422, 'file_not_readable']);
  });

  it('does not unpack an archive within an archive', async () => {
    expect(await answerTo(zipSync({ 'inner.zip': docx(body(paragraph)) }))).toEqual([415, 'unsupported_media_type']);
  });

  it('ignores archive entries whose paths point outside of the archive', async () => {
    const bytes = docx(body(paragraph), { '../../../etc/passwd': strToU8('x'), '/root': strToU8('x') });
    const answer = await upload(bytes).expect(200);
    expect((answer.body as ImportResult).data.personal.fullName).toBe('Ada Lovelace');
  });

  it('reads only the first thirty pages of a PDF with a thousand pages', async () => {
    const pages = Array.from({ length: 1_000 }, (_, index) => (index === 0 ? RESUME : `Page ${index + 1}`));
    const { report, data } = (await upload(textPdf(pages)).expect(200)).body as ImportResult;
    expect(report.notes[0]?.message).toBe('Only the first 30 of 1000 pages were read.');
    expect(data.personal.email).toBe('ada@example.com');
  });

  it.each([
    ['cyclic pages', circularPages],
    ['a recursive drawing', selfDrawing],
    ['a recursive object stream', objectStreamOfItself],
    ['a truncated body', textPdf([RESUME]).subarray(0, 300)],
    ['only a signature', Buffer.from('%PDF-1.7')],
    ['random bytes behind its signature', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MEGABYTE)])],
    ['no text', pagesOf([stream('')])],
  ])('rejects a PDF with %s', async (_, bytes) => {
    expect(await answerTo(bytes)).toEqual([422, 'file_not_readable']);
  });

  it('ends only the reading thread when a PDF page unpacks to more than a gigabyte', async () => {
    const half = packed(Buffer.alloc(512 * MEGABYTE, ' '));
    const before = process.memoryUsage().rss;
    const bomb = upload(pagesOf([half, half, half])).then(({ status }) => status);
    await api.visitor().get('/api/health/live').expect(200);
    expect(await bomb).toBe(422);
    expect(process.memoryUsage().rss - before).toBeLessThan(1_024 * MEGABYTE);
  });

  it('reads or rejects text without recognizable structure within the time limit', async () => {
    const lines = [
      '- '.repeat(20_000),
      'a@'.repeat(20_000),
      '1/'.repeat(20_000),
      'A. '.repeat(20_000),
      '('.repeat(20_000),
    ];
    for (const text of [...lines, lines.join('\n')]) {
      const { status } = await api.visitor().post('/api/import').send({ text });
      expect([200, 422]).toContain(status);
    }
  });

  it('reports truncated or unrelated JSON instead of importing it as text', async () => {
    expect(await answerTo(strToU8('{"basics":{"name":"Ada'), 'resume.json')).toEqual([422, 'file_not_readable']);
    expect(await answerTo(strToU8('[1, 2]'), 'resume.json')).toEqual([415, 'unsupported_media_type']);
    expect(await answerTo(strToU8('{"name":"a-package"}'), 'package.json')).toEqual([415, 'unsupported_media_type']);
    const braces = await upload(strToU8(`{ Curriculum Vitae }\n${RESUME}`), 'resume.txt').expect(200);
    expect((braces.body as ImportResult).data.personal.email).toBe('ada@example.com');
  });

  it('reads or rejects deeply nested JSON', async () => {
    for (const deep of ['['.repeat(60_000) + ']'.repeat(60_000), '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000)]) {
      const file = await upload(strToU8(`{"basics":${deep}}`), 'resume.json');
      expect([200, 415, 422]).toContain(file.status);
      const sent = await api
        .visitor()
        .post('/api/import')
        .set('Content-Type', 'application/json')
        .send(`{"jsonResume":{"work":${deep}}}`);
      expect([200, 400, 422]).toContain(sent.status);
    }
  });

  it.each([
    ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(1_000)])],
    ['ten megabytes of random bytes', randomBytes(IMPORT_BYTES)],
    ['a program', Buffer.from('7f454c4602010100000000', 'hex')],
    ['an old Word document', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
    ['rich text', Buffer.from('{\\rtf1 Ada}')],
    ['a spreadsheet', Buffer.from(zipSync({ '[Content_Types].xml': strToU8(''), 'xl/workbook.xml': strToU8('') }))],
    ['another archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['other JSON', Buffer.from('{"name":"package"}')],
  ])('rejects %s under any file name and lists the supported formats', async (_, bytes) => {
    const { status, body } = await upload(bytes, 'resume.pdf');
    expect([status, (body as { code: string }).code]).toEqual([415, 'unsupported_media_type']);
    expect((body as { message: string }).message).toMatch(/You can import a PDF, a Word document/);
  });

  it('rejects an empty file', async () => {
    expect(await answerTo(Buffer.alloc(0), 'resume.txt')).toEqual([422, 'file_not_readable']);
    expect(await answerTo(Buffer.from(' \n\t'), 'resume.txt')).toEqual([422, 'file_not_readable']);
  });

  it('rejects a file larger than ten megabytes', async () => {
    expect(await answerTo(Buffer.alloc(IMPORT_BYTES + 1))).toEqual([413, 'payload_too_large']);
  });

  it('rejects a form without a file, with two files, or with an unknown field', async () => {
    const post = () => api.visitor().post('/api/import');
    const text = Buffer.from(RESUME);
    for (const form of [
      post().field('name', 'Ada'),
      post().attach('file', text, 'a.txt').attach('file', text, 'b.txt'),
      post().attach('document', text, 'a.txt'),
      Array.from({ length: 9 }).reduce<ReturnType<typeof post>>((request, _, i) => request.field(`f${i}`, 'x'), post()),
    ]) {
      const { status, body } = await form;
      expect([status, (body as { code: string }).code]).toEqual([400, 'bad_request']);
    }
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nAda',
    ],
    ['no beginning', 'multipart/form-data; boundary=x', 'Ada Lovelace'],
    [
      'a prototype key as name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nAda\r\n--x--\r\n',
    ],
    ['no content', 'multipart/form-data; boundary=x', ''],
  ])('returns 400 for a form with %s', async (_, type, form) => {
    const answer = await api.visitor().post('/api/import').set('Content-Type', type).send(form);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'bad_request']);
  });

  it.each([
    ['no content', undefined],
    ['another field', { url: 'https://example.com' }],
    ['text of another type', { text: 5 }],
    ['a text that is too long', { text: 'x'.repeat(200_001) }],
    ['an invalid JSON Resume', { jsonResume: 'x' }],
  ])('returns 422 for a body with %s', async (_, sent) => {
    const answer = await api.visitor().post('/api/import').send(sent);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([422, 'invalid']);
  });

  it('returns 415 for a body that is neither JSON nor a form', async () => {
    const answer = await api.visitor().post('/api/import').set('Content-Type', 'text/plain').send(RESUME);
    expect(answer.status).toBe(415);
  });
});
