import type { GuideView } from '@shortlist/shared/contract/ai';
import type { ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { startApp, type TestApp } from './support/app.js';
import { fails, ModelServer, says } from './support/model-server.js';
import { givenPerson, givenPlan, givenResume, type Person } from './support/given.js';

const BULLETS = ['Led a team of 12 nurses on a telemetry unit', 'Cut falls by 20% in one year'];
const NURSE = {
  personal: { fullName: 'Ada Okafor', jobTitle: 'Registered Nurse', location: 'Duluth, MN' },
  skills: ['Telemetry', 'Infection control'],
  experience: [
    { role: 'Charge Nurse', company: 'Delta Medical Center', startDate: '2018', current: true, bullets: BULLETS },
  ],
};
const JOB = `Senior Nurse, Heron Lake Hospital
Heron Lake Hospital is a hospital of 312 beds.
Requirements: telemetry, infection control, CRRT, leadership.`;
const PATHS = ['interview-preparation', 'salary-guide'] as const;

describe('guides to talks', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp();
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
  });
  afterAll(() => api.close());

  const written = async (path: (typeof PATHS)[number], jdText = JOB) =>
    (await ada.browser.post(`/api/ai/${path}`).send({ resumeData: NURSE, jdText }).expect(200)).body as GuideView;

  it('are part of the Premium plan', async () => {
    const pro = await givenPerson(api);
    await givenPlan(api, pro, 'pro');
    for (const path of PATHS) {
      const answer = await pro.browser.post(`/api/ai/${path}`).send({ resumeData: NURSE }).expect(402);
      expect(answer.body).toMatchObject({ code: 'plan_required' });
      await api.visitor().post(`/api/ai/${path}`).send({ resumeData: NURSE }).expect(401);
    }
  });

  it('ask after what the job asks for, with the person’s own lines as material', async () => {
    const { text, engine, flags } = await written('interview-preparation');
    expect({ engine, flags }).toEqual({ engine: 'builtin', flags: [] });
    expect(text).toContain('Heron Lake Hospital');
    expect(text).toMatch(
      /telemetry, and what came of it\?\nYour material: “Led a team of 12 nurses on a telemetry unit”/i,
    );
    expect(text).toMatch(/CRRT, and what came of it\?\nYour resume does not name it/);
  });

  it('quote nothing but the resume', async () => {
    for (const path of PATHS) {
      const { text } = await written(path);
      const quotes = [...text.matchAll(/“([^”]+)” \(Charge Nurse/g)].map(([, quote]) => quote);
      expect(quotes.length).toBeGreaterThan(0);
      expect(quotes.filter((quote) => !BULLETS.includes(quote!))).toEqual([]);
    }
  });

  it('name no figures of pay', async () => {
    const { text } = await written('salary-guide');
    expect(text).not.toMatch(/[$€£]/);
    expect(text.match(/\p{Nd}+/gu)?.filter((figure) => !['12', '20'].includes(figure)) ?? []).toEqual([]);
    expect(text).toContain('[your range]');
  });

  it('come out without a description too, and the same each time', async () => {
    for (const path of PATHS) expect(await written(path, '')).toEqual(await written(path, ''));
  });

  it('are counted', async () => {
    const before = await used();
    await written('salary-guide');
    expect(await used()).toBe(before + 1);
  });
  const used = async () =>
    ((await ada.browser.get('/api/ai/allowance').expect(200)).body as { tasks: { guides: { used: number } } }).tasks
      .guides.used;

  it('are kept with the resume', async () => {
    const { id } = await givenResume(ada);
    for (const kind of ['interview_preparation', 'salary_guide'])
      await ada.browser
        .put(`/api/resumes/${id}/documents/${kind}`)
        .send({ content: { text: kind } })
        .expect(200);
    const documents = (await ada.browser.get(`/api/resumes/${id}/documents`).expect(200)).body as ResumeDocuments;
    expect(documents).toMatchObject([
      { kind: 'interview_preparation', content: { text: 'interview_preparation' }, revision: 1 },
      { kind: 'salary_guide', content: { text: 'salary_guide' }, revision: 1 },
    ]);
  });
});

describe('guides by the language model', () => {
  let server: ModelServer;
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    server = await new ModelServer().listen();
    api = await startApp({ env: { ...server.env, OPENAI_TIMEOUT_MS: '3000', LOG_LEVEL: 'silent' } });
    ada = await givenPerson(api);
    await givenPlan(api, ada, 'premium');
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  beforeEach(() => {
    server.plan();
    server.otherwise = fails(503);
  });

  const written = async (path: (typeof PATHS)[number]) =>
    (await ada.browser.post(`/api/ai/${path}`).send({ resumeData: NURSE, jdText: JOB }).expect(200)).body as GuideView;
  const LED = 'As Charge Nurse I led a team of 12 nurses on a telemetry unit.';
  const CUT = 'At Delta Medical Center I cut falls by 20% in one year.';
  const ask = ['How do you train new nurses on this unit?'];

  it('keep answers that the resume bears out, and drop a question whose answer is invented', async () => {
    const questions = [
      { question: 'How have you led nurses?', answer: LED },
      { question: 'What did you do about falls?', answer: CUT },
      { question: 'What do you know about telemetry?', answer: LED },
      { question: 'Where did you study?', answer: 'I hold a doctorate from Harvard and worked at Google.' },
    ];
    server.plan(says({ questions, ask }));
    const view = await written('interview-preparation');
    expect(view).toMatchObject({ engine: 'model-for-tests', version: 'interview/1' });
    expect(view.text).toContain(CUT);
    expect(view.text).not.toMatch(/Harvard|Google|Where did you study/);
  });

  it('name no pay that the model made up', async () => {
    const phrases = [
      'Asked what you expect: I am looking at [your range].',
      'When the offer is low: nurses here are paid $98,000.',
      'When you need time: may I give you my answer by [day]?',
    ];
    server.plan(says({ evidence: [LED, CUT], phrases }));
    const view = await written('salary-guide');
    expect(view).toMatchObject({ engine: 'model-for-tests', version: 'salary/1' });
    expect(view.text).toContain('[your range]');
    expect(view.text).not.toContain('98');
  });

  it.each(PATHS)('give way to the fixed rules when the model does not answer: %s', async (path) => {
    const view = await written(path);
    expect(view).toMatchObject({ engine: 'builtin', notice: expect.stringContaining('did not answer') as string });
  });
});
