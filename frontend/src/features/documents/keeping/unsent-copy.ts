import { journalStore, type JournalRecord, type JournalStore } from '../../../storage/journal-store.js';

export interface UnsentText<Content> {
  content: Content;
  /** The account's revision that it is based on. */
  revision: number | undefined;
}

export interface UnsentOwner {
  userId: string;
  /** Identifies one text of one resume. */
  name: string;
  /** Shown to users in warnings about unsaved work, e.g. when they sign out. */
  title: string;
}

/** The copy in this browser of a text that was not sent yet. Deleted at sign-out, like the whole journal. */
export class UnsentCopy<Content> {
  private lastWrite = 0;

  constructor(
    private readonly owner: UnsentOwner,
    private readonly store: JournalStore = journalStore,
  ) {}

  /** @returns false when the browser stores nothing for this site */
  keep = (unsent: UnsentText<Content>): Promise<boolean> => this.store.put(this.recordOf(unsent));

  /** Writes synchronously, for a page that may unload at any moment. */
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
    // Strictly increasing, even within a millisecond or when the clock is set back.
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    // Not the resume's id: this is not unsent work on the resume itself.
    return { key: this.key(), userId, resumeId: name, title, at: this.lastWrite, work: { text: content, revision } };
  }
}
