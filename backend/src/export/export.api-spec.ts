import type { ExportReport } from '@shortlist/shared/contract/export';
import { type Queue } from 'bullmq';
import { getQueueToken } from '@nestjs/bullmq';
import { Download } from './download.entity.js';
import type { JobOutcome } from '../core/queues/wait-for-job.js';
import { RENDER_QUEUE } from './render/render-job.js';
import { RenderQueue } from './render/render-queue.js';
import { RenderedFile } from './render/rendered-file.entity.js';
import { STORES, startApp, type TestApp } from '../../test/support/app.js';
import { bytes, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';

const KEYS_OF_JOB = ['companionRevision', 'format', 'kind', 'renderer', 'resumeId', 'revision', 'userId'];

describe.each(STORES)('export with the queue in %s', (store) => {
  let api: TestApp;
  let queue: Queue;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ store, worker: true });
    queue = api.app.get<Queue>(getQueueToken(RENDER_QUEUE));
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(() => api.close());

  const get = (path: string, person = ada) => person.browser.get(`/api/export/${path}`).buffer(true).parse(bytes);

  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['text', 'text/plain; charset=utf-8', 'Ada Lovelace'],
    ['json', 'application/json; charset=utf-8', '{'],
  ])('returns the file as %s, named after the user', async (format, type, start) => {
    const { id } = await givenResume(ada, { title: 'Engine jobs' });
    const answer = await get(`${format}/${id}`).expect(200).expect('Content-Type', type);
    expect((answer.body as Buffer).toString('latin1')).toMatch(new RegExp(`^${start}`, 'i'));
    const extension = format === 'text' ? 'txt' : format;
    expect(answer.get('Content-Disposition')).toBe(`attachment; filename=Ada-Lovelace-Engine-jobs.${extension}`);
  });

  it.each(['pdf', 'docx', 'text'])('reports that the text of the %s contains every field in order', async (format) => {
    const { id, revision } = await givenResume(ada);
    const answer = await ada.browser.get(`/api/export/${format}/${id}/report`).expect(200);
    const report = answer.body as ExportReport;
    expect(report).toMatchObject({ format, revision, missing: [], inOrder: true });
    expect(report.found).toBe(report.total);
    expect(report.fields.map((field) => field.path)).toContain('experience.0.bullets.1');
    expect(report.bytes).toBeGreaterThan(100);
  });

  it('creates one render job for concurrent identical requests', async () => {
    const { id } = await givenResume(ada);
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(`pdf/${id}`).expect(200)));
    const digests = new Set(answers.map((answer) => answer.get('ETag')));
    expect(digests.size).toBe(1);
    const jobs = await queue.getJobs();
    expect(jobs.filter((job) => (job.data as { resumeId: string }).resumeId === id)).toHaveLength(1);
  });

  it('creates no render job if the file is already stored', async () => {
    const { id } = await givenResume(ada);
    await get(`docx/${id}`).expect(200);
    const before = await queue.getJobCounts();
    await get(`docx/${id}`).expect(200);
    expect(await queue.getJobCounts()).toEqual(before);
  });

  it('renders a new file after the resume has changed', async () => {
    const { id } = await givenResume(ada);
    await get(`text/${id}`).expect(200);
    await ada.browser
      .patch(`/api/resumes/${id}`)
      .send({ data: { personal: { fullName: 'Countess Lovelace' } } })
      .expect(200);
    const answer = await get(`text/${id}`).expect(200);
    expect((answer.body as Buffer).toString()).toMatch(/countess lovelace/i);
  });

  it('renders an expired file again although its render job still exists', async () => {
    const { id } = await givenResume(ada);
    await get(`text/${id}`).expect(200);
    await api.database.getRepository(RenderedFile).delete({ resumeId: id });
    await get(`text/${id}`).expect(200);
  });

  it('renders an expired file once for all concurrent requests', async () => {
    const { id } = await givenResume(ada);
    await get(`text/${id}`).expect(200);
    for (let round = 0; round < 5; round++) {
      await api.database.getRepository(RenderedFile).delete({ resumeId: id });
      const answers = await Promise.all(Array.from({ length: 20 }, () => get(`text/${id}`)));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    }
  });

  it('returns 304 to a client that has the current file, and 200 after the file has changed', async () => {
    const { id } = await givenResume(ada);
    const etag = (await get(`pdf/${id}`).expect(200)).get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    await get(`pdf/${id}`).set('If-None-Match', `"other", W/${etag}`).expect(304);
    await ada.browser
      .patch(`/api/resumes/${id}`)
      .send({ title: 'Changed', data: { summary: { text: 'New' } } })
      .expect(200);
    await get(`pdf/${id}`).set('If-None-Match', etag).expect(200);
  });

  it('returns the same headers for HEAD as for GET', async () => {
    const { id } = await givenResume(ada);
    const whole = await get(`pdf/${id}`).expect(200);
    const head = await ada.browser.head(`/api/export/pdf/${id}`).expect(200);
    for (const name of ['ETag', 'Content-Type', 'Content-Length', 'Content-Disposition']) {
      expect([name, head.get(name)]).toEqual([name, whole.get(name)]);
    }
    expect(head.text ?? '').toBe('');
  });

  it('counts downloads, but not 304 responses, HEAD requests or parsing reports', async () => {
    const { id } = await givenResume(ada);
    const etag = (await get(`text/${id}`).expect(200)).get('ETag') ?? '';
    await get(`text/${id}`).set('If-None-Match', etag).expect(304);
    await ada.browser.head(`/api/export/text/${id}`).expect(200);
    await ada.browser.get(`/api/export/text/${id}/report`).expect(200);
    expect(await api.database.getRepository(Download).countBy({ resumeId: id })).toBe(1);
  });

  it('returns 401 to visitors, and 404 to other users and for resumes in the trash', async () => {
    const { id } = await givenResume(ada);
    const stranger = await givenPerson(api);
    await get(`pdf/${id}`).expect(200);
    for (const path of [`/api/export/pdf/${id}`, `/api/export/pdf/${id}/report`]) {
      await api.visitor().get(path).expect(401);
      await stranger.browser.get(path).expect(404);
    }
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    await ada.browser.get(`/api/export/pdf/${id}`).expect(404);
  });

  it('returns 404 for unknown formats', async () => {
    const { id } = await givenResume(ada);
    for (const format of ['PDF', 'exe', 'constructor', '%2e%2e']) await get(`${format}/${id}`).expect(404);
  });

  it.each(['pdf', 'docx', 'text', 'json'])('renders a %s file of an empty resume', async (format) => {
    const { id } = await givenResume(ada, { title: 'Empty', data: {} });
    const answer = await get(`${format}/${id}`).expect(200);
    expect(answer.get('Content-Disposition')).toMatch(/^attachment; filename=Empty\./);
  });

  it('stores no resume content in render jobs', async () => {
    const { id } = await givenResume(ada);
    await get(`text/${id}`).expect(200);
    const jobs = await queue.getJobs();
    for (const { data } of jobs) expect(Object.keys(data as object).sort()).toEqual(KEYS_OF_JOB);
  });
});

describe('a locked download', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp({ worker: true });
  });
  afterAll(() => api.close());

  it('returns 402 for a locked download', async () => {
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    const answer = await ada.browser.get(`/api/export/pdf/${id}`).expect(402);
    expect(answer.body).toMatchObject({ statusCode: 402, code: 'payment_required' });
  });

  it('returns the parsing report of a locked download, so that users can judge the file before payment', async () => {
    const ada = await givenPerson(api);
    const { id, revision } = await givenResume(ada);
    const { body } = await ada.browser.get(`/api/export/pdf/${id}/report`).expect(200);
    expect(body).toMatchObject({ format: 'pdf', revision, missing: [] });
    await ada.browser.get(`/api/export/pdf/${id}`).expect(402);
    const eve = await givenPerson(api);
    await eve.browser.get(`/api/export/pdf/${id}/report`).expect(404);
  });

  it('redirects a browser from a locked download to the checkout', async () => {
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    for (const headers of [{ 'Sec-Fetch-Mode': 'navigate' }, { Accept: 'text/html,*/*' }]) {
      await ada.browser.get(`/api/export/pdf/${id}`).set(headers).expect(302).expect('Location', `/checkout/${id}`);
    }
    await ada.browser.get(`/api/export/pdf/${id}`).set({ 'Sec-Fetch-Mode': 'cors', Accept: 'text/html' }).expect(402);
  });
});

describe('a file opened in a browser', () => {
  let api: TestApp;
  let ada: Person;
  let making: () => Promise<JobOutcome>;
  beforeAll(async () => {
    api = await startApp({
      env: { EXPORT_WAIT_MS: '50' },
      override: (module) => module.overrideProvider(RenderQueue).useValue({ render: () => making() }),
    });
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(() => api.close());

  const NAVIGATION = [{ 'Sec-Fetch-Mode': 'navigate' }, { Accept: 'text/html,*/*' }];
  const open = async (path: string, browser = ada.browser): Promise<string[]> => {
    const answers = await Promise.all(
      NAVIGATION.map((headers) =>
        browser.get(`/api/export/${path}`).set(headers).expect(302).expect('Cache-Control', 'no-store'),
      ),
    );
    return [...new Set(answers.map((answer) => String(answer.get('Location'))))];
  };

  it('redirects to the sign-in page when a visitor opens a file', async () => {
    const { id } = await givenResume(ada);
    expect(await open(`pdf/${id}`, api.visitor())).toEqual(['/api/login?returnTo=%2Fdashboard']);
  });

  it.each(['no-id', '%2F%2Fevil.example', '5c5a1f0e-7b3e-4b53-9d5b-3a7d2f1d7c11'])(
    'redirects to the dashboard with an explanation for the unknown resume %s',
    async (id) => {
      expect(await open(`pdf/${id}`)).toEqual(['/dashboard?export=missing']);
    },
  );

  it("redirects to the dashboard for another user's resume, a resume in the trash and an unknown format", async () => {
    const foreign = await givenResume(await givenPerson(api));
    const own = await givenResume(ada);
    expect(await open(`exe/${own.id}`)).toEqual(['/dashboard?export=missing']);
    await ada.browser.delete(`/api/resumes/${own.id}`).expect(204);
    expect(await open(`pdf/${own.id}`)).toEqual(['/dashboard?export=missing']);
    expect(await open(`pdf/${foreign.id}`)).toEqual(['/dashboard?export=missing']);
  });

  it.each<[string, string, () => Promise<JobOutcome>]>([
    ['busy', 'rendering takes long', () => Promise.resolve('pending')],
    ['busy', 'the queue is down', () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))],
    ['failed', 'rendering failed', () => Promise.resolve('failed')],
    ['failed', 'an unexpected error occurred', () => Promise.reject(new Error('not foreseen'))],
  ])("redirects to the dashboard with export=%s and the resume's id when %s", async (word, _, make) => {
    making = make;
    const { id } = await givenResume(ada);
    expect(await open(`pdf/${id}`)).toEqual([`/dashboard?export=${word}&resume=${id}`]);
  });

  it('returns JSON to clients that are not browsers', async () => {
    making = () => Promise.resolve('failed');
    const { id } = await givenResume(ada);
    const answer = await ada.browser.get(`/api/export/pdf/${id}`).set('Sec-Fetch-Mode', 'cors').expect(503);
    expect(answer.body).toMatchObject({ code: 'render_failed' });
    await ada.browser.get(`/api/export/pdf/no-id`).set('Sec-Fetch-Mode', 'cors').expect(404);
  });
});
