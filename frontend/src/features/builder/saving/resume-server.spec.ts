import { afterEach, expect, it, vi } from 'vitest';
import { emptyContent } from '../draft/draft-store.js';
import { resumeServer } from './resume-server.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const answering = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  { name: 'an empty body', body: '' },
  { name: 'a page from a proxy', body: '<h1>Welcome</h1>' },
  { name: 'JSON that is not a resume', body: 'null' },
])('resumeServer treats $name as an unreachable server', async ({ body }) => {
  answering(body);
  expect(await resumeServer(true).create(ID, emptyContent())).toMatchObject({ kind: 'unreachable' });
});

const refusal = (status: number, code: string) => JSON.stringify({ statusCode: status, code, message: 'Why.' });

it('resumeServer distinguishes full storage from other rejections', async () => {
  answering(refusal(409, 'storage_full'), 409);
  expect(await resumeServer(true).create(ID, emptyContent())).toEqual({ kind: 'full', message: 'Why.' });
});

it('resumeServer returns the waiting time of a 429 response', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    new Response(refusal(429, 'too_many_attempts'), { status: 429, headers: { 'retry-after': '7' } }),
  );
  expect(await resumeServer(true).create(ID, emptyContent())).toEqual({
    kind: 'unreachable',
    retryAfterSeconds: 7,
    paused: true,
  });
});
