import type { RewriteBulletsView, RewriteSummaryView } from '@shortlist/shared/contract/ai';
import { CircuitBreaker } from './circuit/circuit-breaker.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { ADA, givenPerson, type Person } from '../../test/support/given.js';
import { fails, fencedIn, hangs, ModelServer, says, type Behavior } from '../../test/support/model-server.js';

const BAKER = {
  ...ADA,
  summary: { text: '' },
  skills: [],
  experience: [
    {
      role: 'Baker',
      company: 'Mill Lane Bakery',
      startDate: '2019',
      current: true,
      bullets: [
        'Bake 300 loaves of bread before the shop opens',
        'Responsible for teaching two apprentices to shape sourdough',
      ],
    },
  ],
};
const [JOB] = BAKER.experience;
const SOUND = 'Baker at Mill Lane Bakery.';
const PARAPHRASE = 'Passed the craft of sourdough on to two youngsters.';
const INVENTION = 'Bakes 300 loaves before opening and answers for the ovens.';
const stated = (number: number) => ({ number, lines: [2, 3], missing: '' });

describe("the language model's check of its own answer", () => {
  let server: ModelServer;
  let api: TestApp;
  let baker: Person;
  beforeAll(async () => {
    server = await new ModelServer().listen();
    const env = { ...server.env, OPENAI_FACT_CHECK: 'true', OPENAI_TIMEOUT_MS: '4000', LOG_LEVEL: 'silent' };
    api = await startApp({ env });
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });
  beforeEach(async () => {
    server.otherwise = fails(503, 'nothing is planned');
    await api.database.query('DELETE FROM ai_calls');
    await api.app.get(CircuitBreaker).succeeded();
    baker = await givenPerson(api);
  });

  const summarize = async (sentences: string[], check: Behavior): Promise<RewriteSummaryView> => {
    server.plan(says({ summary: sentences.join(' ') }), check);
    const body = { resumeData: BAKER, jdText: 'We want a baker who answers for the ovens.' };
    const { body: view } = await baker.browser.post('/api/ai/rewrite-summary').send(body).expect(200);
    return view as RewriteSummaryView;
  };
  const outcomes = (): Promise<{ prompt: string; outcome: string; cost: number }[]> =>
    api.database.query('SELECT prompt, outcome, cost_micros::int AS cost FROM ai_calls ORDER BY id');

  it('keeps a paraphrase that the built-in rules would leave out', async () => {
    const byRules = await summarize([SOUND, PARAPHRASE], says({ sentences: [] }));
    expect(byRules.summary).toBe(SOUND);
    const checked = await summarize([SOUND, PARAPHRASE], says({ sentences: [stated(1), stated(2)] }));
    expect(checked).toMatchObject({ summary: `${SOUND} ${PARAPHRASE}`, flags: [], engine: 'model-for-tests' });
  });

  it('removes a sentence with words that the resume does not support, and flags those words', async () => {
    const byRules = await summarize([SOUND, INVENTION], says({ sentences: [] }));
    expect(byRules.summary).toContain('ovens');
    const missing = { number: 2, lines: [2], missing: 'answers for the ovens' };
    const { summary, flags } = await summarize([SOUND, INVENTION], says({ sentences: [stated(1), missing] }));
    expect(summary).toBe(SOUND);
    expect(flags).toMatchObject([{ text: 'answers for the ovens' }]);
  });

  it('replaces an invented number with a blank even if the check accepts the sentence', async () => {
    const answer = says({ sentences: [stated(1), stated(2)] });
    const { summary } = await summarize([SOUND, 'Taught 9 apprentices to shape sourdough.'], answer);
    expect(summary).toBe(`${SOUND} Taught [how many?] apprentices to shape sourdough.`);
  });

  it('finds invented facts in languages in which the built-in rules check only numbers and tools', async () => {
    const [job] = BAKER.experience;
    const bullets = ['Brot und Brötchen für die Filiale gebacken', 'Lehrlinge am Ofen angeleitet'];
    const resumeData = { ...BAKER, experience: [{ ...job, role: 'Bäcker', bullets }] };
    const sentences = [
      'Ich habe Brot und Brötchen für die Filiale gebacken.',
      'Ich habe die Filiale mit Brot gegründet.',
    ];
    const missing = { number: 2, lines: [2], missing: 'gegründet' };
    server.plan(says({ summary: sentences.join(' ') }), says({ sentences: [stated(1), missing] }));
    const { body } = await baker.browser.post('/api/ai/rewrite-summary').send({ resumeData }).expect(200);
    expect(body).toMatchObject({ summary: sentences[0], flags: [{ text: 'gegründet' }] });
  });

  it.each<[string, Behavior]>([
    ['names no line at all', says({ sentences: [1, 2].map((number) => ({ number, lines: [], missing: '' })) })],
    ['names a line that does not exist', says({ sentences: [{ number: 2, lines: [99], missing: '' }] })],
    ['has another shape', says({ summary: `${SOUND} ${PARAPHRASE}` })],
    ['fails', fails(503)],
    ['does not arrive in time', hangs],
  ])('lets the built-in rules decide when the check %s', async (_, check) => {
    expect(await summarize([SOUND, PARAPHRASE], check)).toMatchObject({ summary: SOUND, engine: 'model-for-tests' });
  });

  it('compares each rewritten bullet with its original', async () => {
    const lines = [
      { number: 1, text: 'Bake 300 loaves and answer for the ovens' },
      { number: 2, text: 'Taught two apprentices to shape sourdough' },
    ];
    const answer = { sentences: [{ number: 1, lines: [2], missing: 'answer for the ovens' }, stated(2)] };
    server.plan(says({ lines }), says(answer));
    const { body } = await baker.browser.post('/api/ai/rewrite-bullets').send({ experienceItem: JOB }).expect(200);
    const view = body as RewriteBulletsView;
    expect(fencedIn(server.requests[1]!, 'sentences')).toMatch(
      /^1\. \(rewords line 2\) Bake.*\n2\. \(rewords line 3\) /,
    );
    expect(view.bullets[0]).not.toContain('ovens');
    expect(view.flags).toMatchObject([{ line: 0, text: 'answer for the ovens' }]);
  });

  it('sends the resume without contact details and without the job description', async () => {
    await summarize([SOUND], says({ sentences: [stated(1)] }));
    const check = JSON.stringify(server.requests[1]!.body.messages);
    expect(check).toContain('teaching two apprentices');
    expect(check).not.toMatch(/Lovelace|ada@example|7946|answers for the ovens/);
  });

  it('records the cost of the check without counting another AI use', async () => {
    await summarize([SOUND], says({ sentences: [stated(1)] }));
    expect(await outcomes()).toEqual([
      { prompt: expect.stringMatching(/^rewrite-summary/), outcome: 'answered', cost: expect.any(Number) },
      { prompt: expect.stringMatching(/^fact-check/), outcome: 'answered', cost: expect.any(Number) },
    ]);
    const { body } = await baker.browser.get('/api/ai/allowance').expect(200);
    expect(body).toMatchObject({ model: { used: 1 }, tasks: { rewrites: { used: 1 } } });
  });
});
