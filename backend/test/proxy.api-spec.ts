import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  get,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findCaddy } from '../../scripts/lib/caddy.mjs';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { until } from './support/until.js';

const MEGABYTE = 1024 * 1024;

/** Runs the proxy of docker-compose.yml with its own settings, except that it listens on loopback only. */
describe('the proxy of docker-compose.yml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-proxy-'));
  let api: Server;
  let answer: RequestListener;
  let caddy: ChildProcess;
  let authority: string;
  let port: number;
  let plainPort: number;

  beforeAll(async () => {
    api = createServer((incoming, response) => {
      answer(incoming, response);
    });
    // The proxy resolves localhost to 127.0.0.1 and ::1, like a service with two containers. Only one of the two
    // responds.
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    [port, plainPort] = [await freePort(), await freePort()];
    const file = join(folder, 'Caddyfile');
    const own = readFileSync(inCheckout('deploy', 'proxy', 'Caddyfile'), 'utf8');
    const loopback = `admin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tskip_install_trust`;
    writeFileSync(file, own.replace('admin off', loopback));
    caddy = spawn(findCaddy() ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        PUBLIC_URL: 'https://localhost',
        UPSTREAM_HOST: 'localhost',
        UPSTREAM_PORT: String((api.address() as AddressInfo).port),
      },
      stdio: 'ignore',
    });
    const root = join(folder, 'caddy/pki/authorities/local/root.crt');
    await until('the proxy has its certificate', () => existsSync(root), 30_000);
    authority = readFileSync(root, 'utf8');
    answer = (_, response) => response.end();
    const responds = (): Promise<boolean> =>
      send('/').then(
        ({ statusCode }) => statusCode === 200,
        () => false,
      );
    await until('the proxy responds', responds, 30_000);
  });
  afterAll(async () => {
    caddy.kill('SIGTERM');
    await once(caddy, 'exit');
    api.closeAllConnections();
    api.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string, method: string, headers: Record<string, string | number>): ClientRequest =>
    request({
      host: '127.0.0.1',
      port,
      servername: 'localhost',
      ca: authority,
      path,
      method,
      headers: { host: 'localhost', ...headers },
    });
  const answerTo = async (sent: ClientRequest): Promise<IncomingMessage> => {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  };
  const send = (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
    answerTo(ask(path, 'GET', headers).end());

  it('a request over http is redirected to https', async () => {
    const [response] = (await once(
      get(`http://127.0.0.1:${plainPort}/pricing`, { headers: { host: 'localhost' } }),
      'response',
    )) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toMatch(/^https:\/\/localhost.*\/pricing$/);
  });

  it("the API receives the visitor's real IP address instead of the one in a forged header", async () => {
    answer = ({ headers }, response) => response.end(JSON.stringify(headers));
    const response = await send('/api/resumes', { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'http' });
    expect(JSON.parse(await text(response))).toMatchObject({
      host: 'localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'https',
    });
  });

  it.each(['/api/metrics', '/api/metrics/', '/api/%6detrics', '//api/metrics'])('returns 404 for %s', async (path) => {
    answer = (incoming, response) => {
      // Accepts only the exact path, as the API's router does.
      response.statusCode = incoming.url === '/api/metrics' ? 200 : 404;
      response.end();
    };
    const response = await send(path);
    response.resume();
    expect(response.statusCode).toBe(404);
  });

  it('the proxy forwards a server-sent event while its response is still open', async () => {
    const arrived = Promise.withResolvers<void>();
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: first\n\n');
      void arrived.promise.then(() => response.end('data: last\n\n'));
    };
    const response = await send('/api/ai/summary', { Accept: 'text/event-stream' });
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(first.toString()).toBe('data: first\n\n');
    arrived.resolve();
    expect(await text(response)).toBe('data: last\n\n');
  });

  it('an upload of 10 MB reaches the API', async () => {
    answer = (incoming, response) => {
      incoming.resume().on('end', () => response.end());
    };
    const response = await answerTo(ask('/api/import/file', 'POST', {}).end(Buffer.alloc(10 * MEGABYTE)));
    response.resume();
    expect(response.statusCode).toBe(200);
  });

  it('an upload that declares 11 MB is rejected with 413 before its body is sent', async () => {
    const sent = ask('/api/import/file', 'POST', { 'Content-Length': 11 * MEGABYTE });
    sent.flushHeaders();
    const response = await answerTo(sent);
    expect(response.statusCode).toBe(413);
    sent.destroy();
  });
});
