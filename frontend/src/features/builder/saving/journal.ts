import { journalStore } from '../../../lib/journal-store.js';
import type { JournalRecord, JournalStore } from '../../../lib/journal-store.js';
import type { DraftContent } from '../draft/draft-store.js';
import { readContent, readId } from '../../../lib/device-storage.js';
import { readMarks } from './own-saves.js';
import type { SentMarks } from './own-saves.js';
import type { SavedVersion } from './save-state.js';

/** Work on one résumé that the account does not have yet, kept so that a reload, a crash or a dead network loses nothing. */
export interface JournalEntry {
  /** Of the editor that wrote it. */
  key: string;
  /** Whose it is; empty when an older version of the product kept it. */
  userId: string;
  resumeId: string;
  /** What the work started from; null for a résumé that was never saved. */
  base: SavedVersion | null;
  content: DraftContent;
  /** What was sent on that base without an answer, so far. */
  sent: SentMarks;
  /** Whether accepted words of the AI are in it. */
  suggested: boolean;
  /** Where the person was, from 0 to 7. */
  step: number;
  /** When it was written, in milliseconds. */
  at: number;
}

export class Journal {
  constructor(private readonly store: JournalStore) {}

  /** @returns false when the browser keeps nothing for this site */
  keep = (entry: JournalEntry): Promise<boolean> => this.store.put(recordOf(entry));

  /** The same for a page that may be gone in a moment: it is written when this returns. */
  keepNow = (entry: JournalEntry): boolean => this.store.putNow(recordOf(entry));

  forget = (key: string): Promise<void> => this.store.remove(key);

  /** The account's entries and those of nobody known, the oldest first. */
  async entriesFor(userId: string): Promise<JournalEntry[]> {
    const records = await this.store.all();
    return records
      .filter((record) => record.userId === userId || record.userId === '')
      .flatMap((record) => readEntry(record) ?? []);
  }

  async read(key: string): Promise<JournalEntry | null> {
    const record = (await this.store.all()).find((known) => known.key === key);
    return record ? readEntry(record) : null;
  }
}

export const journal = new Journal(journalStore);

const recordOf = ({ key, userId, resumeId, at, ...work }: JournalEntry): JournalRecord => ({
  key,
  userId,
  resumeId,
  at,
  title: work.content.title,
  work,
});

/** Reads what an older version of the product, or a person with developer tools, may have left there. */
function readEntry({ key, userId, resumeId, at, work }: JournalRecord): JournalEntry | null {
  const from = typeof work === 'object' && work !== null ? (work as Record<string, unknown>) : {};
  const id = readId(resumeId);
  if (!id || typeof from.content !== 'object' || from.content === null) return null;
  return {
    key,
    userId,
    resumeId: id,
    base: readBase(id, from.base),
    content: readContent(from.content),
    sent: readMarks(from.sent),
    suggested: from.suggested === true,
    step: typeof from.step === 'number' ? from.step : 0,
    at,
  };
}

function readBase(id: string, value: unknown): SavedVersion | null {
  if (typeof value !== 'object' || value === null) return null;
  const base = value as Record<string, unknown>;
  return typeof base.revision === 'number' ? { id, revision: base.revision, content: readContent(base.content) } : null;
}
