import { journalStore, type JournalRecord, type JournalStore } from '../../../storage/journal-store.js';

export interface UnsentText<Content> {
  content: Content;
  /** Revision in the account on which the text is based. */
  revision: number | undefined;
}

export interface UnsentOwner {
  userId: string;
  /** Identifies one companion text of one resume. */
  name: string;
  /** Title for warnings about unsaved work, such as at sign-out. */
  title: string;
}

/** Copy of an unsent text in this browser. Sign-out deletes it with the rest of the journal. */
export class UnsentCopy<Content> {
  private lastWrite = 0;

  constructor(
    private readonly owner: UnsentOwner,
    private readonly store: JournalStore = journalStore,
  ) {}

  /**
   * Stores the copy.
   *
   * @returns false if the browser cannot store data for this site
   */
  keep = (unsent: UnsentText<Content>): Promise<boolean> => this.store.put(this.recordOf(unsent));

  /** Stores the copy synchronously, for a page that may unload at any moment. */
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
    // Increase strictly, even within one millisecond or when the clock is set back.
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    // Use the text's name instead of the resume's id, because the record is no unsent work on the resume itself.
    return { key: this.key(), userId, resumeId: name, title, at: this.lastWrite, work: { text: content, revision } };
  }
}
