import { beforeEach, expect, it, vi } from 'vitest';
import { emptyContent } from '../../draft/draft-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { adoptVisitorDraft } from './adopt-visitor-draft.js';
import { fakeBrowser } from '../record/fake-browser.js';
import { clearVisitorDraft, keepVisitorDraft, readVisitorDraft } from '../../../../storage/visitor-draft.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const about = (jdText: string): DraftContent => ({ ...emptyContent(), jdText });

fakeBrowser();

let account: Map<string, DraftContent>;
/** Ids of resumes that belong to other accounts. */
let taken: Set<string>;
let whileSaving: () => void;

beforeEach(() => {
  clearVisitorDraft();
  account = new Map();
  taken = new Set();
  whileSaving = () => undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { id, ...content } = JSON.parse(init?.body as string) as DraftContent & { id: string };
    whileSaving();
    if (taken.has(id)) return Promise.resolve(Response.json({ code: 'resume_id_taken', message: '' }, { status: 409 }));
    if (!account.has(id)) account.set(id, content);
    return Promise.resolve(Response.json({ id, revision: 1, ...account.get(id) }));
  });
});

it('adoptVisitorDraft turns the draft into a resume with the same id', async () => {
  keepVisitorDraft({ id: ID, content: about('nurse') });
  expect(await adoptVisitorDraft()).toBe(ID);
  expect(account.get(ID)?.jdText).toBe('nurse');
  expect(readVisitorDraft()).toBeNull();
});

it('adoptVisitorDraft keeps both versions if the draft was edited after it was moved to the account', async () => {
  account.set(ID, about('nurse'));
  keepVisitorDraft({ id: ID, content: about('head nurse') });
  const id = await adoptVisitorDraft();
  expect(id).not.toBe(ID);
  expect([...account.values()].map(({ jdText }) => jdText)).toEqual(['nurse', 'head nurse']);
  expect(readVisitorDraft()).toBeNull();
});

it('adoptVisitorDraft does not create a second resume if the server normalized the text of the first', async () => {
  account.set(ID, about('nurse on nights'));
  keepVisitorDraft({ id: ID, content: about('nurse\ton nights ') });
  expect(await adoptVisitorDraft()).toBe(ID);
  expect(account.size).toBe(1);
});

it('adoptVisitorDraft creates the resume under a new id if the id of the draft is taken', async () => {
  taken.add(ID);
  keepVisitorDraft({ id: ID, content: about('nurse') });
  const id = await adoptVisitorDraft();
  expect([...account.keys()]).toEqual([id]);
  expect(readVisitorDraft()).toBeNull();
});

it('adoptVisitorDraft keeps the draft if another tab edits it while it is moved to the account', async () => {
  keepVisitorDraft({ id: ID, content: about('nurse') });
  whileSaving = () => keepVisitorDraft({ id: ID, content: about('head nurse') });
  await adoptVisitorDraft();
  expect(readVisitorDraft()?.content.jdText).toBe('head nurse');
});
