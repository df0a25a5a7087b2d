import type { DocumentExportReport } from '@shortlist/shared/contract/export';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { startApp, type TestApp } from '../../test/support/app.js';
import { bytes, givenPaid, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';

const TEXT = [
  'LIKELY QUESTIONS',
  '1. Tell me about yourself.\nI planned the work of twelve fire crews.\n- One true example',
  'BEFORE YOU GO',
  '- Say each answer aloud once.\n- Sleep.',
].join('\n\n');
const GUIDE = { aim: 'Analyst, Elm House', text: TEXT };

describe('export of guides', () => {
  let api: TestApp;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    api = await startApp({ worker: true });
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
  });
  beforeEach(async () => {
    ({ id } = await givenResume(ada));
    await save('interview_preparation', GUIDE);
  });
  afterAll(() => api.close());

  const save = (kind: string, content: object, person = ada) =>
    person.browser.put(`/api/resumes/${id}/documents/${kind}`).send({ content }).expect(200);
  const get = (format: string, path = 'interview-preparation', browser = ada.browser) =>
    browser.get(`/api/export/${format}/${id}/${path}`).buffer(true).parse(bytes);
  const textOf = async (path: string) => ((await get('text', path).expect(200)).body as Buffer).toString();

  it.each([
    ['interview_preparation', 'Interview-Preparation', GUIDE],
    ['salary_guide', 'Salary-Negotiation-Guide', GUIDE],
    ['personal_branding', 'Personal-Branding', { introduction: 'I plan the work of engines.' }],
  ])('returns a guide in every format, named after the user: %s', async (kind, name, content) => {
    await save(kind, content);
    for (const [format, start, extension] of [
      ['pdf', '%PDF-', 'pdf'],
      ['docx', 'PK', 'docx'],
      ['text', name.replaceAll('-', ' ').slice(0, 6), 'txt'],
    ] as const) {
      const answer = await get(format, kind.replaceAll('_', '-')).expect(200);
      expect((answer.body as Buffer).toString('latin1').startsWith(start)).toBe(true);
      expect(answer.get('Content-Disposition')).toBe(`attachment; filename=Ada-Lovelace-${name}.${extension}`);
    }
  });

  it("formats a guide's title, headings, questions and lists", async () => {
    expect(await textOf('interview-preparation')).toBe(
      [
        'Interview preparation\nAnalyst, Elm House',
        'LIKELY QUESTIONS\n1. Tell me about yourself.\nI planned the work of twelve fire crews.\n- One true example',
        'BEFORE YOU GO\n- Say each answer aloud once.\n- Sleep.\n',
      ].join('\n\n'),
    );
  });

  it('adds a heading to each personal branding text', async () => {
    await save('personal_branding', { introduction: 'I plan.', note: 'Hello [name],' });
    expect(await textOf('personal-branding')).toBe(
      'Personal branding\nAda Lovelace\n\n30-SECOND INTRODUCTION\nI plan.\n\nNOTE TO A RECRUITER OR CONTACT\nHello [name],\n',
    );
  });

  it.each(TEMPLATE_KEYS)('extracts every line of a guide from its files in the %s template', async (templateKey) => {
    await ada.browser.patch(`/api/resumes/${id}`).send({ templateKey }).expect(200);
    for (const format of ['pdf', 'docx', 'text']) {
      const { body } = await ada.browser.get(`/api/export/${format}/${id}/interview-preparation/report`).expect(200);
      expect(body as DocumentExportReport).toMatchObject({ format, missing: [], inOrder: true, documentRevision: 1 });
    }
  });

  it('requires a plan for guides as PDF and DOCX, but not as text', async () => {
    const former = await givenPerson(api);
    ({ id } = await givenResume(former));
    await givenPaid(api, former, { id });
    await save('salary_guide', GUIDE, former);
    for (const format of ['pdf', 'docx']) {
      const answer = await former.browser.get(`/api/export/${format}/${id}/salary-guide`).expect(402);
      expect(answer.body).toMatchObject({ code: 'plan_required', message: 'This is a feature of the Premium plan.' });
    }
    await get('pdf', 'salary-guide', former.browser)
      .set('Sec-Fetch-Mode', 'navigate')
      .expect(302)
      .expect('Location', '/pricing');
    await get('text', 'salary-guide', former.browser).expect(200);
  });

  it('returns 404 if the guide has no text', async () => {
    await get('pdf', 'salary-guide').expect(404);
    await save('personal_branding', { introduction: ' ' });
    await get('pdf', 'personal-branding').expect(404);
    await get('pdf', 'linkedin').expect(404);
    await get('pdf', 'horoscope').expect(404);
  });

  it('returns 404 for a guide of another user', async () => {
    const stranger = await givenPerson(api);
    await get('text', 'interview-preparation', stranger.browser).expect(404);
  });

  it('counts downloads of guides separately from those of the resume', async () => {
    await get('pdf').expect(200);
    const rows: { format: string }[] = await api.database.query('SELECT format FROM downloads WHERE resume_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ format: 'guide_pdf' }]);
  });
});
