import type { Journal, JournalEntry } from './journal.js';

/** What of the journal an editor needs. */
export type KeptJournal = Pick<Journal, 'keep' | 'keepNow' | 'forget'>;

/** Writing to the browser waits for the end of a word. Milliseconds. */
export const JOURNAL_PAUSE = 400;

/** Keeps one editor's entry of the journal up to date: there while something is unsaved, gone otherwise. */
export class JournalWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastWrite = 0;
  private works = true;

  /**
   * @param entry what is unsaved; null when nothing is
   * @param hasEntry whether the journal may hold one already
   * @param onNothingKept the browser keeps nothing for this site
   */
  constructor(
    private readonly journal: KeptJournal,
    private readonly key: string,
    private readonly entry: () => Omit<JournalEntry, 'key' | 'at'> | null,
    private hasEntry: boolean,
    private readonly onNothingKept: () => void,
  ) {}

  /** False while what is unsaved would be lost with this page. */
  keeps = (): boolean => this.works;

  writeSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), JOURNAL_PAUSE);
  }

  async write(): Promise<void> {
    this.cancel();
    const entry = this.stamped();
    if (entry) {
      this.hasEntry = true;
      this.note(await this.journal.keep(entry));
    } else if (this.hasEntry) {
      this.hasEntry = false;
      await this.journal.forget(this.key);
    }
  }

  /** For a page that may be gone in a moment. @returns whether nothing unsaved would be lost */
  writeNow(): boolean {
    const entry = this.stamped();
    if (!entry) return true;
    this.hasEntry = true;
    // The database may still make it, and has more room.
    void this.journal.keep(entry).then((kept) => this.note(kept));
    return this.journal.keepNow(entry) || this.works;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }

  private stamped(): JournalEntry | null {
    const entry = this.entry();
    if (!entry) return null;
    // Two writes within a millisecond, or over a clock that was put back, keep their order.
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    return { ...entry, key: this.key, at: this.lastWrite };
  }

  private note(kept: boolean): void {
    if (this.works && !kept) this.onNothingKept();
    this.works = kept;
  }
}
