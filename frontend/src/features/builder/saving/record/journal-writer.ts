import type { Journal, JournalEntry } from './journal.js';

export type WritableJournal = Pick<Journal, 'keep' | 'keepNow' | 'forget'>;

/** Milliseconds without typing before the journal is written. */
export const JOURNAL_DELAY = 400;

/** Writes one editor's journal entry while there is unsaved work and deletes it otherwise. */
export class JournalWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastWrite = 0;
  private canStore = true;

  /**
   * @param entry returns the unsaved work; null if there is none
   * @param hasEntry whether the journal may already have an entry
   * @param onStorageUnavailable called if the browser stores nothing for this site
   */
  constructor(
    private readonly journal: WritableJournal,
    private readonly key: string,
    private readonly entry: () => Omit<JournalEntry, 'key' | 'at'> | null,
    private hasEntry: boolean,
    private readonly onStorageUnavailable: () => void,
  ) {}

  /** False while unsaved work would be lost with the page. */
  isWorking = (): boolean => this.canStore;

  scheduleWrite(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), JOURNAL_DELAY);
  }

  async write(): Promise<void> {
    this.cancel();
    const entry = this.stamped();
    if (entry) {
      this.hasEntry = true;
      this.setCanStore(await this.journal.keep(entry));
    } else if (this.hasEntry) {
      this.hasEntry = false;
      await this.journal.forget(this.key);
    }
  }

  /** Writes synchronously, for a page that may unload at any moment. @returns false when work would be lost */
  writeNow(): boolean {
    const entry = this.stamped();
    if (!entry) return true;
    this.hasEntry = true;
    // The database has more space, and its write may still finish in time.
    void this.journal.keep(entry).then((isStored) => this.setCanStore(isStored));
    return this.journal.keepNow(entry) || this.canStore;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }

  private stamped(): JournalEntry | null {
    const entry = this.entry();
    if (!entry) return null;
    // Strictly increasing, even within a millisecond or when the clock is set back.
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    return { ...entry, key: this.key, at: this.lastWrite };
  }

  private setCanStore(canStore: boolean): void {
    if (this.canStore && !canStore) this.onStorageUnavailable();
    this.canStore = canStore;
  }
}
