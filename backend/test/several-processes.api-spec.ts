import { isDeepStrictEqual } from 'node:util';
import type { RewriteSummaryView } from '@shortlist/shared/contract/ai';
import type { PasskeyOptions } from '@shortlist/shared/contract/common/second-factors';
import type { Settings, SettingsVersion } from '@shortlist/shared/contract/settings';
import { AI_ALLOWANCES } from '@shortlist/shared/product/plans';
import { DEFAULT_SETTINGS } from '@shortlist/shared/product/default-settings';
import { type Job, Queue } from 'bullmq';
import { Env } from '../src/core/env/env.js';
import { QUEUE_NAMES } from '../src/core/env/worker-queues.js';
import { QueueConnection } from '../src/core/queues/queue-connection.js';
import { SIGN_INS_PER_NETWORK_AND_ACCOUNT } from '../src/rate-limits/limits.js';
import { STORES, type TestApp } from './support/app.js';
import { SoftwareAuthenticator } from './support/authenticator.js';
import { passCircuitTime } from './support/circuit.js';
import { allEventsOf } from './support/event-stream.js';
import { ADA, bytes, givenPaid, givenPerson, givenResume, PASSWORD, type Person } from './support/given.js';
import { codeOf, givenTwoStep, givenVerified } from './support/given-factors.js';
import { givenStaff, type Staff } from './support/given-staff.js';
import { fails, ModelServer, says } from './support/model-server.js';
import { CLIENT, goToProvider, OidcServer } from './support/oidc-server.js';
import { mailsTo, mailTo, SUBJECTS } from './support/outbox.js';
import { ledgerOf, openOrder, ordersOf, untilSettled } from './support/payments.js';
import { cookiesOf, sameBrowser, startSite, type Site } from './support/site.js';
import { deliver, stripeEvent, StripeServer } from './support/stripe-server.js';
import { until } from './support/until.js';

/** Number of files that an account or a network may import within 15 minutes. */
const IMPORTS = 30;

describe.each(STORES)('two APIs and two workers with the queue in %s', (store) => {
  const model = new ModelServer();
  const provider = new OidcServer();
  const stripe = new StripeServer();
  let site: Site;
  let a: TestApp;
  let b: TestApp;
  let ada: Person;
  beforeAll(async () => {
    await Promise.all([model.listen(), provider.listen(), stripe.listen()]);
    const oidc = { OIDC_ISSUER: provider.issuer, ...CLIENT };
    site = await startSite(store, { ...model.env, OPENAI_TIMEOUT_MS: '3000', ...oidc, ...stripe.env });
    ({ a, b } = site);
  });
  beforeEach(async () => {
    for (const table of ['sign_in_attempts', 'ai_uses', 'ai_circuits']) await a.database.query(`DELETE FROM ${table}`);
    ada = await givenPerson(a);
  });
  afterAll(async () => {
    await site?.close();
    await Promise.all([model.close(), provider.close(), stripe.close()]);
  });

  const atBoth = <Answer>(send: (api: TestApp) => PromiseLike<Answer>): Promise<[Answer, Answer]> =>
    Promise.all([send(a), send(b)]);
  const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status).sort();
  const turns = (count: number): TestApp[] => Array.from({ length: count }, (_, turn) => (turn % 2 ? b : a));

  describe('signing in', () => {
    it('a session started at one API is valid at the other, and signing out ends the session at both', async () => {
      const there = sameBrowser(ada.browser, b);
      const { body } = await there.post('/api/resumes').send({ data: ADA }).expect(201);
      await ada.browser.get(`/api/resumes/${(body as { id: string }).id}`).expect(200);
      // Keeps a copy of the cookie, because signing out deletes the original.
      const cookie = cookiesOf(ada.browser);
      const load = (api: TestApp) => api.visitor().get('/api/resumes').set('Cookie', cookie);
      expect(statuses(await atBoth(load))).toEqual([200, 200]);
      await ada.browser.post('/api/auth/logout').expect(204);
      expect(statuses(await atBoth(load))).toEqual([401, 401]);
    });

    it('failed sign-ins are counted across both APIs', async () => {
      const guess = (api: TestApp) =>
        api.visitor().post('/api/auth/login').send({ email: ada.email, password: 'wrong wrong wrong' });
      for (const api of turns(SIGN_INS_PER_NETWORK_AND_ACCOUNT.times)) await guess(api).expect(401);
      expect(statuses(await atBoth(guess))).toEqual([429, 429]);
    });

    it('a two-step sign-in can start at one API and end at the other, and its code works only once', async () => {
      const person = await givenTwoStep(a);
      const login = { email: person.email, password: PASSWORD };
      const browsers = [a.visitor(), a.visitor()];
      for (const browser of browsers) await browser.post('/api/auth/login').send(login).expect(401);
      const [one, other] = browsers.map((browser, turn) => sameBrowser(browser, turn ? a : b));
      const code = { code: codeOf(person.secret) };
      const answers = await Promise.all(
        [one!, other!].map((browser) => browser.post('/api/auth/login/second-factor').send(code)),
      );
      expect(statuses(answers)).toEqual([200, 422]);
    });

    it('a passkey challenge created by one API can be answered at the other, but only once', async () => {
      const person = await givenVerified(a);
      const origin = { origin: a.url };
      const authenticator = new SoftwareAuthenticator();
      const asked = await person.browser.post('/api/auth/passkeys/options').expect(200);
      const credential = authenticator.create(asked.body as PasskeyOptions, origin);
      await sameBrowser(person.browser, b).post('/api/auth/passkeys').send({ credential }).expect(201);

      const browser = a.visitor();
      const challenge = await browser.post('/api/auth/login/passkey-options').expect(200);
      const assertion = authenticator.assert(challenge.body as PasskeyOptions, origin);
      const answers = await atBoth((api) => sameBrowser(browser, api).post('/api/auth/login/passkey').send(assertion));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('a provider sign-in started at one API can be completed at the other, but only once', async () => {
      provider.serve(a);
      provider.person = { sub: 'grace', email: 'grace@example.com', email_verified: true, given_name: 'Grace' };
      const browser = a.visitor();
      const callback = await goToProvider(provider, browser);
      const there = sameBrowser(browser, b);
      expect((await there.get(callback).expect(302)).get('Location')).toBe('/');
      expect((await there.get('/api/auth/user').expect(200)).body).toMatchObject({ email: 'grace@example.com' });
      expect((await browser.get(callback).expect(302)).get('Location')).toContain('problem=');
    });
  });

  describe('resumes and files', () => {
    it('only one of two saves based on the same revision succeeds, and the other returns the current record', async () => {
      const { id, revision } = await givenResume(ada);
      const answers = await atBoth((api) =>
        sameBrowser(ada.browser, api)
          .patch(`/api/resumes/${id}`)
          .send({ revision, title: `Saved at ${api.url}` }),
      );
      expect(statuses(answers)).toEqual([200, 409]);
      const stored = (await ada.browser.get(`/api/resumes/${id}`).expect(200)).body as { title: string };
      const won = answers.find(({ status }) => status === 200)!.body as { title: string };
      expect(stored.title).toBe(won.title);
    });

    it('a file is rendered only once, and both APIs return it', async () => {
      const resume = await givenResume(ada);
      await givenPaid(a, ada, resume);
      const [one, other] = await atBoth((api) =>
        sameBrowser(ada.browser, api).get(`/api/export/pdf/${resume.id}`).buffer(true).parse(bytes).expect(200),
      );
      expect((one.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect((one.body as Buffer).equals(other.body as Buffer)).toBe(true);
      const files: unknown[] = await a.database.query('SELECT 1 FROM rendered_files WHERE resume_id = $1', [resume.id]);
      expect(files).toHaveLength(1);
    });

    it('the import limit counts imports across both APIs', async () => {
      const send = (api: TestApp) => api.visitor().post('/api/import').send({});
      for (const api of turns(IMPORTS)) expect((await send(api)).status).not.toBe(429);
      expect(statuses(await atBoth(send))).toEqual([429, 429]);
    });
  });

  describe('the language model', () => {
    const SUMMARY = { summary: 'Programmer who wrote the first published algorithm.' };
    const ask = async (api: TestApp): Promise<RewriteSummaryView> =>
      (await api.visitor().post('/api/ai/rewrite-summary').send({ resumeData: ADA }).expect(200))
        .body as RewriteSummaryView;

    it('uses of the language model are counted across both APIs', async () => {
      model.plan();
      model.otherwise = says(SUMMARY);
      for (const api of turns(AI_ALLOWANCES.visitor.model)) expect((await ask(api)).engine).toBe('model-for-tests');
      const answers = await atBoth(ask);
      for (const answer of answers)
        expect(answer).toMatchObject({ engine: 'builtin', notice: expect.stringContaining('used all') as string });
      expect(model.requests).toHaveLength(AI_ALLOWANCES.visitor.model);
    });

    it('neither API calls a failed model server, and one trial call closes the circuit for both', async () => {
      model.plan();
      model.otherwise = fails(500);
      for (const api of turns(2)) await ask(api);
      const calls = model.requests.length;
      await atBoth(ask);
      expect(model.requests).toHaveLength(calls);

      await passCircuitTime(a.database, 30);
      model.otherwise = says(SUMMARY);
      expect((await ask(a)).engine).toBe('model-for-tests');
      expect((await ask(b)).engine).toBe('model-for-tests');
    });

    it('one API streams an answer to a user who signed in at the other', async () => {
      model.plan(says(SUMMARY));
      const cookie = cookiesOf(ada.browser);
      const answer = await fetch(`${b.url}/api/ai/rewrite-summary`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
        body: JSON.stringify({ resumeData: ADA }),
      });
      const events = await allEventsOf(answer);
      expect(events.map(({ event }) => event)).toContain('text');
      expect(events.at(-1)!.data).toMatchObject({ engine: 'model-for-tests' });
      const { body } = await ada.browser.get('/api/ai/allowance').expect(200);
      expect(body).toMatchObject({ model: { used: 1 } });
    });
  });

  describe('settings', () => {
    let admin: Staff;
    beforeAll(async () => (admin = await givenStaff(a)));
    const change = async (api: TestApp, settings: Partial<Settings>): Promise<void> => {
      const request = (method: 'get' | 'put') =>
        api.visitor()[method]('/api/admin/settings').set('authorization', `Bearer ${admin.token}`);
      const { version } = (await request('get').expect(200)).body as SettingsVersion;
      await request('put')
        .send({ version, settings: { ...DEFAULT_SETTINGS, ...settings }, reason: 'For this test' })
        .expect(200);
    };

    it('maintenance mode started at one API applies to the other, and can be ended there', async () => {
      const isServed = async (api: TestApp) => (await api.visitor().get('/api/config')).status === 200;
      const loads = async (api: TestApp) => (await sameBrowser(ada.browser, api).get('/api/resumes')).status;
      await change(a, { maintenance: { on: true, message: 'Back at noon.' } });
      await until('maintenance holds at the other API', async () => (await loads(b)) === 503);
      await change(b, {});
      await until('maintenance is over at the first API', async () => (await loads(a)) === 200);
      expect([await isServed(a), await isServed(b)]).toEqual([true, true]);
    });
  });

  describe('payments', () => {
    it('concurrent checkouts share one order, and an event that arrives at both APIs is recorded once', async () => {
      const resume = await givenResume(ada);
      await atBoth((api) => openOrder({ ...ada, browser: sameBrowser(ada.browser, api) }, resume));
      const [order, ...more] = await ordersOf(a, ada);
      expect(more).toEqual([]);

      const id = order!.reference!;
      stripe.account.pay(id);
      const event = stripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' });
      expect(statuses(await atBoth((api) => deliver(api, event)))).toEqual([200, 200]);
      await untilSettled(a);
      expect((await ledgerOf(a, ada)).map(({ kind }) => kind)).toEqual(['download']);
      const isReceipt = ({ subject }: { subject?: string | undefined }) => /receipt/i.test(subject ?? '');
      await until('the receipt has arrived', async () => (await mailsTo(a, ada.email)).some(isReceipt));
      expect((await mailsTo(a, ada.email)).filter(isReceipt)).toHaveLength(1);
      expect(stripe.undocumented).toEqual([]);
    });
  });

  describe('schedules', () => {
    let connection: QueueConnection;
    let queues: Queue[];
    beforeAll(() => {
      connection = new QueueConnection(new Env(a.env));
      queues = QUEUE_NAMES.map((name) => new Queue(name, { connection: connection.options }));
    });
    afterAll(async () => {
      await Promise.all(queues.map((queue) => queue.close()));
      await connection.close();
    });

    /**
     * Waits until the queue has exactly one delayed job of each name, and returns these jobs. A job that has just
     * become due is missing until BullMQ has added the next one.
     */
    const untilOneJobOfEach = async (queue: Queue, names: string[]): Promise<Job[]> => {
      let due: Job[] = [];
      await until(`${queue.name} has one delayed job of each schedule`, async () => {
        due = await queue.getDelayed();
        return isDeepStrictEqual(due.map(({ name }) => name).sort(), names);
      });
      return due;
    };

    it('each schedule exists once, and each of its jobs runs once', async () => {
      for (const queue of queues) {
        const names = (await queue.getJobSchedulers()).map(({ key }) => key).sort();
        const due = await untilOneJobOfEach(queue, names);
        // A job that has become due in the meantime cannot be promoted and runs anyway.
        await Promise.all(due.map((job) => job.promote().catch(() => undefined)));
        await until(`the scheduled jobs of ${queue.name} have run`, async () =>
          (await Promise.all(due.map((job) => job.getState()))).every((state) => state === 'completed'),
        );
        const ran = await Promise.all(due.map(({ id }) => queue.getJob(id!)));
        expect(ran.map((job) => job?.attemptsStarted)).toEqual(names.map(() => 1));
        await untilOneJobOfEach(queue, names);
      }
    });

    it('both workers run the jobs of every queue, and each email is sent once, whichever API queued it', async () => {
      for (const queue of queues) expect(await queue.getWorkersCount()).toBe(2);
      const { email } = await givenPerson(b);
      await mailTo(a, email, SUBJECTS.verify);
      expect(await mailsTo(a, email)).toHaveLength(1);
    });
  });
});
