import { describe, expect, it } from 'vitest';
import type { JournalRecord, JournalStore } from '../../../storage/journal-store.js';
import { companionJournal, companionKey } from './companion-journal.js';

const RESUME = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const ID = `${RESUME}/cover_letter`;

interface Letter {
  text: string;
}

const read = (value: unknown): Letter => ({ text: String((value as Letter).text) });

function journalWith(...stored: JournalRecord[]) {
  const records = new Map(stored.map((record) => [record.key, record]));
  const store = {
    put: (record: JournalRecord) => Promise.resolve(records.set(record.key, structuredClone(record)).size > 0),
    all: () => Promise.resolve([...records.values()]),
  };
  const options = { resumeId: RESUME, kind: 'cover_letter', title: 'Resume: cover letter', read } as const;
  return { records, journal: companionJournal({ ...options, blank: { text: '' } }, store as unknown as JournalStore) };
}

/** Record from an older release, in which all editors shared one unsent version. */
const OLD: JournalRecord = {
  key: `document.${ID}`,
  userId: 'nia',
  resumeId: ID,
  title: 'Resume: cover letter',
  at: 1,
  work: { text: { text: 'Dear team,' }, revision: 3 },
};

describe('companionJournal', () => {
  it('reads entries that older versions of the product stored', async () => {
    const [entry] = await journalWith(OLD).journal.entriesFor('nia');
    expect(entry).toMatchObject({ key: OLD.key, content: { text: 'Dear team,' }, sent: {} });
    expect(entry?.base).toEqual({ id: ID, revision: 3, content: { text: '' } });
  });

  it('reads an entry in the old format for a cover letter that was never saved to the account', async () => {
    const work = { text: { text: 'Dear team,' }, revision: undefined };
    const [entry] = await journalWith({ ...OLD, work }).journal.entriesFor('nia');
    expect(entry?.base).toBeNull();
  });

  it('ignores the entries of resumes and of LinkedIn texts', async () => {
    const { journal } = journalWith(
      { ...OLD, key: 'a', resumeId: RESUME },
      { ...OLD, key: 'b', resumeId: `${RESUME}/linkedin` },
    );
    expect(await journal.entriesFor('nia')).toEqual([]);
  });

  it('stores an entry without loss, in a form that older versions can read', async () => {
    const { journal, records } = journalWith();
    const entry = {
      key: companionKey(RESUME, 'cover_letter', 'editor'),
      userId: 'nia',
      resumeId: ID,
      base: { id: ID, revision: 3, content: { text: 'Dear team,' } },
      content: { text: 'Dear Ms. Lee,' },
      sent: { text: ['mark'] },
      suggested: false,
      step: 0,
      at: 2,
    };
    await journal.keep(entry);
    expect(await journal.read(entry.key)).toEqual(entry);
    expect(records.get(entry.key)?.work).toMatchObject({ text: { text: 'Dear Ms. Lee,' }, revision: 3 });
  });
});
