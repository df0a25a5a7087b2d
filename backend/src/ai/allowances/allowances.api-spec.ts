import type { TestingModuleBuilder } from '@nestjs/testing';
import { AI_ALLOWANCES, type Plan } from '@shortlist/shared/product/plans';
import type { AiAllowanceView } from '@shortlist/shared/contract/ai';
import type { ApiErrorBody } from '@shortlist/shared/contract/common/errors';
import type { Response } from 'supertest';
import { AllowancesService } from './allowances.service.js';
import { keyOf, SITE_FACTOR } from '../../rate-limits/limits.service.js';
import { EntitlementsService } from '../../entitlements/entitlements.service.js';
import { TextRulesLimits } from '../../text-rules/text-rules.js';
import { startApp, type TestApp, type Visitor } from '../../../test/support/app.js';
import { startProxy } from '../../../test/support/cuttable-proxy.js';
import { createTestDatabase } from '../../../test/support/database.js';
import { ADA, givenPerson } from '../../../test/support/given.js';
import { hangs, ModelServer } from '../../../test/support/model-server.js';
import { until } from '../../../test/support/until.js';

/** Trusts a proxy, so that tests can send requests from many network addresses. */
const PROXIED = { TRUST_PROXY: 'true' };
const JOB = 'Requirements: PostgreSQL and Docker.';

const plans = new Map<string, Plan>();
const planOf = (userId: string): Promise<Plan> => Promise.resolve(plans.get(userId) ?? 'free');

/**
 * Lets a hundred concurrent rewrites queue for the threads without being rejected, so that requests are rejected only
 * for exceeding an allowance.
 */
const withPatientRules = (module: TestingModuleBuilder): TestingModuleBuilder =>
  module
    .overrideProvider(TextRulesLimits)
    .useValue(Object.assign(new TextRulesLimits(), { waitingMilliseconds: 60_000 }));

describe('AI allowances', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({
      env: PROXIED,
      override: (module) => withPatientRules(module).overrideProvider(EntitlementsService).useValue({ planOf }),
    });
  });
  afterAll(() => api.close());
  afterEach(() => api.database.query('TRUNCATE ai_uses, sign_in_attempts'));

  let places = 0;
  const elsewhere = (): string => `198.51.100.${++places}`;
  const rewrite = (browser: Visitor, from: string) =>
    browser.post('/api/ai/rewrite-summary').set('X-Forwarded-For', from).send({ resumeData: ADA });
  const search = (browser: Visitor, from: string) =>
    browser.post('/api/ai/extract-keywords').set('X-Forwarded-For', from).send({ jdText: JOB });
  const allowance = async (browser: Visitor, from: string): Promise<AiAllowanceView> =>
    (await browser.get('/api/ai/allowance').set('X-Forwarded-For', from).expect(200)).body as AiAllowanceView;
  const setUsed = (count: number) => api.database.query('UPDATE ai_uses SET count = $1', [count]);
  const limitOf = (answer: Response) => (answer.body as ApiErrorBody).limit;

  it('admits exactly as many concurrent AI requests as the limit allows, even across two processes', async () => {
    const second = await startApp({
      env: { ...PROXIED, DATABASE_URL: api.env.DATABASE_URL! },
      override: withPatientRules,
    });
    try {
      const here = elsewhere();
      const most = AI_ALLOWANCES.visitor.rewrites;
      const answers = await Promise.all(
        Array.from({ length: most + 40 }, (_, nth) => rewrite((nth % 2 ? api : second).visitor(), here)),
      );
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect({ answered: count(200), refused: count(429) }).toEqual({ answered: most, refused: 40 });
      expect((await allowance(second.visitor(), here)).tasks.rewrites).toEqual({ used: most, limit: most });
    } finally {
      await second.close();
    }
  });

  it('reports which allowance is used up, when it resets and how to get more', async () => {
    const [here, visitor] = [elsewhere(), api.visitor()];
    await rewrite(visitor, here).expect(200);
    await setUsed(AI_ALLOWANCES.visitor.rewrites);
    const refused = await rewrite(visitor, here).expect(429);
    const { code, message } = refused.body as ApiErrorBody;
    expect(code).toBe('ai_limit_reached');
    expect(message).toMatch(
      /^Visitors on your network have used all 100 of today’s rewrites\. The limit resets at midnight UTC, in \d+ (hours|minutes|seconds?)\. With a free account, you get 100 rewrites a day\.$/,
    );
    const { resetsAt, ...counts } = limitOf(refused)!;
    expect(counts).toEqual({ task: 'rewrites', used: 100, limit: 100 });
    expect(resetsAt).toMatch(/T00:00:00\.000Z$/);
    const wait = (Date.parse(resetsAt) - Date.now()) / 1_000;
    expect(Math.abs(Number(refused.get('Retry-After')) - wait)).toBeLessThan(5);
  });

  it('counts AI uses separately for each kind and each day', async () => {
    const [here, visitor] = [elsewhere(), api.visitor()];
    await rewrite(visitor, here).expect(200);
    await setUsed(AI_ALLOWANCES.visitor.rewrites);
    await rewrite(visitor, here).expect(429);
    await search(visitor, here).expect(200);
    await api.database.query('UPDATE ai_uses SET day = day - 1');
    await rewrite(visitor, here).expect(200);
    expect((await allowance(visitor, here)).tasks).toMatchObject({ rewrites: { used: 1 }, keywords: { used: 0 } });
  });

  it('counts an AI request only toward the kind of AI use that its route belongs to', async () => {
    const [here, visitor] = [elsewhere(), api.visitor()];
    const experienceItem = ADA.experience[0]!;
    for (const [route, body] of Object.entries({
      'rewrite-bullets': { experienceItem },
      'rewrite-summary': { resumeData: ADA },
      'extract-keywords': { jdText: JOB },
      'cover-letter': { resumeData: ADA, jdText: JOB },
      'linkedin-summary': { resumeData: ADA },
      'job-profile': { jdText: JOB },
      'calculate-ats-score': { resumeData: ADA, jdText: JOB },
    }))
      await visitor.post(`/api/ai/${route}`).set('X-Forwarded-For', here).send(body).expect(200);
    const { tasks } = await allowance(visitor, here);
    const used = Object.entries(tasks).map(([task, counts]) => [task, counts.used]);
    expect(Object.fromEntries(used)).toEqual({ rewrites: 2, keywords: 1, letters: 1, linkedin: 1, guides: 0 });
  });

  it('counts visitors by network: an IPv4 address or an IPv6 /64', async () => {
    await rewrite(api.visitor(), '2001:db8:7:1::1').expect(200);
    await rewrite(api.visitor(), '2001:db8:7:1:ffff::2').expect(200);
    await rewrite(api.visitor(), '2001:db8:7:2::1').expect(200);
    expect((await allowance(api.visitor(), '2001:db8:7:1::3')).tasks.rewrites.used).toBe(2);
    expect((await allowance(api.visitor(), elsewhere())).tasks.rewrites.used).toBe(0);
  });

  it('limits an IPv6 /48 network as well, with a higher limit than for a /64 network', async () => {
    await rewrite(api.visitor(), '2001:db8:9:1::1').expect(200);
    await api.database.query('UPDATE ai_uses SET count = $1 WHERE who = $2', [
      AI_ALLOWANCES.visitor.rewrites * SITE_FACTOR,
      keyOf('network', '2001:db8:9::/48'),
    ]);
    const refused = await rewrite(api.visitor(), '2001:db8:9:2::1').expect(429);
    expect(refused.body).toMatchObject({ code: 'ai_limit_reached' });
    expect((await allowance(api.visitor(), '2001:db8:9:2::1')).tasks.rewrites.used).toBe(0);
    await rewrite(api.visitor(), '2001:db8:a:1::1').expect(200);
  });

  it("counts an account's uses across all devices, separately from visitors on the same network", async () => {
    const here = elsewhere();
    const ada = await givenPerson(api);
    await rewrite(api.visitor(), here).expect(200);
    await setUsed(AI_ALLOWANCES.visitor.rewrites);
    await rewrite(api.visitor(), here).expect(429);

    await rewrite(ada.browser, here).expect(200);
    await rewrite(ada.browser, elsewhere()).expect(200);
    const { customer, tasks } = await allowance(ada.browser, elsewhere());
    expect({ customer, rewrites: tasks.rewrites }).toEqual({ customer: 'free', rewrites: { used: 2, limit: 100 } });
  });

  it('applies the new allowance immediately after an upgrade or a downgrade', async () => {
    const here = elsewhere();
    const ada = await givenPerson(api);
    await rewrite(ada.browser, here).expect(200);
    await setUsed(AI_ALLOWANCES.free.rewrites);
    const refused = await rewrite(ada.browser, here).expect(429);
    expect((refused.body as ApiErrorBody).message).toMatch(/The Pro plan includes 500 rewrites a day\.$/);

    plans.set(ada.id, 'pro');
    await rewrite(ada.browser, here).expect(200);
    expect(await allowance(ada.browser, here)).toMatchObject({
      customer: 'pro',
      tasks: { rewrites: { used: 101, limit: 500 } },
    });

    plans.set(ada.id, 'free');
    expect(limitOf(await rewrite(ada.browser, here).expect(429))).toMatchObject({ used: 101, limit: 100 });
  });

  it('does not count rejected or failed requests as uses', async () => {
    const [here, visitor] = [elsewhere(), api.visitor()];
    await visitor.post('/api/ai/rewrite-summary').set('X-Forwarded-For', here).send({}).expect(422);
    const allowances = api.app.get(AllowancesService);
    const failure = new Error('the work went wrong');
    const work = () => Promise.reject(failure);
    await expect(allowances.spend({ userId: null, address: here }, 'rewrites', work)).rejects.toBe(failure);
    expect((await allowance(visitor, here)).tasks.rewrites.used).toBe(0);
  });

  it('refunds an AI use to the day on which it was counted, even if midnight has passed', async () => {
    const allowances = api.app.get(AllowancesService);
    const caller = { userId: null, address: elsewhere() };
    await allowances.spend(caller, 'letters', () => 'a letter');
    const spent = allowances.spend(caller, 'letters', async () => {
      // Moves the counters to the next day, as if midnight had passed. Refunding the use must not reduce the next
      // day's counters.
      await api.database.query(`UPDATE ai_uses SET day = day + 1`);
      throw new Error('the person has left');
    });
    await expect(spent).rejects.toThrow('the person has left');
    const rows = await api.database.query(`SELECT count FROM ai_uses`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('throttles a burst of requests within a minute before counting daily uses', async () => {
    const ada = await givenPerson(api);
    plans.set(ada.id, 'premium');
    const here = elsewhere();
    const answers = await Promise.all(Array.from({ length: 245 }, () => search(ada.browser, here)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]!.body).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(refused[0]!.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await allowance(ada.browser, here)).tasks.keywords.used).toBe(240);
  });

  it('limits score requests separately, and does not count them as AI uses', async () => {
    const here = elsewhere();
    const score = () =>
      api.visitor().post('/api/ai/calculate-ats-score').set('X-Forwarded-For', here).send({ resumeData: ADA });
    await score().expect(200);
    await api.database.query('UPDATE sign_in_attempts SET count = 599');
    await score().expect(200);
    const refused = await score().expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(refused.get('Retry-After'))).toBeLessThanOrEqual(15 * 60);
    expect(Object.values((await allowance(api.visitor(), here)).tasks).map(({ used }) => used)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('stores callers as hashes, not as account ids or network addresses', async () => {
    const ada = await givenPerson(api);
    const here = elsewhere();
    await rewrite(ada.browser, here).expect(200);
    await rewrite(api.visitor(), here).expect(200);
    const rows: { who: string }[] = await api.database.query('SELECT who FROM ai_uses');
    expect(rows).toHaveLength(2);
    for (const { who } of rows) expect(who).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(ada.id);
  });

  it('shows visitors and users their remaining uses', async () => {
    const view = await allowance(api.visitor(), elsewhere());
    expect(view).toEqual({
      customer: 'visitor',
      resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) as string,
      tasks: {
        rewrites: { used: 0, limit: 100 },
        keywords: { used: 0, limit: 100 },
        letters: { used: 0, limit: 60 },
        linkedin: { used: 0, limit: 60 },
        guides: { used: 0, limit: 0 },
      },
      model: null,
    });
  });

  it('publishes the AI limits together with the prices', async () => {
    const { body } = await api.visitor().get('/api/config').expect(200);
    expect(body).toMatchObject({ aiAllowances: AI_ALLOWANCES });
  });
});

it('the API does not count an aborted answer as an AI use, but records the cost of its model call', async () => {
  const model = await new ModelServer().listen();
  model.otherwise = hangs;
  const api = await startApp({ env: model.env });
  const counts = async () => {
    const { tasks, model } = (await api.visitor().get('/api/ai/allowance').expect(200)).body as AiAllowanceView;
    return { rewrites: tasks.rewrites.used, model: model?.used };
  };
  try {
    const person = new AbortController();
    const request = fetch(`${api.url}/api/ai/rewrite-summary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resumeData: ADA }),
      signal: person.signal,
    });
    await until('the model is called', () => Promise.resolve(model.requests.length > 0));
    expect(await counts()).toEqual({ rewrites: 1, model: 1 });
    person.abort();
    await expect(request).rejects.toThrow();
    await until('the rewrite is refunded', async () => (await counts()).rewrites === 0);
    expect(await counts()).toEqual({ rewrites: 0, model: 1 });
  } finally {
    await api.close();
    await model.close();
  }
});

it('the API rejects AI requests while the database cannot count them', async () => {
  const database = await createTestDatabase();
  const wire = await startProxy(database.url);
  const api = await startApp({ env: { DATABASE_URL: wire.url } });
  try {
    const ask = () => api.visitor().post('/api/ai/extract-keywords').send({ jdText: JOB });
    await ask().expect(200);
    wire.cut();
    for (const refused of [await ask(), await api.visitor().get('/api/ai/allowance')]) {
      expect(refused.status).toBe(503);
      expect(refused.body).toMatchObject({ code: 'unavailable' });
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    }
    wire.mend();
    await until('requests succeed again', async () => (await ask()).status === 200);
  } finally {
    await api.close();
    await wire.close();
    await database.drop();
  }
});
