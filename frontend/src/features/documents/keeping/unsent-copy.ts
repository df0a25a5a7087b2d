import { journalStore, type JournalRecord, type JournalStore } from '../../../lib/journal-store.js';

/** A text that the account does not have yet, and the revision that it was written on. */
export interface UnsentText<Content> {
  content: Content;
  revision: number | undefined;
}

export interface UnsentOwner {
  userId: string;
  /** Names one document of one résumé. */
  name: string;
  /** What the person is told is not saved yet, as when they sign out. */
  title: string;
}

/** The one record in this browser of what a document's page has not sent; signing out wipes it like everything else. */
export class UnsentCopy<Content> {
  private lastWrite = 0;

  constructor(
    private readonly owner: UnsentOwner,
    private readonly store: JournalStore = journalStore,
  ) {}

  /** @returns false when the browser keeps nothing for this site */
  keep = (unsent: UnsentText<Content>): Promise<boolean> => this.store.put(this.recordOf(unsent));

  /** The same for a page that may be gone in a moment: it is written when this returns. */
  keepNow = (unsent: UnsentText<Content>): boolean => this.store.putNow(this.recordOf(unsent));

  forget = (): Promise<void> => this.store.remove(this.key());

  async find(read: (value: unknown) => Content): Promise<UnsentText<Content> | null> {
    const key = this.key();
    const record = (await this.store.all()).find((known) => known.key === key && known.userId === this.owner.userId);
    const work = record?.work as { text?: unknown; revision?: unknown } | null | undefined;
    if (!work?.text) return null;
    return { content: read(work.text), revision: typeof work.revision === 'number' ? work.revision : undefined };
  }

  private key = (): string => `document.${this.owner.name}`;

  private recordOf({ content, revision }: UnsentText<Content>): JournalRecord {
    const { userId, name, title } = this.owner;
    // Two writes within a millisecond, or over a clock that was put back, keep their order.
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    // Not under the résumé's id: it is no unsent work on the résumé itself.
    return { key: this.key(), userId, resumeId: name, title, at: this.lastWrite, work: { text: content, revision } };
  }
}
