import { afterEach, expect, it, jest } from '@jest/globals';
import { emptyContent } from '../draft/draft-store.js';
import { resumeServer } from './resume-server.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const answering = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  { name: 'an empty answer', body: '' },
  { name: 'a page of something in between', body: '<h1>Welcome</h1>' },
  { name: 'JSON that is no résumé', body: 'null' },
])('takes $name for a server that is away', async ({ body }) => {
  answering(body);
  expect(await resumeServer(true).create(ID, emptyContent())).toMatchObject({ kind: 'unreachable' });
});
