import { createHash } from 'node:crypto';
import { Download } from '../export/download.entity.js';
import { RenderedFile } from '../export/render/rendered-file.entity.js';
import { SweepProcessor } from '../maintenance/sweep.processor.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { startBucketServer, type BucketServer } from '../../test/support/bucket-server.js';
import { bytes, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { reserveObject } from './files.queries.js';
import { UnreferencedObject } from './unreferenced-object.entity.js';

const NAVIGATION = { 'Sec-Fetch-Mode': 'navigate' };

describe('files in a bucket', () => {
  let bucket: BucketServer;
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    bucket = await startBucketServer();
    api = await startApp({ worker: true, env: { ...bucket.env, S3_PREFIX: 'finished' } });
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(async () => {
    await api.close();
    await bucket.close();
  });

  const get = (path: string, person = ada) => person.browser.get(`/api/export/${path}`).buffer(true).parse(bytes);
  const rows = () => api.database.getRepository(RenderedFile);
  const waiting = () => api.database.getRepository(UnreferencedObject);
  const keyOf = async (resumeId: string): Promise<string> => (await rows().findOneByOrFail({ resumeId })).objectKey!;
  const downloadsOf = (resumeId: string) => api.database.getRepository(Download).countBy({ resumeId });
  const sweep = () => api.worker!.get(SweepProcessor).process();

  it.each(['pdf', 'docx', 'text', 'json'])('stores a %s file in the bucket and returns its bytes', async (format) => {
    const { id } = await givenResume(ada);
    const answer = await get(`${format}/${id}`).expect(200);
    const row = await rows().findOneByOrFail({ resumeId: id });
    expect(row).toMatchObject({ content: null, objectBytes: (answer.body as Buffer).length });
    expect(bucket.keys()).toContain(row.objectKey);
    const digest = createHash('sha256')
      .update(answer.body as Buffer)
      .digest('base64url');
    expect([row.digest, answer.get('ETag')]).toEqual([digest, `"${digest}"`]);
  });

  it('chooses keys that contain only the prefix and a random id', async () => {
    const { id } = await givenResume(ada);
    await get(`pdf/${id}`).expect(200);
    expect(await keyOf(id)).toMatch(/^finished\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('sends the same headers for HEAD as for GET, including the size, without reading the object', async () => {
    const { id } = await givenResume(ada);
    const whole = await get(`pdf/${id}`).expect(200);
    expect(Number(whole.get('Content-Length'))).toBe((whole.body as Buffer).length);
    bucket.requests.length = 0;
    const head = await ada.browser.head(`/api/export/pdf/${id}`).expect(200);
    for (const name of ['ETag', 'Content-Type', 'Content-Length', 'Content-Disposition', 'Cache-Control']) {
      expect([name, head.get(name)]).toEqual([name, whole.get(name)]);
    }
    await get(`pdf/${id}`).set('If-None-Match', whole.get('ETag')!).expect(304);
    await ada.browser.get(`/api/export/pdf/${id}/report`).expect(200);
    expect(bucket.requests).toEqual([]);
  });

  it('compresses text for clients that accept compression', async () => {
    const { id } = await givenResume(ada);
    const plain = await get(`json/${id}`).set('Accept-Encoding', 'identity').expect(200);
    const compressed = await get(`json/${id}`).set('Accept-Encoding', 'gzip').expect(200);
    expect(compressed.get('Content-Encoding')).toBe('gzip');
    expect(compressed.body).toEqual(plain.body);
  });

  it('reports the size of a file in the bucket and counts one download', async () => {
    const { id } = await givenResume(ada);
    const file = await get(`text/${id}`).expect(200);
    const report = await ada.browser.get(`/api/export/text/${id}/report`).expect(200);
    expect(report.body).toMatchObject({ bytes: (file.body as Buffer).length });
    expect(await downloadsOf(id)).toBe(1);
  });

  it('renders a file again if its object is missing, and counts one download', async () => {
    const { id } = await givenResume(ada);
    const before = await get(`text/${id}`).expect(200);
    const lost = await keyOf(id);
    bucket.lose();
    const after = await get(`text/${id}`).expect(200);
    expect(after.body).toEqual(before.body);
    expect(await keyOf(id)).not.toBe(lost);
    expect(await downloadsOf(id)).toBe(1);
  });

  it('deletes the objects of older revisions, expired files and deleted resumes', async () => {
    const resumes = [await givenResume(ada), await givenResume(ada), await givenResume(ada)];
    const keys: string[] = [];
    for (const { id } of resumes) {
      await get(`text/${id}`).expect(200);
      keys.push(await keyOf(id));
    }
    const [changed, expired, deleted] = resumes;
    await ada.browser.patch(`/api/resumes/${changed!.id}`).send({ title: 'Newer' }).expect(200);
    await get(`text/${changed!.id}`).expect(200);
    await rows().update({ resumeId: expired!.id }, { expiresAt: new Date(0) });
    await ada.browser.delete(`/api/resumes/${deleted!.id}`).expect(204);
    await ada.browser.delete(`/api/resumes/trash/${deleted!.id}`).expect(204);
    await sweep();
    expect(bucket.keys().filter((key) => keys.includes(key))).toEqual([]);
    expect(bucket.keys()).toContain(await keyOf(changed!.id));
  });

  it('deletes every object of a deleted account', async () => {
    const eve = await givenPerson(api);
    await givenPlan(api, eve);
    const { id } = await givenResume(eve);
    for (const format of ['pdf', 'docx', 'text']) await get(`${format}/${id}`, eve).expect(200);
    const keys = (await rows().findBy({ resumeId: id })).map(({ objectKey }) => objectKey!);
    expect(bucket.keys()).toEqual(expect.arrayContaining(keys));
    await eve.browser.delete('/api/auth/user').send({ when: 'now', confirmation: eve.email }).expect(204);
    await sweep();
    expect(bucket.keys().filter((key) => keys.includes(key))).toEqual([]);
  });

  it('deletes an abandoned upload whose worker died before it stored a row', async () => {
    const { id } = await givenResume(ada);
    await get(`text/${id}`).expect(200);
    const key = await keyOf(id);
    // Reproduces the state after a crash: the object and its reservation exist, but no row.
    await rows().delete({ resumeId: id });
    await waiting().delete({ objectKey: key });
    await reserveObject(api.database, key);
    await sweep();
    expect(bucket.keys()).toContain(key);
    await waiting().update({ objectKey: key }, { deleteAfter: new Date(0) });
    await sweep();
    expect(bucket.keys()).not.toContain(key);
    expect(await waiting().existsBy({ objectKey: key })).toBe(false);
  });

  it('the API is ready while the bucket responds', async () => {
    const { body } = await api.visitor().get('/api/health/ready').expect(200);
    expect(body).toMatchObject({ files: 'ok' });
  });
});

describe('signed downloads', () => {
  let bucket: BucketServer;
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    bucket = await startBucketServer();
    api = await startApp({ worker: true, env: { ...bucket.env, S3_SIGNED_DOWNLOADS: 'true' } });
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(async () => {
    await api.close();
    await bucket.close();
  });

  it('redirects to a bucket URL that expires after a minute when a browser opens a file', async () => {
    const { id } = await givenResume(ada);
    const answer = await ada.browser.get(`/api/export/pdf/${id}`).set(NAVIGATION).expect(302);
    expect(answer.get('Cache-Control')).toBe('private, no-store');
    const url = new URL(answer.get('Location')!);
    expect([url.origin, url.searchParams.get('X-Amz-Expires')]).toEqual([bucket.env.S3_ENDPOINT, '60']);
    const file = await fetch(url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename=Ada-Lovelace-Resume.pdf');
    expect(await api.database.getRepository(Download).countBy({ resumeId: id })).toBe(1);
    const forged = new URL(url);
    forged.searchParams.set('X-Amz-Expires', '6000');
    expect((await fetch(forged)).status).toBe(403);
  });

  it('sends files directly to scripts, and redirects users to the checkout if they have not paid', async () => {
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/pdf/${id}`).set('Sec-Fetch-Mode', 'cors').expect(200);
    const eve = await givenPerson(api);
    const locked = await givenResume(eve);
    const answer = await eve.browser.get(`/api/export/pdf/${locked.id}`).set(NAVIGATION).expect(302);
    expect(answer.get('Location')).toBe(`/checkout/${locked.id}`);
  });

  it('re-renders a lost file before the redirect', async () => {
    const { id } = await givenResume(ada);
    await ada.browser.get(`/api/export/text/${id}`).expect(200);
    bucket.lose();
    const answer = await ada.browser.get(`/api/export/text/${id}`).set(NAVIGATION).expect(302);
    expect((await fetch(answer.get('Location')!)).status).toBe(200);
  });
});
