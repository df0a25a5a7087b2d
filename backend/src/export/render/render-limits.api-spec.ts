import { getQueueToken } from '@nestjs/bullmq';
import { vi } from 'vitest';
import type { ExportReport } from '@shortlist/shared/contract/export';
import type { Job, Queue } from 'bullmq';
import type { Response } from 'supertest';
import { keyOf } from '../../rate-limits/limits.service.js';
import { RENDER_LOCK, RENDER_QUEUE, type RenderJob } from './render-job.js';
import { FREE_REPORTS, RENDERS, RenderThreadLimits, TOO_COSTLY_COUNTS_AS } from './render-limits.js';
import { ExportService } from '../export.service.js';
import { RenderService } from './render.service.js';
import { STORES, startApp, type Store, type TestApp } from '../../../test/support/app.js';
import { givenPerson, givenPlan, givenResume, type Person } from '../../../test/support/given.js';
import { mailTo, SUBJECTS } from '../../../test/support/outbox.js';
import { until } from '../../../test/support/until.js';
import { inCheckout } from '../../../../scripts/lib/checkout.mjs';

const LONGEST_RENDER_MS = 12_000;

/** Starts an application whose render thread is a test double. The resume's summary selects the double's behavior. */
const startWithStandIn = (store: Store, limits: RenderThreadLimits): Promise<TestApp> =>
  startApp({
    store,
    worker: true,
    env: { EXPORT_WAIT_MS: '40000' },
    overrideWorker: (module) => module.overrideProvider(RenderThreadLimits).useValue(limits),
  });

describe.each(STORES)('rendering with the queue in %s', (store) => {
  let api: TestApp;
  let queue: Queue;
  let rendered: string[];
  const limits = Object.assign(new RenderThreadLimits(), {
    thread: inCheckout('backend/test/support/render-stand-in.mjs'),
    threads: 1,
    heapMegabytes: 32,
  });
  beforeAll(async () => {
    api = await startWithStandIn(store, limits);
    queue = api.app.get<Queue>(getQueueToken(RENDER_QUEUE));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.database.query('DELETE FROM sign_in_attempts');
    limits.milliseconds = LONGEST_RENDER_MS;
    rendered = [];
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const render = RenderService.prototype.render;
    vi.spyOn(RenderService.prototype, 'render').mockImplementation(function (this: RenderService, job) {
      rendered.push(job.resumeId);
      return render.call(this, job);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const resumeThat = async (owner: Person, what: string): Promise<string> =>
    (await givenResume(owner, { data: { summary: { text: what } } })).id;
  const change = (owner: Person, id: string, what: string) =>
    owner.browser
      .patch(`/api/resumes/${id}`)
      .send({ data: { summary: { text: what } } })
      .expect(200);
  // Supertest sends a request only when it is awaited.
  const send = async (owner: Person, path: string): Promise<Response> => owner.browser.get(`/api/export/${path}`);
  const download = (owner: Person, id: string): Promise<Response> => send(owner, `pdf/${id}`);
  const report = (owner: Person, id: string): Promise<Response> => send(owner, `pdf/${id}/report`);
  const jobsOf = async (...ids: string[]): Promise<Job[]> =>
    (await queue.getJobs(['waiting', 'prioritized'])).filter((job) => ids.includes((job.data as RenderJob).resumeId));
  const untilWaiting = (...ids: string[]) =>
    until('the files wait', async () => {
      const jobs = await jobsOf(...ids);
      return ids.every((id) => jobs.some((job) => (job.data as RenderJob).resumeId === id));
    });
  const whilePaused = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    await queue.pause();
    try {
      return await work();
    } finally {
      await queue.resume();
    }
  };
  const counted = async (name: string, owner: Person): Promise<number> => {
    const rows: { count: number }[] = await api.database.query('SELECT count FROM sign_in_attempts WHERE key = $1', [
      keyOf(name, owner.id),
    ]);
    return rows[0]?.count ?? 0;
  };
  const setCounted = (name: string, owner: Person, count: number) =>
    api.database.query('UPDATE sign_in_attempts SET count = $2 WHERE key = $1', [keyOf(name, owner.id), count]);
  const givenCustomer = async (): Promise<Person> => {
    const customer = await givenPerson(api);
    await givenPlan(api, customer);
    return customer;
  };

  it('gives downloads priority over earlier requests for parsing reports', async () => {
    const [bob, eve, ada] = [await givenPerson(api), await givenPerson(api), await givenCustomer()];
    const [ofBob, ofEve, ofAda] = [
      await resumeThat(bob, 'takes 50'),
      await resumeThat(eve, 'takes 50'),
      await resumeThat(ada, 'takes 50'),
    ];
    const answers = await whilePaused(async () => {
      const reports = [report(bob, ofBob), report(eve, ofEve)];
      await untilWaiting(ofBob, ofEve);
      const all = [...reports, download(ada, ofAda)];
      await untilWaiting(ofAda);
      return all;
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rendered[0]).toBe(ofAda);
  });

  it('raises the priority of a waiting parsing report when its file is downloaded', async () => {
    const [bob, ada] = [await givenPerson(api), await givenCustomer()];
    const [ofBob, ofAda] = [await resumeThat(bob, 'takes 50'), await resumeThat(ada, 'takes 50')];
    const answers = await whilePaused(async () => {
      const all = [report(bob, ofBob)];
      await untilWaiting(ofBob);
      all.push(report(ada, ofAda));
      await untilWaiting(ofAda);
      all.push(download(ada, ofAda));
      await until('the job is a download', async () => (await jobsOf(ofAda)).every(({ priority }) => !priority));
      return all;
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rendered).toEqual([ofAda, ofBob]);
  });

  it("replaces an account's waiting request for a parsing report with a newer request", async () => {
    const bob = await givenPerson(api);
    const [first, second] = [await resumeThat(bob, 'one'), await resumeThat(bob, 'two')];
    const [older, newer] = await whilePaused(async () => {
      const replaced = report(bob, first);
      await untilWaiting(first);
      const kept = report(bob, second);
      const refused = await replaced;
      expect(await jobsOf(first, second)).toHaveLength(1);
      return [refused, kept];
    });
    expect(older.body).toMatchObject({ statusCode: 503, code: 'rendering' });
    expect(Number(older.get('Retry-After'))).toBeGreaterThan(0);
    expect((await newer).status).toBe(200);
    expect(rendered).toEqual([second]);
  });

  it('returns the newer revision to both requests when the newer job replaces the older one', async () => {
    const bob = await givenPerson(api);
    const id = await resumeThat(bob, 'one');
    const answers = await whilePaused(async () => {
      const older = report(bob, id);
      await untilWaiting(id);
      await change(bob, id, 'two');
      const newer = report(bob, id);
      await until('the newer report has replaced the first one', async () => {
        const revisions = (await jobsOf(id)).map((job) => (job.data as RenderJob).revision);
        return revisions.length === 1 && revisions[0] === 2;
      });
      return [older, newer];
    });
    const reports = (await Promise.all(answers)).map(({ body }) => body as ExportReport);
    expect(reports.map(({ revision }) => revision)).toEqual([2, 2]);
    expect(rendered).toEqual([id]);
  });

  it('does not render a file again for a request that arrives while the file is being stored', async () => {
    const bob = await givenPerson(api);
    const id = await resumeThat(bob, 'one');
    const first = (await report(bob, id)).body as ExportReport;
    const look = vi.spyOn(ExportService.prototype as unknown as { find: () => Promise<object> }, 'find');
    const [before] = await api.database.query(
      `SELECT revision, 0 AS companion_revision, title, template_key, data::text AS data,
              NULL AS content, NULL AS object_key, NULL AS object_bytes
       FROM resumes WHERE id = $1`,
      [id],
    );
    look.mockResolvedValueOnce(before as object);
    expect((await report(bob, id)).body).toEqual(first);
    expect(look).toHaveBeenCalledTimes(3);
    expect(rendered).toEqual([id]);
    expect(await counted('renders', bob)).toBe(1);
  });

  it('counts one render for concurrent identical requests, and none for a stored file', async () => {
    const ada = await givenCustomer();
    const id = await resumeThat(ada, 'one');
    await Promise.all(Array.from({ length: 4 }, () => download(ada, id)));
    await download(ada, id);
    await report(ada, id);
    expect([await counted('renders', ada), await counted('free reports', ada)]).toEqual([1, 0]);
  });

  it('limits requests for parsing reports, but not for downloads or stored files', async () => {
    const ada = await givenCustomer();
    const id = await resumeThat(ada, 'one');
    expect((await report(ada, id)).status).toBe(200);
    await setCounted('free reports', ada, FREE_REPORTS.times);
    expect((await report(ada, id)).status).toBe(200);
    await change(ada, id, 'two');
    const refused = await report(ada, id);
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'too_many_attempts' });
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    expect((await download(ada, id)).status).toBe(200);
    const bob = await givenPerson(api);
    expect((await report(bob, await resumeThat(bob, 'one'))).status).toBe(200);
  });

  it('rejects a download after too many renders, or redirects the browser that opened the file', async () => {
    const ada = await givenCustomer();
    const id = await resumeThat(ada, 'one');
    expect((await download(ada, id)).status).toBe(200);
    await setCounted('renders', ada, RENDERS.times);
    expect((await download(ada, id)).status).toBe(200);
    await change(ada, id, 'two');
    const refused = await download(ada, id);
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'too_many_attempts' });
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await ada.browser
      .get(`/api/export/pdf/${id}`)
      .set('Sec-Fetch-Mode', 'navigate')
      .redirects(0)
      .expect(302)
      .expect('Location', `/dashboard?export=limit&resume=${id}`);
  });

  it('delivers an email while slow files are rendered', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => givenCustomer()));
    const ids = await Promise.all(people.map((person) => resumeThat(person, 'takes 2000')));
    const answers = people.map((person, index) => download(person, ids[index]!));
    await until('a file is being rendered', () => rendered.length > 0);
    const { email } = people[0]!;
    await api.visitor().post('/api/auth/password/forgot').send({ email }).expect(202);
    await mailTo(api, email, SUBJECTS.reset);
    // The email was sent before the last slow file was rendered, although the slow files had been queued first.
    expect(rendered.length).toBeLessThan(people.length);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(people.map(() => 200));
  });

  it("renders a file only once even if rendering outlasts the job's lock", async () => {
    const ada = await givenCustomer();
    const id = await resumeThat(ada, `takes ${RENDER_LOCK + 3_000}`);
    expect((await download(ada, id)).status).toBe(200);
    expect(rendered).toEqual([id]);
  });

  it.each([
    ['time', 'takes 20000', 2_000],
    ['memory', 'fills', LONGEST_RENDER_MS],
  ])('permanently rejects a file that needs too much %s, and renders the next one', async (_, what, milliseconds) => {
    limits.milliseconds = milliseconds;
    const ada = await givenCustomer();
    const id = await resumeThat(ada, what);
    const refused = await download(ada, id);
    expect(refused.body).toMatchObject({
      statusCode: 422,
      code: 'render_too_costly',
      message: expect.stringContaining('Shorten it') as string,
    });
    expect((await download(ada, id)).status).toBe(422);
    expect(rendered).toEqual([id]);
    expect(await counted('renders', ada)).toBe(1 + TOO_COSTLY_COUNTS_AS);
    await change(ada, id, 'one');
    expect((await download(ada, id)).status).toBe(200);
  });

  it('replaces a crashed render thread', async () => {
    const ada = await givenCustomer();
    const id = await resumeThat(ada, 'dies');
    expect((await download(ada, id)).body).toMatchObject({ statusCode: 503, code: 'render_failed' });
    await change(ada, id, 'one');
    expect((await download(ada, id)).status).toBe(200);
  });
});
