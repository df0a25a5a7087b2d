import { journalStore } from '../../../../storage/journal-store.js';
import type { JournalRecord, JournalStore } from '../../../../storage/journal-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { readContent, readId } from '../../../../storage/device-storage.js';
import { readFingerprints } from './save-echo.js';
import type { SentFingerprints } from './save-echo.js';
import type { SavedVersion } from './save-state.js';

/** Unsent work on a resume. Stored on the device, so that it survives reloads, crashes and network failures. */
export interface JournalEntry {
  /** Identifies the editor that wrote the entry. */
  key: string;
  /** Id of the owner; empty in entries from older versions. */
  userId: string;
  resumeId: string;
  /** The version on which the work is based; null if the resume was never saved. */
  base: SavedVersion | null;
  content: DraftContent;
  /** Fingerprints of requests, sent since that version, whose response is missing. */
  sent: SentFingerprints;
  /** Whether the work includes an accepted AI suggestion. */
  suggested: boolean;
  /** Wizard step, 0 to 7. */
  step: number;
  /** Time of writing, in milliseconds since 1970. */
  at: number;
}

export class Journal {
  constructor(private readonly store: JournalStore) {}

  /**
   * Stores an entry.
   *
   * @returns false if the browser cannot store data for this site
   */
  keep = (entry: JournalEntry): Promise<boolean> => this.store.put(recordOf(entry));

  /** Stores an entry synchronously, for a page that may unload at any moment. */
  keepNow = (entry: JournalEntry): boolean => this.store.putNow(recordOf(entry));

  forget = (key: string): Promise<void> => this.store.remove(key);

  /** Returns the user's entries and entries without an owner, oldest first. */
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

/** Validates a stored record, which may come from an older version. */
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
    sent: readFingerprints(from.sent),
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
