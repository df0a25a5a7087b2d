import { afterEach, describe, expect, it, vi } from 'vitest';
import { companionServer } from './companion-server.js';

const RESUME = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const ID = `${RESUME}/linkedin`;

interface Texts {
  about: string;
}

const server = companionServer<Texts>(RESUME, 'linkedin', (value) => value as Texts);
const base = { id: ID, revision: 4, content: { about: 'Nurse.' } };

const answering = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body, { status, headers })));

const sentBody = (): unknown => JSON.parse(vi.mocked(fetch).mock.calls[0]?.[1]?.body as string);

afterEach(() => void vi.restoreAllMocks());

describe('companionServer', () => {
  it('creates a LinkedIn text only if there is none yet', async () => {
    answering({ revision: 1 });
    const version = { id: ID, revision: 1, content: { about: 'Nurse.' } };
    expect(await server.create(ID, { about: 'Nurse.' })).toEqual({ kind: 'saved', version });
    expect(sentBody()).toEqual({ content: { about: 'Nurse.' }, revision: 0 });
  });

  it('sends the revision that a save replaces', async () => {
    answering({ revision: 5 });
    await server.patch(ID, { about: 'Head nurse.' }, base, 'edit');
    expect(sentBody()).toEqual({ content: { about: 'Head nurse.' }, revision: 4 });
  });

  it('returns the version that another device saved', async () => {
    answering({ code: 'document_changed', current: { content: { about: 'Elsewhere.' }, revision: 6 } }, 409);
    const theirs = { id: ID, revision: 6, content: { about: 'Elsewhere.' } };
    expect(await server.patch(ID, { about: 'Here.' }, base, 'edit')).toEqual({ kind: 'changed', theirs });
  });

  it('reports a LinkedIn text that was deleted on another device', async () => {
    answering({ code: 'document_changed', current: null }, 409);
    expect(await server.patch(ID, { about: 'Here.' }, base, 'edit')).toEqual({ kind: 'deleted' });
  });

  it('pauses saving while the server rate-limits the client', async () => {
    answering({ code: 'too_many_attempts' }, 429, { 'retry-after': '7' });
    expect(await server.create(ID, { about: '' })).toEqual({ kind: 'unreachable', retryAfterSeconds: 7, paused: true });
  });

  it('distinguishes full storage from other reasons for a rejection', async () => {
    answering({ code: 'storage_full', message: 'Why.' }, 409);
    expect(await server.create(ID, { about: '' })).toEqual({ kind: 'full', message: 'Why.' });
  });
});
