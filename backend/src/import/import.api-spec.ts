import type { ErrorCode } from '@shortlist/shared/contract/common/errors';
import type { ImportResult } from '@shortlist/shared/contract/import';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { strToU8, zipSync } from 'fflate';
import { makeFile } from '../export/render/make-file.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson } from '../../test/support/given.js';
import { otherDocx, otherPdf, twoColumns } from '../../test/support/other-makers.js';
import { sampleResumes } from '../../test/support/sample-resumes.js';

/** Uses only years that the date rules accept and characters that plain text preserves. */
const [job] = ADA.experience;
const bullets = ['Wrote the first published algorithm', 'Corrected 1 of 24 proofs'];
const data = readResumeData({ ...ADA, experience: [{ ...job, startDate: '2019', endDate: 'Mar 2021', bullets }] });
const ada = { data, templateKey: 'tech', updatedAt: new Date(0) } as const;

const POSITIONS =
  'Company Name,Title,Description,Location,Started On,Finished On\n' +
  'Stonebridge Build,Site Manager,"Led 40 people, on 3 sites.","Leeds, England",Mar 2019,\n';
const linkedIn = {
  'Profile.csv': strToU8('\ufeffFirst Name,Last Name,Headline,Summary\nImani,Okafor,Site Manager,Builds clinics.\n'),
  'Positions.csv': strToU8(POSITIONS),
  'Skills.csv': strToU8('Name\nScheduling\nSite safety\n'),
  'Connections.csv': strToU8('Notes:\n"When exporting…"\n\nFirst Name,Last Name\nSomebody,Else\n'),
  'messages.csv': strToU8('FROM,CONTENT\nSomebody,Private\n'),
};

describe('import', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const upload = (bytes: Uint8Array, name = 'resume') =>
    api.visitor().post('/api/import').attach('file', Buffer.from(bytes), name);

  const imported = async (bytes: Uint8Array, name?: string): Promise<ImportResult> => {
    const { status, body } = await upload(bytes, name);
    expect([status, body]).toEqual([200, body]);
    return body as ImportResult;
  };

  const sent = async (body: object): Promise<ImportResult> =>
    (await api.visitor().post('/api/import').send(body).expect(200)).body as ImportResult;

  it.each(sampleResumes)('restores a resume from its exported PDF: $name', async ({ data: sample }) => {
    const source = { ...ada, data: readResumeData(sample) };
    const { bytes } = await makeFile(source, 'pdf');
    const result = await imported(bytes);
    expect(result.data).toEqual(source.data);
    expect(result).toMatchObject({ templateKey: 'tech', report: { source: 'shortlist', notUnderstood: [] } });
  });

  it('restores a resume from its exported JSON Resume file', async () => {
    const { bytes } = await makeFile(ada, 'json');
    const result = await imported(bytes);
    expect(result.data).toEqual(data);
    expect(result.report.source).toBe('json-resume');
    const document: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    expect((await sent({ jsonResume: document })).data).toEqual(data);
    expect((await sent({ text: JSON.stringify(document) })).data).toEqual(data);
  });

  it.each(['docx', 'text'] as const)('restores the main fields of a resume from its exported %s', async (format) => {
    const { bytes } = await makeFile(ada, format);
    const { data: back, report } = await imported(bytes);
    expect(back.personal).toMatchObject({ fullName: 'Ada Lovelace', email: 'ada@example.com' });
    expect(back.experience[0]).toMatchObject({ role: 'Programmer', company: 'Analytical Engine' });
    expect(back.experience[0]?.bullets).toEqual(bullets);
    expect(back.skills).toEqual(data.skills);
    expect(report.notUnderstood).toEqual([]);
  });

  it('separates the columns of PDFs made by other programs, and keeps link targets', async () => {
    const { data: found, report } = await imported(await otherPdf(twoColumns));
    expect(report.source).toBe('pdf');
    expect(found.personal).toMatchObject({
      fullName: 'Imani Okafor',
      jobTitle: 'Site Manager',
      email: 'imani@example.com',
    });
    expect(found.personal.portfolio).toContain('okafor.example/work');
    expect(found.skills).toEqual(['Scheduling', 'Site safety', 'Cost control']);
    expect(found.experience).toHaveLength(1);
    expect(found.experience[0]).toMatchObject({ role: 'Site Manager', startDate: 'Mar 2019', current: true });
    expect(found.experience[0]?.bullets).toEqual([
      'Led 40 people on 3 sites without one reportable accident.',
      'Handed over a clinic 5 weeks early.',
    ]);
  });

  it('reads headings, tables, lists and links in Word documents made by other programs', async () => {
    const { data: found, report } = await imported(await otherDocx());
    expect(report.source).toBe('docx');
    expect(found.personal).toMatchObject({ fullName: 'Imani Okafor', email: 'imani@example.com' });
    expect(found.personal.portfolio).toContain('okafor.example');
    expect(found.experience[0]).toMatchObject({ role: 'Site Manager', company: 'Stonebridge Build', current: true });
    expect(found.experience[0]?.bullets).toHaveLength(2);
    expect(found.skills).toEqual(['Scheduling', 'Site safety', 'Cost control']);
  });

  it.each([
    ['as downloaded', linkedIn],
    [
      'repacked with a folder',
      Object.fromEntries(Object.entries(linkedIn).map(([name, part]) => [`Export/${name}`, part])),
    ],
  ])(
    'reads the profile, jobs and skills, but nothing about other members, from a LinkedIn archive that is %s',
    async (_, files) => {
      const result = await imported(zipSync(files), 'Basic_LinkedInDataExport.zip');
      expect(result.report.source).toBe('linkedin');
      expect(result.data.personal).toMatchObject({ fullName: 'Imani Okafor', jobTitle: 'Site Manager' });
      expect(result.data.experience[0]).toMatchObject({
        company: 'Stonebridge Build',
        location: 'Leeds, England',
        current: true,
      });
      expect(result.data.skills).toEqual(['Scheduling', 'Site safety']);
      expect(JSON.stringify(result)).not.toMatch(/Somebody|Private/);
    },
  );

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffZoë Núñez\nzoe@example.com')],
    ['UTF-16', Buffer.from('\ufeffZoë Núñez\nzoe@example.com', 'utf16le')],
    ['an old Windows encoding', Buffer.from('Zoë Núñez\nzoe@example.com', 'latin1')],
  ])('imports accented letters from a text in %s', async (_, bytes) => {
    const { data: found } = await imported(bytes, 'cv.txt');
    expect(JSON.stringify(found.personal)).toContain('Zoë Núñez');
  });

  it('reads pasted text and reports lines that match no field', async () => {
    const { data: found, report } = await sent({
      text: 'Ada Lovelace\nada@example.com\n\nHOROSCOPE\nSagittarius, rising sign unknown\n\nSKILLS\nAnalysis, French',
    });
    expect(found.skills).toEqual(['Analysis', 'French']);
    expect(JSON.stringify(report.notUnderstood)).toContain('Sagittarius');
  });

  it('rejects a PDF that is protected by a password', async () => {
    const { status, body } = await upload(await otherPdf({ content: 'Ada', userPassword: 'secret' }));
    expect([status, (body as { code: ErrorCode }).code]).toEqual([422, 'file_protected']);
  });

  it('returns content that can be saved unchanged', async () => {
    const person = await givenPerson(api);
    const result = await imported(await otherPdf(twoColumns));
    const { body } = await person.browser
      .post('/api/resumes')
      .send({ title: result.title, data: result.data })
      .expect(201);
    expect((body as { data: unknown }).data).toEqual(result.data);
  });

  it('limits each network to thirty imports in fifteen minutes', async () => {
    await sent({ text: 'Ada' });
    await api.database.query('UPDATE sign_in_attempts SET count = 30');
    const answer = await api.visitor().post('/api/import').send({ text: 'Ada' });
    expect([answer.status, (answer.body as { code: ErrorCode }).code]).toEqual([429, 'too_many_attempts']);
    expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
  });
});
