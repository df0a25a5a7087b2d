import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from './http.js';

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

const real = globalThis.fetch;

describe('http', () => {
  let server: Server;
  let address: string;
  let answer: Answer;
  let answers: Answer[] = [];
  let received: { method?: string; contentType?: string; body: string };

  beforeAll(async () => {
    server = createServer((request, response) => {
      void textOf(request).then((body) => {
        received = { method: request.method, contentType: request.headers['content-type'], body };
        const { status, headers, body: content } = answers.shift() ?? answer;
        response.writeHead(status, headers).end(content);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
  });

  const failure = async (): Promise<ApiError> => {
    const error: unknown = await http.get(address).catch((thrown: unknown) => thrown);
    if (error instanceof ApiError) return error;
    throw new Error('The request did not fail as expected', { cause: error });
  };

  it('returns the parsed body of a JSON response', async () => {
    answer = { status: 200, body: '{"id":1}' };
    expect(await http.get(address)).toEqual({ id: 1 });
  });

  it("follows pagination links only to this application's API", async () => {
    const relative = vi.spyOn(globalThis, 'fetch');
    // Add the origin, because Node's `fetch` rejects relative URLs.
    relative.mockImplementation((path, options) => real(new URL(path as string, address), options));
    answers = [
      { status: 200, body: '[1,2]', headers: { link: '</api/list?cursor=a>; rel="next"' } },
      { status: 200, body: '[3]', headers: { link: '<https://example.com/api/list>; rel="next"' } },
    ];
    expect(await http.pages('/api/list')).toEqual([1, 2, 3]);
    expect(relative).toHaveBeenCalledTimes(2);
    relative.mockRestore();
  });

  it('returns undefined for an empty response', async () => {
    answer = { status: 204, body: '' };
    expect(await http.delete(address)).toBeUndefined();
  });

  it('sets the JSON content type only for requests with a body', async () => {
    answer = { status: 200, body: '{}' };
    await http.post(address);
    expect(received).toEqual({ method: 'POST', contentType: undefined, body: '' });
    await http.patch(address, { title: 'CV' });
    expect(received).toEqual({ method: 'PATCH', contentType: 'application/json', body: '{"title":"CV"}' });
    await http.delete(address, {}, { when: 'now' });
    expect(received).toEqual({ method: 'DELETE', contentType: 'application/json', body: '{"when":"now"}' });
  });

  it("throws an ApiError with the server's message", async () => {
    const body = {
      code: 'invalid',
      message: 'Some fields need attention.',
      requestId: 'r-1',
      issues: [{ path: 'email', message: 'Enter an e-mail address.' }],
    };
    answer = { status: 422, body: JSON.stringify(body) };
    const error = await failure();
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: body.message, requestId: 'r-1', body });
    expect(error.issues).toEqual(body.issues);
  });

  it('reads the number of seconds in the Retry-After header', async () => {
    answer = { status: 503, body: '{"code":"rendering","message":"Busy."}', headers: { 'retry-after': '3' } };
    expect(await failure()).toMatchObject({ code: 'rendering', retryAfter: 3 });
  });

  it('throws an ApiError for an HTML error page from a proxy', async () => {
    answer = { status: 502, body: '<h1>Bad Gateway</h1>' };
    const error = await failure();
    expect(error).toMatchObject({ status: 502, code: 'unexpected', issues: [], retryAfter: null });
    expect(error.message).toBe('Something went wrong on our server. Please try again shortly.');
  });

  it('reports status 0 for an unreachable server, but not for a rejected request', async () => {
    const error: unknown = await http.get('http://127.0.0.1:1/').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 0, code: 'network' });
  });

  it.each([
    { name: 'a page instead of JSON', body: '<h1>Welcome to our Wi-Fi</h1>', headers: undefined },
    { name: 'an incomplete response', body: '{"id":', headers: { 'content-length': '500', connection: 'close' } },
  ])('treats $name as an unreachable server', async ({ body, headers }) => {
    answer = { status: 200, body, headers };
    expect(await failure()).toMatchObject({ status: 0, code: 'network' });
  });

  it("rethrows the caller's abort reason", async () => {
    const reason = new Error('left the page');
    await expect(http.get(address, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
