import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@shortlist/ui-kit/request';
import { adoptVisitorCompanions } from './adopt-visitor-companions.js';
import { keepVisitorCompanion, readVisitorCompanions } from './visitor-companions.js';

const DRAFT = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const OTHER = '0b0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4b';
const letter = { text: 'Dear team,' };

/** Companion texts in the fake account, by resume id and kind. */
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

describe('adoptVisitorCompanions', () => {
  it("moves a visitor’s cover letter and LinkedIn text to the account that has the visitor's draft", async () => {
    keepVisitorCompanion(DRAFT, 'cover_letter', letter);
    keepVisitorCompanion(DRAFT, 'linkedin', { about: 'Nurse.' });
    await adoptVisitorCompanions();
    expect(Object.fromEntries(account.get(DRAFT) ?? [])).toEqual({
      cover_letter: letter,
      linkedin: { about: 'Nurse.' },
    });
    expect(readVisitorCompanions()).toBeNull();
  });

  it("moves a cover letter even if the resume's id differs from the draft's id", async () => {
    account = new Map([[OTHER, new Map()]]);
    keepVisitorCompanion(DRAFT, 'cover_letter', letter);
    await adoptVisitorCompanions(OTHER);
    expect(account.get(OTHER)?.get('cover_letter')).toEqual(letter);
  });

  it('never replaces a cover letter that the account already has', async () => {
    account.get(DRAFT)?.set('cover_letter', { text: 'Mine' });
    keepVisitorCompanion(DRAFT, 'cover_letter', letter);
    await adoptVisitorCompanions();
    expect(account.get(DRAFT)?.get('cover_letter')).toEqual({ text: 'Mine' });
    expect(readVisitorCompanions()?.texts.cover_letter).toEqual(letter);
  });

  it("leaves a cover letter on the device if the account does not contain the visitor's draft", async () => {
    keepVisitorCompanion(OTHER, 'cover_letter', letter);
    await adoptVisitorCompanions();
    expect(readVisitorCompanions()?.texts.cover_letter).toEqual(letter);
  });

  it('leaves a cover letter on the device while the server is unavailable', async () => {
    isDown = true;
    keepVisitorCompanion(DRAFT, 'cover_letter', letter);
    await expect(adoptVisitorCompanions()).rejects.toBeInstanceOf(ApiError);
    expect(readVisitorCompanions()?.texts.cover_letter).toEqual(letter);
  });
});
