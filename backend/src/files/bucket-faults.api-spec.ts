import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Download } from '../export/download.entity.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { RenderedFile } from '../export/render/rendered-file.entity.js';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { startBucketServer, type BucketServer } from '../../test/support/bucket-server.js';
import { givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { until } from '../../test/support/until.js';
import { BucketLimits } from './bucket-limits.js';
import { UnreferencedObject } from './unreferenced-object.entity.js';

// Functions to run even if a test fails, because open connections would keep the test process from ending.
const afterwards: (() => Promise<void>)[] = [];
const closeAll = async (): Promise<void> => {
  for (const close of afterwards.splice(0)) await close();
};

/** Replaces the product's limits with timeouts (in milliseconds) that are short, but long enough on a busy machine. */
const SHORT: BucketLimits = {
  attempts: 1,
  connect: 2_000,
  response: 2_000,
  silence: 10_000,
  check: 2_000,
  checkAge: 0,
};

async function start(
  env: Record<string, string> = {},
  limits: Partial<BucketLimits> = {},
): Promise<{ bucket: BucketServer; api: TestApp; ada: Person }> {
  const bucket = await startBucketServer();
  const wanted = { ...SHORT, ...limits };
  const api = await startApp({
    worker: true,
    env: { ...bucket.env, EXPORT_WAIT_MS: '50000', ...env },
    override: (module) => module.overrideProvider(BucketLimits).useValue(wanted),
    overrideWorker: (module) => module.overrideProvider(BucketLimits).useValue(wanted),
  });
  afterwards.push(
    () => api.close(),
    () => bucket.close(),
  );
  const ada = await givenPerson(api);
  await givenPlan(api, ada);
  return { bucket, api, ada };
}

/** Resolves when the first bytes arrive. */
async function openFile(api: TestApp, person: Person, path: string): Promise<IncomingMessage> {
  const opened = request(`${api.url}/api/export/${path}`, { headers: { cookie: cookieOf(person) } });
  opened.end();
  const [response] = (await once(opened, 'response')) as [IncomingMessage];
  await once(response, 'data');
  return response;
}

function cookieOf({ browser }: Person): string {
  const scope = { domain: '127.0.0.1', path: '/', secure: false, script: false };
  return browser.jar
    .getCookies(scope)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

describe('files while the bucket is unavailable', () => {
  let bucket: BucketServer;
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    ({ bucket, api, ada } = await start());
  });
  afterAll(closeAll);
  beforeEach(async () => {
    bucket.behavior = 'normal';
    bucket.lose();
    for (const table of [RenderedFile, Download, UnreferencedObject])
      await api.database.getRepository(table).deleteAll();
  });

  type Act = () => unknown;
  const normal: Act = () => (bucket.behavior = 'normal');
  const FAULTS: [string, Act, Act][] = [
    ['is down', () => bucket.stop(), () => bucket.start()],
    ['hangs', () => (bucket.behavior = 'hangs'), normal],
    ['responds with 500', () => (bucket.behavior = 'fails'), normal],
  ];

  it.each(FAULTS)(
    'returns 503 for files only while the bucket %s, and serves files again afterward',
    async (_, fault, mend) => {
      const [stored, fresh] = [await givenResume(ada), await givenResume(ada)];
      await ada.browser.get(`/api/export/text/${stored.id}`).expect(200);
      await fault();

      for (const { id } of [stored, fresh]) {
        const answer = await ada.browser.get(`/api/export/text/${id}`).expect(503);
        expect(answer.body).toMatchObject({ code: 'unavailable' });
        expect(answer.get('Retry-After')).toBe('5');
      }
      await ada.browser.get(`/api/export/text/${stored.id}/report`).expect(200);
      await ada.browser.patch(`/api/resumes/${fresh.id}`).send({ title: 'Saved all the same' }).expect(200);
      await until('the fault is reported', async () => (await filesStatus()) === 'unavailable');
      // The failed requests were not recorded as downloads, and the row of the stored file still exists.
      expect(await api.database.getRepository(Download).count()).toBe(1);
      expect(await api.database.getRepository(RenderedFile).countBy({ resumeId: stored.id })).toBe(1);

      await mend();
      await until('the bucket is available', async () => (await filesStatus()) === 'ok');
      for (const { id } of [stored, fresh]) await ada.browser.get(`/api/export/text/${id}`).expect(200);
    },
  );

  it.each(FAULTS)('keeps the list of objects to delete while the bucket %s', async (_, fault, mend) => {
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/text/${id}`).expect(200);
    await api.database.getRepository(RenderedFile).delete({ resumeId: id });
    const sweep = () => api.worker!.get(SweepProcessor).process();
    const waiting = () => api.database.getRepository(UnreferencedObject).count();
    await fault();
    await expect(sweep()).rejects.toThrow('some steps of the sweep failed');
    expect(await waiting()).toBe(1);
    await mend();
    await until('the bucket is available', async () => (await filesStatus()) === 'ok');
    await sweep();
    expect([await waiting(), bucket.keys()]).toEqual([0, []]);
  });

  async function filesStatus(): Promise<string> {
    const { body } = await api.visitor().get('/api/health/ready').expect(200);
    return (body as { files: string }).files;
  }
});

describe('bucket faults', () => {
  afterEach(closeAll);

  it.each([
    ['the access key is wrong', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'S3_SECRET_ACCESS_KEY'],
    ['the bucket does not exist', { S3_BUCKET: 'missing' }, 'S3_BUCKET'],
  ])(
    "returns 503 to users and names the wrong setting in the job's failure reason when %s",
    async (_, env, setting) => {
      const { api, ada } = await start(env);
      const { id } = await givenResume(ada);
      const answer = await ada.browser.get(`/api/export/text/${id}`).expect(503);
      expect(answer.body).toMatchObject({ code: 'unavailable' });
      expect(answer.text).not.toContain('S3');
      const [job] = await api.app.get<Queue>(getQueueToken(RENDER_QUEUE)).getFailed();
      expect(job?.failedReason).toContain(`check ${setting === 'S3_BUCKET' ? '' : 'S3_ACCESS_KEY_ID, '}${setting}`);
      expect(job?.failedReason).not.toMatch(/S3RVER|wrong|missing/);
    },
  );

  it('closes the connection to the bucket when a client stops reading a file', async () => {
    const { bucket, api, ada } = await start();
    const { id } = await givenResume(ada);
    const whole = await ada.browser.get(`/api/export/pdf/${id}`).expect(200);
    bucket.behavior = 'stalls';
    const response = await openFile(api, ada, `pdf/${id}`);
    expect([response.statusCode, response.headers['content-length']]).toEqual([200, whole.get('Content-Length')]);
    response.destroy();
    await bucket.abandoned;
  });

  it('aborts a download instead of sending a damaged file when the bucket fails midway', async () => {
    const { bucket, api, ada } = await start();
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/pdf/${id}`).expect(200);
    bucket.behavior = 'stalls';
    const response = await openFile(api, ada, `pdf/${id}`);
    const ended = once(response, 'error');
    await bucket.stop();
    expect(await ended).toMatchObject([{ code: 'ECONNRESET' }]);
    bucket.behavior = 'normal';
    await bucket.start();
    await ada.browser.get(`/api/export/pdf/${id}`).expect(200);
  });

  it('aborts a download when the bucket stops sending data', async () => {
    const { bucket, api, ada } = await start({}, { silence: 1_500 });
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/pdf/${id}`).expect(200);
    bucket.behavior = 'stalls';
    const response = await openFile(api, ada, `pdf/${id}`);
    expect(await once(response, 'error')).toMatchObject([{ code: 'ECONNRESET' }]);
  });

  it('renders files again when the bucket that stored them is no longer configured', async () => {
    const { bucket, api, ada } = await start();
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/text/${id}`).expect(200);
    const { DATABASE_URL, DATA_DIR } = api.env as { DATABASE_URL: string; DATA_DIR: string };
    const later = await startApp({ worker: true, env: { DATABASE_URL, DATA_DIR } });
    afterwards.unshift(() => later.close());
    await api.worker!.close();
    bucket.requests.length = 0;
    await later.visitor().get(`/api/export/text/${id}`).set('Cookie', cookieOf(ada)).expect(200);
    expect(bucket.requests).toEqual([]);
    expect(await api.database.getRepository(RenderedFile).findOneBy({ resumeId: id })).toMatchObject({
      objectKey: null,
    });
    expect(await api.database.getRepository(UnreferencedObject).count()).toBe(1);
    await later.worker!.get(SweepProcessor).process();
    expect(await api.database.getRepository(UnreferencedObject).count()).toBe(1);
  });
});
