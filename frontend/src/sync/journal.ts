import type { JournalRecord, JournalStore } from '../storage/journal-store.js';
import type { SentFingerprints } from './merge-strategy.js';
import type { SavedVersion } from './save-state.js';

/** Unsent work. Stored on the device, so that it survives reloads, crashes and network failures. */
export interface JournalEntry<Content, Part extends string> {
  /** Identifies the editor that wrote the entry. */
  key: string;
  /** Id of the owner; empty in entries from older releases. */
  userId: string;
  /** Id of the content: the id of a resume or of a companion text. */
  resumeId: string;
  /** The version on which the work is based; null if the content was never saved. */
  base: SavedVersion<Content> | null;
  content: Content;
  /** Fingerprints of requests that were sent after `base` was saved and that received no response. */
  sent: SentFingerprints<Part>;
  /** Whether the work includes an accepted AI suggestion. */
  suggested: boolean;
  /** Wizard step, 0 to 7. Always 0 in editors without steps. */
  step: number;
  /** Time of writing, in milliseconds since 1970. */
  at: number;
}

/** Converts the journal entries of one kind of content to and from their stored form. */
export interface JournalFormat<Content, Part extends string> {
  recordOf: (entry: JournalEntry<Content, Part>) => JournalRecord;
  /** Validates a stored record, which may come from an older release. Returns null for other kinds of content. */
  read: (record: JournalRecord) => JournalEntry<Content, Part> | null;
}

export class Journal<Content, Part extends string> {
  constructor(
    private readonly store: JournalStore,
    private readonly format: JournalFormat<Content, Part>,
  ) {}

  /** @returns false if the browser cannot store data for this site */
  keep = (entry: JournalEntry<Content, Part>): Promise<boolean> => this.store.put(this.format.recordOf(entry));

  keepNow = (entry: JournalEntry<Content, Part>): boolean => this.store.putNow(this.format.recordOf(entry));

  forget = (key: string): Promise<void> => this.store.remove(key);

  /** Returns the user's entries and entries without an owner, oldest first. */
  async entriesFor(userId: string): Promise<JournalEntry<Content, Part>[]> {
    const records = await this.store.all();
    return records
      .filter((record) => record.userId === userId || record.userId === '')
      .flatMap((record) => this.format.read(record) ?? []);
  }

  async read(key: string): Promise<JournalEntry<Content, Part> | null> {
    const record = (await this.store.all()).find((known) => known.key === key);
    return record ? this.format.read(record) : null;
  }
}
