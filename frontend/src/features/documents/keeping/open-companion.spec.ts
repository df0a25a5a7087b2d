import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { journalStore } from '../../../storage/journal-store.js';
import { fakeBrowser } from '../../builder/saving/record/fake-browser.js';
import { LINKEDIN } from './companion-kind.js';
import { openQuery, type OpenCompanion } from './open-companion.js';
import { keepUnmergedCompanion } from './visitor-companions.js';

const RESUME = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const ID = `${RESUME}/linkedin`;
const BLANK = LINKEDIN.blank(emptyResumeData());
const about = (text: string) => ({ ...BLANK, about: text });

const { stored } = fakeBrowser();
let account: { about: string; revision: number } | null;

beforeEach(() => {
  stored.clear();
  account = { about: 'Nurse.', revision: 3 };
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    if (init?.method !== 'PUT')
      return Promise.resolve(
        Response.json(account ? [{ kind: 'linkedin', content: about(account.about), revision: account.revision }] : []),
      );
    const { content, revision } = JSON.parse(init.body as string) as { content: { about: string }; revision: number };
    if (revision !== (account?.revision ?? 0)) {
      const current = account && { content: about(account.about), revision: account.revision };
      return Promise.resolve(Response.json({ code: 'document_changed', current }, { status: 409 }));
    }
    account = { about: content.about, revision: revision + 1 };
    return Promise.resolve(Response.json({ revision: account.revision }));
  });
});
afterEach(() => void vi.restoreAllMocks());

/** Stores unsent text, by default under the key that all editors shared in older releases. */
const keep = (text: string, revision: number | undefined, key = `document.${ID}`, at = 1) =>
  journalStore.put({ key, userId: 'nia', resumeId: ID, title: '', at, work: { text: about(text), revision } });

async function open(): Promise<OpenCompanion<typeof BLANK>> {
  const query = openQuery({ resumeId: RESUME, userId: 'nia', kind: LINKEDIN });
  const opened = await new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query);
  opened.unsent?.release();
  return opened;
}

describe('openQuery', () => {
  it('returns the text in the account if nothing is unsent', async () => {
    expect(await open()).toEqual({ saved: { id: ID, revision: 3, content: about('Nurse.') }, unsent: null });
  });

  it('returns an unsent text with the version on which it is based', async () => {
    await keep('Head nurse.', 3);
    const { unsent } = await open();
    expect(unsent?.entry).toMatchObject({ content: about('Head nurse.'), base: { content: about('Nurse.') } });
  });

  it('deletes the unsent copy of a text that the account already has', async () => {
    await keep('Nurse. ', 2);
    expect((await open()).unsent).toBeNull();
    expect(await journalStore.all()).toEqual([]);
  });

  it('opens the older of two unsent texts if the account already has the newer one', async () => {
    await keep('Head nurse.', 2, 'older', 1);
    await keep('Nurse.', 2, 'newest', 2);
    expect((await open()).unsent?.entry).toMatchObject({ key: 'older', content: about('Head nurse.') });
  });

  it('sends the older unsent texts before it opens the newest one', async () => {
    await keep('Head nurse.', 3, 'older', 1);
    await keep('Night nurse.', 3, 'newest', 2);
    const { saved, unsent } = await open();
    expect(saved?.content.about).toBe('Head nurse.');
    expect(unsent?.entry).toMatchObject({ key: 'newest', content: about('Night nurse.') });
  });

  it('returns the second version of a conflict that a visitor did not resolve before signing up', async () => {
    keepUnmergedCompanion(RESUME, 'linkedin', { base: BLANK, content: about('Head nurse.') });
    expect((await open()).unsent?.entry).toMatchObject({ base: null, content: about('Head nurse.') });
    expect((await open()).unsent?.entry.content.about).toBe('Head nurse.');
  });
});
