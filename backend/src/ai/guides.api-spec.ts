import type { BrandingView, GuideView } from '@shortlist/shared/contract/ai';
import type { ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { startApp, type TestApp } from '../../test/support/app.js';
import { fails, ModelServer, says } from '../../test/support/model-server.js';
import { givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';

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

const OF_GUIDES = [...PATHS, 'personal-branding'] as const;

describe('guides without the language model', () => {
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

  it('returns 402 for guides if the user lacks the Premium plan', async () => {
    const pro = await givenPerson(api);
    await givenPlan(api, pro, 'pro');
    for (const path of OF_GUIDES) {
      const answer = await pro.browser.post(`/api/ai/${path}`).send({ resumeData: NURSE }).expect(402);
      expect(answer.body).toMatchObject({
        code: 'plan_required',
        message: expect.stringContaining('Premium') as string,
      });
      await api.visitor().post(`/api/ai/${path}`).send({ resumeData: NURSE }).expect(401);
    }
  });

  it("writes interview questions about the job's requirements and suggests resume lines for the answers", async () => {
    const { aim, text, engine, flags } = await written('interview-preparation');
    expect({ aim, engine, flags }).toEqual({
      aim: 'Senior Nurse, Heron Lake Hospital',
      engine: 'builtin',
      flags: [],
    });
    expect(text).toMatch(/experience with telemetry\?\nYour story: “Led a team of 12 nurses on a telemetry unit”/i);
    expect(text).toMatch(/This job also calls for CRRT\. .+\nYour resume does not mention it\./);
  });

  it('quotes only the resume in interview preparation', async () => {
    for (const path of PATHS) {
      const { text } = await written(path);
      const quotes = [...text.matchAll(/“([^“”]+)” \(Charge Nurse/g)].map(([, quote]) => quote);
      expect(quotes.length).toBeGreaterThan(0);
      expect(quotes.filter((quote) => !BULLETS.includes(quote!))).toEqual([]);
    }
  });

  it('names no salary figures in negotiation advice', async () => {
    const { text } = await written('salary-guide');
    expect(text).not.toMatch(/[$€£]/);
    // Allowed numbers: those in the resume, and the number of years since 2018.
    const own = ['12', '20', String(new Date().getUTCFullYear() - 2018), '2018'];
    expect(text.match(/\p{Nd}+/gu)?.filter((figure) => !own.includes(figure)) ?? []).toEqual([]);
    expect(text).toContain('[your range]');
  });

  it('repeats the salary stated in the job description', async () => {
    const { text } = await written('salary-guide', `${JOB}\nPay: $41.20 to $58.75 an hour.`);
    expect(text).toContain('The job description states “$41.20 to $58.75 an hour”.');
  });

  it('writes six personal branding texts, each within its own length limit', async () => {
    const view = await branded();
    expect(view).toMatchObject({ engine: 'builtin', flags: [] });
    expect(view.positioning.split('\n')).toEqual([
      expect.stringMatching(/^Registered Nurse with \d+ years of experience: telemetry and infection control$/),
      'Registered Nurse who cut falls by 20% in one year',
      'Charge Nurse at Delta Medical Center',
    ]);
    expect(view.introduction).toMatch(/^I’m Ada Okafor, a Registered Nurse .+\[the kind of work or team you want\]\.$/);
    expect(view.bioFirst).toContain('I also led a team of 12 nurses');
    expect(view.bioThird).toMatch(/^Ada Okafor is a Registered Nurse .+ Ada also led a team of 12 nurses/);
    expect(view.note.length).toBeLessThanOrEqual(300);
    expect(view.note).toContain('Heron Lake Hospital');
    expect(view.signature).toBe('Ada Okafor\nRegistered Nurse\nDelta Medical Center\n[phone] | [email]');
  });
  const branded = async () =>
    (await ada.browser.post('/api/ai/personal-branding').send({ resumeData: NURSE, jdText: JOB }).expect(200))
      .body as BrandingView;

  it('writes the same guide on every request, even without a job description', async () => {
    for (const path of PATHS) expect(await written(path, '')).toEqual(await written(path, ''));
  });

  it('counts guides as AI uses', async () => {
    const before = await used();
    await written('salary-guide');
    expect(await used()).toBe(before + 1);
  });
  const used = async () =>
    ((await ada.browser.get('/api/ai/allowance').expect(200)).body as { tasks: { guides: { used: number } } }).tasks
      .guides.used;

  it('rejects a guide text that exceeds its length limit', async () => {
    const { id } = await givenResume(ada);
    const answer = await ada.browser
      .put(`/api/resumes/${id}/documents/personal_branding`)
      .send({ content: { note: 'x'.repeat(301) } })
      .expect(422);
    expect((answer.body as { issues: { path: string }[] }).issues[0]?.path).toBe('content.note');
  });

  it("saves guides, exports them with the account's data, and deletes them with the resume", async () => {
    const { id } = await givenResume(ada);
    for (const kind of ['interview_preparation', 'salary_guide'])
      await ada.browser
        .put(`/api/resumes/${id}/documents/${kind}`)
        .send({ content: { text: kind } })
        .expect(200);
    await ada.browser
      .put(`/api/resumes/${id}/documents/personal_branding`)
      .send({ content: { note: 'Hello [name],' } })
      .expect(200);
    const documents = (await ada.browser.get(`/api/resumes/${id}/documents`).expect(200)).body as ResumeDocuments;
    expect(documents).toMatchObject([
      { kind: 'interview_preparation', content: { aim: '', text: 'interview_preparation' }, revision: 1 },
      { kind: 'personal_branding', content: { ...NO_BRANDING, note: 'Hello [name],' }, revision: 1 },
      { kind: 'salary_guide', content: { aim: '', text: 'salary_guide' }, revision: 1 },
    ]);
    const copy = JSON.parse((await ada.browser.get('/api/auth/user/export').expect(200)).text) as {
      resumes: { id: string; documents: { kind: string }[] }[];
    };
    const copied = copy.resumes.find((resume) => resume.id === id)?.documents.map(({ kind }) => kind);
    expect(copied).toEqual(['interview_preparation', 'personal_branding', 'salary_guide']);
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await ada.browser.delete(`/api/resumes/trash/${id}`).expect(204);
    const left: unknown[] = await api.database.query('SELECT FROM resume_documents WHERE resume_id = $1', [id]);
    expect(left).toEqual([]);
  });
});

const NO_BRANDING = { positioning: '', introduction: '', bioFirst: '', bioThird: '', note: '', signature: '' };

describe('guides written by the language model', () => {
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

  it('keeps answers that the resume supports, and drops a question whose answer is invented', async () => {
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

  it('removes a salary that the model invented', async () => {
    const phrases = [
      'Asked what you expect: I am looking for [your range].',
      'When the offer is low: nurses here are paid $98,000.',
      'When you need time: may I give you my answer by [day]?',
    ];
    server.plan(says({ evidence: [LED, CUT], phrases }));
    const view = await written('salary-guide');
    expect(view).toMatchObject({ engine: 'model-for-tests', version: 'salary/1' });
    expect(view.text).toContain('[your range]');
    expect(view.text).not.toContain('98');
  });

  it('drops list items beyond the maximum number', async () => {
    const many = (text: string) => Array.from({ length: 120 }, () => `${text} [day]?`);
    server.plan(says({ evidence: [LED], phrases: many('Later: may I answer by') }));
    const salary = await written('salary-guide');
    expect(salary).toMatchObject({ engine: 'model-for-tests' });
    expect(salary.text.match(/may I answer by/g)).toHaveLength(10);
    const questions = [1, 2, 3].map((count) => ({
      question: `How have you led nurses? ${'?'.repeat(count)}`,
      answer: LED,
    }));
    server.plan(says({ questions, ask: many('May I start by') }));
    const interview = await written('interview-preparation');
    expect(interview).toMatchObject({ engine: 'model-for-tests' });
    expect(interview.text.match(/May I start by/g)).toHaveLength(8);
  });

  it("removes invented facts from the model's personal branding texts", async () => {
    const written = {
      positioning: [
        'Charge Nurse who led a team of 12 nurses',
        'Registered Nurse who cut falls by 20%',
        'Head of Google',
      ],
      introduction: `${LED} ${CUT} Next, I’m looking for [the kind of work or team you want].`,
      bioFirst: `${LED} ${CUT}`,
      bioThird: 'Ada Okafor holds a doctorate from Harvard.',
      note: `Hello [name], ${LED} I would be glad to connect.`,
    };
    server.plan(says(written));
    const view = await branded();
    expect(view).toMatchObject({ engine: 'model-for-tests', version: 'branding/1', bioFirst: written.bioFirst });
    expect(view.positioning.split('\n')).toEqual(written.positioning.slice(0, 2));
    // This text is rule-based, because the fact guard removed most of the model's text.
    expect(view.bioThird).toMatch(/^Ada Okafor is a Registered Nurse/);
    expect(view.signature).toContain('Ada Okafor');
  });
  const branded = async () =>
    (await ada.browser.post('/api/ai/personal-branding').send({ resumeData: NURSE, jdText: JOB }).expect(200))
      .body as BrandingView;

  it('hides the user’s identity from the model', async () => {
    server.plan(says({}));
    await branded();
    expect(JSON.stringify(server.requests)).not.toContain('Okafor');
  });

  it.each(OF_GUIDES)('falls back to rule-based text when the model does not answer: %s', async (path) => {
    const { body } = await ada.browser.post(`/api/ai/${path}`).send({ resumeData: NURSE, jdText: JOB }).expect(200);
    expect(body).toMatchObject({ engine: 'builtin', notice: expect.stringContaining('did not answer') as string });
  });
});
