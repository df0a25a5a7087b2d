import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import supertest from 'supertest';
import { startProgram } from '../../test/support/program.js';
import { IMPORT_BYTES } from '@shortlist/shared/product/import-limits';
import { ReadingLimits } from './reading/reading-limits.js';
import { ReadingPlaces } from './reading/reading-places.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { textPdf } from '../../test/support/pdf.js';
import { until } from '../../test/support/until.js';

const RESUME = 'Quetzalcoatl Private\nquetzal@private.example\n\nSKILLS\nAnalysis, French';

const withLimits = (limits: Partial<ReadingLimits>): Promise<TestApp> =>
  startApp({
    env: { TRUST_PROXY: 'true' },
    override: (module) => module.overrideProvider(ReadingLimits).useValue(Object.assign(new ReadingLimits(), limits)),
  });

const upload = (api: TestApp) =>
  api
    .visitor()
    .post('/api/import')
    .attach('file', textPdf([RESUME]), 'resume.pdf');

describe('limits on reading imported files', () => {
  it('stops reading a file that takes too long, and reads the next file', async () => {
    const limits = new ReadingLimits();
    const api = await startApp({ override: (module) => module.overrideProvider(ReadingLimits).useValue(limits) });
    try {
      limits.milliseconds = 1;
      const answer = await upload(api);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ code: 'file_not_readable', message: expect.stringMatching(/too complex/) });
      limits.milliseconds = 30_000;
      await upload(api).expect(200);
    } finally {
      await api.close();
    }
  });

  it.each([
    ['memory', { heapMegabytes: 4 }],
    ['unpacked bytes', { bufferBytes: 1 }],
    ['CPU time', { cpuMilliseconds: 1 }],
  ])('stops reading a file that needs too much %s', async (_, limits) => {
    const api = await withLimits(limits);
    try {
      expect((await upload(api)).status).toBe(422);
    } finally {
      await api.close();
    }
  });

  it("returns 503 for files beyond the queue's limit, and reads the queued files", async () => {
    const api = await withLimits({ concurrency: 1, waiting: 1 });
    try {
      const answers = await Promise.all(Array.from({ length: 6 }, () => upload(api)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      const refused = answers.find(({ status }) => status === 503)!;
      expect(refused.body).toMatchObject({ code: 'unavailable' });
      expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
      await upload(api).expect(200);
    } finally {
      await api.close();
    }
  });

  it('stops the server without waiting for a file that is being read', async () => {
    const api = await withLimits({ milliseconds: 60_000 });
    const answer = upload(api).then(
      ({ status }) => status,
      () => 'hung up',
    );
    await api.close();
    expect([200, 422, 'hung up']).toContain(await answer);
  });

  it('writes file contents to neither the log nor the disk', async () => {
    const api = await withLimits({});
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const env = { ...api.env, NODE_ENV: 'development', LOG_LEVEL: 'trace', PORT: String(port) };
    const program = startProgram('main.js', env);
    try {
      await program.ready;
      const post = () => supertest(`http://127.0.0.1:${port}`).post('/api/import');
      await post()
        .attach('file', textPdf([RESUME]), 'Quetzalcoatl.pdf')
        .expect(200);
      await post()
        .attach('file', Buffer.from(`%PDF-1.7 ${RESUME}`), 'Quetzalcoatl.pdf')
        .expect(422);
      await post().send({ text: RESUME }).expect(200);
      for (const name of readdirSync(api.env.DATA_DIR!, { recursive: true, encoding: 'utf8' })) {
        expect(name).not.toMatch(/quetzal/i);
      }
    } finally {
      await program.stop();
      await api.close();
    }
    expect(program.log()).toContain('"path":"/api/import"');
    expect(program.log()).not.toMatch(/quetzal/i);
  });
});

describe('upload slots', () => {
  let api: TestApp;
  const limits = new ReadingLimits();
  const sockets: Socket[] = [];
  beforeAll(async () => {
    api = await startApp({
      env: { TRUST_PROXY: 'true' },
      override: (module) => module.overrideProvider(ReadingLimits).useValue(limits),
    });
  });
  afterAll(() => api.close());
  beforeEach(() => {
    Object.assign(limits, new ReadingLimits());
    return api.database.query('DELETE FROM sign_in_attempts');
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await until('every upload slot is free', () => api.app.get(ReadingPlaces).taken === 0);
  });

  const FORM = 'multipart/form-data; boundary=edge';
  const BEGINNING = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  let networks = 0;
  const elsewhere = (): string => `198.51.100.${++networks}`;

  const begin = (from: string, { bytes = 1_000, type = FORM, body = BEGINNING } = {}) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    sockets.push(socket);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += String(chunk)));
    // The server may close the connection before it has read the whole body.
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/import HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\n` +
        `Content-Length: ${bytes}\r\n\r\n${body}`,
    );
    const answered = async (): Promise<string> => {
      await until('the upload is answered', () => received.includes('"requestId"'));
      return received;
    };
    return { socket, answered };
  };
  const hold = async (from: string, options?: Parameters<typeof begin>[1]) => {
    const before = api.app.get(ReadingPlaces).taken;
    const upload = begin(from, options);
    await until('the upload has a slot', () => api.app.get(ReadingPlaces).taken === before + 1);
    return upload;
  };
  const uploadFrom = (from: string) =>
    api
      .visitor()
      .post('/api/import')
      .set('X-Forwarded-For', from)
      .attach('file', textPdf([RESUME]), 'resume.pdf');

  it('rejects an upload after reading only its headers when all upload slots are taken', async () => {
    for (let nth = 0; nth < limits.concurrency + limits.waiting; nth++) await hold(elsewhere());
    const answer = await begin(elsewhere(), { bytes: IMPORT_BYTES, body: '' }).answered();
    expect(answer).toMatch(/^HTTP\/1\.1 503/);
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
    expect(answer).toContain('"unavailable"');
  });

  it('rejects a file whose Content-Length is too large without reading it', async () => {
    const answer = await begin(elsewhere(), { bytes: IMPORT_BYTES * 2, body: '' }).answered();
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
  });

  it('limits the total bytes of all uploads in progress', async () => {
    limits.bytesInFlight = IMPORT_BYTES;
    await hold(elsewhere(), { bytes: IMPORT_BYTES - 1_000 });
    expect(await begin(elsewhere(), { bytes: 2_000, body: '' }).answered()).toMatch(/^HTTP\/1\.1 503/);
    await hold(elsewhere(), { bytes: 500 });
  });

  it.each([
    ['multipart', FORM, BEGINNING],
    ['JSON', 'application/json', '{"text":"'],
  ])('frees the slot of a %s upload that is aborted', async (_, type, body) => {
    const { socket } = await hold(elsewhere(), { type, body });
    socket.destroy();
    await until('the slot is free', () => api.app.get(ReadingPlaces).taken === 0);
    await uploadFrom(elsewhere()).expect(200);
  });

  it.each([
    ['multipart', FORM, BEGINNING],
    ['JSON', 'application/json', '{"text":"'],
  ])('frees the slot with a 408 response when a %s upload does not finish in time', async (_, type, body) => {
    limits.uploadMilliseconds = 300;
    const { answered, socket } = await hold(elsewhere(), { type, body });
    expect(await answered()).toMatch(/^HTTP\/1\.1 408/);
    await until('the slot is free', () => api.app.get(ReadingPlaces).taken === 0);
    await until('the server has closed the connection', () => socket.closed || socket.readableEnded);
  });

  it('frees upload slots after malformed forms', async () => {
    for (let nth = 0; nth < limits.concurrency + limits.waiting + 2; nth++) {
      const refused = await api
        .visitor()
        .post('/api/import')
        .set('X-Forwarded-For', elsewhere())
        .set('Content-Type', FORM)
        .send(Buffer.from('no form at all'));
      expect(refused.status).toBe(400);
    }
    await uploadFrom(elsewhere()).expect(200);
  });

  it('leaves upload slots for other networks when one network uses many slots', async () => {
    const here = elsewhere();
    for (let nth = 0; nth < 6; nth++) await hold(here);
    expect(await begin(here).answered()).toMatch(/^HTTP\/1\.1 503/);
    await uploadFrom(elsewhere()).expect(200);
  });

  it('leaves upload slots for other networks when one IPv6 /48 network uses many slots', async () => {
    for (let line = 1; line <= 8; line++) await hold(`2001:db8:1:${line}::1`);
    expect(await begin('2001:db8:1:9::1').answered()).toMatch(/^HTTP\/1\.1 503/);
    await uploadFrom('2001:db8:2:1::1').expect(200);
  });
});
