import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startApp, type TestApp } from './support/app.js';

describe('HTTP messages', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  async function statusesOf(message: string): Promise<string[]> {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(message);
    return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
  }

  const head = (...headers: string[]): string =>
    ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join(
      '\r\n',
    );
  /** A second request, which a lenient parser would find in the body of the first. */
  const HIDDEN = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

  it.each([
    [
      'Content-Length and Transfer-Encoding',
      head('Content-Length: 5', 'Transfer-Encoding: chunked') + `0\r\n\r\n${HIDDEN}`,
    ],
    ['two different values of Content-Length', head('Content-Length: 0', 'Content-Length: 5') + HIDDEN],
    ['an unknown Transfer-Encoding', head('Transfer-Encoding: xchunked') + HIDDEN],
    ['a space before the colon of a header', head('Content-Length : 5') + HIDDEN],
    ['a header without a carriage return', head('X-Other: a\nContent-Length: 0') + HIDDEN],
  ])('a message with %s is rejected, and no part of it is treated as a second request', async (_, message) => {
    expect(await statusesOf(message)).toEqual(['400']);
  });

  it('accepts a message with a single Content-Length and the request that follows it', async () => {
    expect(await statusesOf(head('Content-Length: 2') + '{}' + HIDDEN)).toEqual(['422', '200']);
  });

  it('rejects TRACE requests', async () => {
    const message = 'TRACE /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const [status] = await statusesOf(message);
    expect(['404', '405', '501']).toContain(status);
  });
});
