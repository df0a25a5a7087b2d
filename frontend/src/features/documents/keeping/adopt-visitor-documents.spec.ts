import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@shortlist/ui-kit/request';
import { adoptVisitorDocuments } from './adopt-visitor-documents.js';
import { keepVisitorDocument, readVisitorDocuments } from './visitor-documents.js';

const DRAFT = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const OTHER = '0b0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4b';
const letter = { text: 'Dear team,' };

/** What the account has beside each of its résumés. */
let account: Map<string, Map<string, unknown>>;
let isDown: boolean;

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { localStorage });
  account = new Map([[DRAFT, new Map()]]);
  isDown = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => Promise.resolve(answer(path as string, init)));
});
afterEach(() => void vi.restoreAllMocks());

function answer(path: string, init: RequestInit | undefined): Response {
  const [, id = '', kind] = /resumes\/([^/]+)\/documents(?:\/(\w+))?$/.exec(path) ?? [];
  const texts = account.get(id);
  if (isDown) return Response.json({}, { status: 503 });
  if (!texts) return Response.json({ code: 'not_found' }, { status: 404 });
  if (kind === undefined) return Response.json([...texts].map(([known, content]) => ({ kind: known, content })));
  texts.set(kind, (JSON.parse(init?.body as string) as { content: unknown }).content);
  return Response.json({ kind, revision: 1 });
}

describe('what a visitor wrote', () => {
  it('goes to the account with the draft that it was written for', async () => {
    keepVisitorDocument(DRAFT, 'cover_letter', letter);
    keepVisitorDocument(DRAFT, 'linkedin', { about: 'Nurse.' });
    await adoptVisitorDocuments();
    expect(Object.fromEntries(account.get(DRAFT) ?? [])).toEqual({
      cover_letter: letter,
      linkedin: { about: 'Nurse.' },
    });
    expect(readVisitorDocuments()).toBeNull();
  });

  it('follows a draft that became a résumé under another id', async () => {
    account = new Map([[OTHER, new Map()]]);
    keepVisitorDocument(DRAFT, 'cover_letter', letter);
    await adoptVisitorDocuments(OTHER);
    expect(account.get(OTHER)?.get('cover_letter')).toEqual(letter);
  });

  it('never takes the place of what the account has', async () => {
    account.get(DRAFT)?.set('cover_letter', { text: 'Mine' });
    keepVisitorDocument(DRAFT, 'cover_letter', letter);
    await adoptVisitorDocuments();
    expect(account.get(DRAFT)?.get('cover_letter')).toEqual({ text: 'Mine' });
    expect(readVisitorDocuments()?.texts.cover_letter).toEqual(letter);
  });

  it('stays on the device while its draft is in no account', async () => {
    keepVisitorDocument(OTHER, 'cover_letter', letter);
    await adoptVisitorDocuments();
    expect(readVisitorDocuments()?.texts.cover_letter).toEqual(letter);
  });

  it('stays on the device while the server is away', async () => {
    isDown = true;
    keepVisitorDocument(DRAFT, 'cover_letter', letter);
    await expect(adoptVisitorDocuments()).rejects.toBeInstanceOf(ApiError);
    expect(readVisitorDocuments()?.texts.cover_letter).toEqual(letter);
  });
});
