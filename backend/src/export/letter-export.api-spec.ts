import type { DocumentExportReport } from '@shortlist/shared/contract/export';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { readPdfText } from './read-back/read-pdf.js';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { bytes, givenPaid, givenPerson, givenResume, type Person } from '../../test/support/given.js';

const SENTENCE = 'I planned the work of twelve fire crews and wrote instructions for each. ';
const CONTENT = {
  recipient: 'Ms. Anna Berg',
  company: 'Elm House',
  role: 'Analyst',
  date: 'November 21, 2026',
  text: `Dear Ms. Berg,\n\n${SENTENCE}\n\n• Corrected 1 proof\n\nKind regards,`,
};
/** A cover letter of about 350 words, the length of a full page. */
const LONG = ['Dear Ms. Berg,', ...Array<string>(5).fill(SENTENCE.repeat(5)), 'Kind regards,'].join('\n\n');

describe('export of cover letters', () => {
  let api: TestApp;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    ada = await givenPerson(api);
  });
  beforeEach(async () => {
    ({ id } = await givenResume(ada));
    await givenPaid(api, ada, { id });
    await save(CONTENT);
  });
  afterAll(() => api.close());

  const save = (content: object) =>
    ada.browser.put(`/api/resumes/${id}/documents/cover_letter`).send({ content }).expect(200);
  const get = (format: string, browser = ada.browser) =>
    browser.get(`/api/export/${format}/${id}/cover-letter`).buffer(true).parse(bytes);
  const textOf = async (format: string) => ((await get(format).expect(200)).body as Buffer).toString();

  it.each([
    ['pdf', 'application/pdf', '%PDF-', 'pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK', 'docx'],
    ['text', 'text/plain; charset=utf-8', 'Ada Lovelace', 'txt'],
  ])('returns the cover letter as %s, named after the user', async (format, type, start, extension) => {
    const answer = await get(format).expect(200).expect('Content-Type', type);
    expect((answer.body as Buffer).toString('latin1').startsWith(start)).toBe(true);
    const name = `Ada-Lovelace-Cover-Letter.${extension}`;
    expect(answer.get('Content-Disposition')).toBe(`attachment; filename=${name}`);
  });

  it('formats the cover letter below the header of the resume', async () => {
    expect(await textOf('text')).toBe(
      [
        'Ada Lovelace\nAnalyst\nada@example.com | +44 20 7946 0018 | London | linkedin.com/in/ada',
        'November 21, 2026',
        'Ms. Anna Berg\nElm House',
        'Dear Ms. Berg,',
        'I planned the work of twelve fire crews and wrote instructions for each.',
        '- Corrected 1 proof',
        'Kind regards,\nAda Lovelace\n',
      ].join('\n\n'),
    );
  });

  it.each(TEMPLATE_KEYS)(
    'fits a cover letter of 350 words on one page of US Letter or A4, with extractable paragraphs: %s',
    async (key) => {
      await save({ ...CONTENT, text: LONG });
      for (const pageSize of ['letter', 'a4']) {
        const { data } = (await ada.browser.get(`/api/resumes/${id}`).expect(200)).body as { data: object };
        await ada.browser
          .patch(`/api/resumes/${id}`)
          .send({ templateKey: key, data: { ...data, settings: { pageSize } } })
          .expect(200);
        for (const format of ['pdf', 'docx', 'text']) {
          const { body } = await ada.browser.get(`/api/export/${format}/${id}/cover-letter/report`).expect(200);
          expect(body as DocumentExportReport).toMatchObject({
            format,
            missing: [],
            inOrder: true,
            documentRevision: 2,
          });
          expect((body as DocumentExportReport).total).toBeGreaterThanOrEqual(14);
        }
        const pdf = (await get('pdf').expect(200)).body as Buffer;
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
        expect((await readPdfText(pdf)).trimEnd()).toMatch(/Kind regards,\s+Ada Lovelace$/);
      }
    },
  );

  it('tags the PDF and sets its title to "cover letter"', async () => {
    const pdf = ((await get('pdf').expect(200)).body as Buffer).toString('utf8');
    expect(pdf).toContain('Cover letter – Ada Lovelace');
    expect(pdf).toMatch(/\/StructTreeRoot/);
    expect(pdf).toMatch(/\/Lang \(en\)/);
  });

  it('supports HEAD requests and 304 responses, and renders the file once', async () => {
    const answer = await get('pdf').expect(200);
    const tag = answer.get('ETag')!;
    await ada.browser.head(`/api/export/pdf/${id}/cover-letter`).expect(200).expect('ETag', tag);
    await get('pdf').set('If-None-Match', tag).expect(304);
    const rows: unknown[] = await api.database.query('SELECT FROM rendered_files WHERE resume_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('renders the file again when the cover letter or the resume has changed', async () => {
    await textOf('text');
    await save({ ...CONTENT, company: 'Ash House' });
    expect(await textOf('text')).toContain('Ash House');
    await ada.browser
      .patch(`/api/resumes/${id}`)
      .send({ data: { personal: { fullName: 'Countess' } } })
      .expect(200);
    expect(await textOf('text')).toContain('Countess');
  });

  it('never returns the old file after a cover letter is deleted and written again', async () => {
    await textOf('text');
    await ada.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(204);
    await get('text').expect(404);
    await save({ text: 'Dear all,\n\nHere I am again.\n\nBye,' });
    expect(await textOf('text')).toContain('Here I am again.');
  });

  it('returns 404 for a missing or empty cover letter, and for a resume in the trash', async () => {
    await save({ ...CONTENT, text: ' \n ' });
    await get('pdf').expect(404);
    await save(CONTENT);
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await get('pdf').expect(404);
  });

  it.each(['json', 'rtf'])('returns 404 for a cover letter in the format %s', async (format) => {
    await get(format).expect(404);
  });

  it('returns 404 to other users and 401 to visitors when they request a cover letter', async () => {
    const stranger = await givenPerson(api);
    await get('pdf', stranger.browser).expect(404);
    await get('pdf', api.visitor()).expect(401);
  });

  it('redirects, instead of returning an error, when a browser requests a missing cover letter', async () => {
    await ada.browser.delete(`/api/resumes/${id}/documents/cover_letter`).expect(204);
    await get('pdf').set('Sec-Fetch-Mode', 'navigate').expect(302).expect('Location', '/dashboard?export=missing');
  });

  it('requires payment for the resume that the cover letter belongs to', async () => {
    ({ id } = await givenResume(ada));
    await save(CONTENT);
    const { body } = await ada.browser.get(`/api/export/pdf/${id}/cover-letter`).expect(402);
    expect(body).toMatchObject({ code: 'payment_required' });
    await get('pdf').set('Sec-Fetch-Mode', 'navigate').expect(302).expect('Location', `/checkout/${id}`);
  });

  it('counts repeated downloads of a cover letter as one', async () => {
    await get('pdf').expect(200);
    await get('pdf').expect(200);
    const rows: { format: string }[] = await api.database.query('SELECT format FROM downloads WHERE resume_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ format: 'letter_pdf' }]);
  });

  it('deletes expired files of cover letters', async () => {
    await get('pdf').expect(200);
    await api.database.query(`UPDATE rendered_files SET expires_at = now() - interval '1 hour' WHERE resume_id = $1`, [
      id,
    ]);
    await api.worker!.get(SweepProcessor).process();
    const rows: unknown[] = await api.database.query('SELECT FROM rendered_files WHERE resume_id = $1', [id]);
    expect(rows).toEqual([]);
    await get('pdf').expect(200);
  });
});
