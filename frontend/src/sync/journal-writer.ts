import type { Journal, JournalEntry } from './journal.js';

export type WritableJournal<Content, Part extends string> = Pick<Journal<Content, Part>, 'keep' | 'keepNow' | 'forget'>;

/** Milliseconds without typing before the journal is written. */
export const JOURNAL_DELAY = 400;

/** Writes the journal entry of one editor while the editor has unsaved work, and then deletes the entry. */
export class JournalWriter<Content, Part extends string> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastWrite = 0;
  private canStore = true;
  /** Content that the journal is known to contain; undefined if unknown. */
  private stored: Content | undefined;

  /**
   * @param entry returns the unsaved work, or null if there is none
   * @param hasEntry whether the journal may already contain an entry
   * @param onStorageUnavailable called if the browser cannot store data for this site
   */
  constructor(
    private readonly journal: WritableJournal<Content, Part>,
    private readonly key: string,
    private readonly entry: () => Omit<JournalEntry<Content, Part>, 'key' | 'at'> | null,
    private hasEntry: boolean,
    private readonly onStorageUnavailable: () => void,
  ) {}

  /** Whether unsaved work survives closing the page. */
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
      await this.keep(entry);
    } else if (this.hasEntry) {
      this.hasEntry = false;
      this.stored = undefined;
      await this.journal.forget(this.key);
    }
  }

  /**
   * Writes the entry synchronously, for a page that is about to unload.
   *
   * @returns false if unsaved work would be lost
   */
  writeNow(): boolean {
    const entry = this.stamped();
    if (!entry) return true;
    this.hasEntry = true;
    const isStored = this.stored === entry.content;
    // Write to the database as well: it has more space, and this write may finish before the page unloads.
    void this.keep(entry);
    return this.journal.keepNow(entry) || isStored;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }

  private stamped(): JournalEntry<Content, Part> | null {
    const entry = this.entry();
    if (!entry) return null;
    // Make every timestamp later than the previous one, even within one millisecond or when the clock is set back.
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    return { ...entry, key: this.key, at: this.lastWrite };
  }

  private async keep(entry: JournalEntry<Content, Part>): Promise<void> {
    const isStored = await this.journal.keep(entry);
    this.stored = isStored && this.hasEntry ? entry.content : undefined;
    if (this.canStore && !isStored) this.onStorageUnavailable();
    this.canStore = isStored;
  }
}
