import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-store.js';
import type { Choice } from './choice.js';
import type { Journal, JournalEntry } from './journal.js';
import { SaveQueue } from './save-queue.js';
import type { SavedVersion, SaveServer, SaveState } from './save-state.js';
import { Observable } from './saving.js';
import type { Saving } from './saving.js';
import { hasContent } from './visitor-draft.js';

/** Writing to the browser waits for the end of a word. Milliseconds. */
export const JOURNAL_PAUSE = 400;

/** The editor whose résumé is kept. */
export interface Editor {
  content: () => DraftContent;
  step: () => number;
  /** @param alternatives other contents that there was a choice from, for undo */
  replace: (content: DraftContent, alternatives?: DraftContent[]) => void;
}

export interface AccountEvents {
  /** The résumé has another id from now on, or its first; null when it is none of the account's any more. */
  onNamed: (id: string | null) => void;
  onSaved: (version: SavedVersion) => void;
  onSignedOut: () => void;
  /** The browser keeps nothing for this site; told once. */
  onNothingKept: () => void;
}

export interface AccountStart {
  userId: string;
  /** Of the journal's entry: that of work that was found, or a new one. */
  key: string;
  base: SavedVersion | undefined;
  firstId: string;
  /** Work that was found in the journal. */
  found?: JournalEntry;
}

type KeptJournal = Pick<Journal, 'keep' | 'keepNow' | 'forget'>;

/** Keeps a draft in the account, and in the journal whatever the account does not have yet. */
export class AccountSaving implements Saving {
  readonly place = 'account';
  private readonly shown = new Observable<SaveState>({ kind: 'saved' });
  private queue: SaveQueue;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastWrite = 0;
  private isKept = true;
  /** Whether the journal may hold an entry of this editor. */
  private hasEntry: boolean;
  private leaving = false;
  /** The draft as it was when the page left it; the editor then belongs to another résumé. */
  private left: { content: DraftContent; step: number } | undefined;

  constructor(
    private readonly start: AccountStart,
    private readonly editor: Editor,
    private readonly server: SaveServer,
    private readonly journal: KeptJournal,
    private readonly events: AccountEvents,
  ) {
    this.hasEntry = start.found !== undefined;
    this.queue = this.newQueue(start.base, start.firstId, start.found);
  }

  state = (): SaveState => this.shown.get();
  subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);
  save = (): Promise<SaveState> => this.queue.save();
  saved = (): SavedVersion | undefined => this.queue.saved();
  /** False while what is unsaved would be lost with this page. */
  kept = (): boolean => this.isKept;
  resolve = (choice: Choice): Promise<SaveState> => this.queue.resolve(choice);
  otherSaved = (version: SavedVersion, inTab: boolean): void => this.queue.meetOther(version, inTab);
  reachable = (): void => this.queue.reachable();
  sessionEnded = (): void => this.queue.sessionEnded();
  signedIn = (): void => this.queue.signedIn();
  suggestionAccepted = (): void => this.queue.suggestionAccepted();

  saveAsNew(): Promise<SaveState> {
    this.queue.stop();
    this.events.onNamed(null);
    this.queue = this.newQueue(undefined, newId());
    return this.queue.save();
  }

  /** Whether it only listens: nothing is under way and nobody has to choose. */
  isWaiting = (): boolean => this.queue.isFree();
  /** Whether there is work that the account does not have. */
  isUnsent = (): boolean => this.entry() !== null;

  /** Goes on with work that was found in the journal, on top of the server's version if that is known. */
  goOn(version: SavedVersion | undefined): void {
    if (version) this.queue.meetOther(version, false);
    this.changed();
    if (this.autosaves() && this.queue.dirty()) void this.queue.save();
  }

  changed(): void {
    this.queue.changed(this.autosaves());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), JOURNAL_PAUSE);
  }

  /**
   * The page may be gone in a moment: what is unsaved is written at once, and a save goes out that outlives the page.
   * @returns false when unsaved work would be lost with the page all the same
   */
  flush(): boolean {
    const isKept = this.keepNow();
    if (!this.queue.dirty() || !this.autosaves() || !this.queue.isFree()) return isKept;
    this.leaving = true;
    void this.queue.save();
    this.leaving = false;
    return isKept || this.server.outlivesPage(this.content());
  }

  /** The draft is left. @returns once everything is either in the account or in the journal */
  async stop(): Promise<void> {
    this.halt();
    await this.keep();
    if (this.autosaves() && this.queue.dirty()) await this.queue.save();
  }

  /** Nothing happens by itself from now on. */
  halt(): void {
    this.left = { content: this.editor.content(), step: this.editor.step() };
    clearTimeout(this.timer);
    this.queue.stop();
  }

  private newQueue(base: SavedVersion | undefined, firstId: string, found?: JournalEntry): SaveQueue {
    return new SaveQueue(
      {
        server: this.server,
        content: () => this.content(),
        replace: (content, alternatives) => this.replace(content, alternatives),
        beforeSend: () => this.beforeSend(),
        onState: (state) => this.show(state),
        onSaved: (version) => this.onSaved(version),
      },
      { base, firstId, sent: found?.sent, suggested: found?.suggested },
    );
  }

  private content(): DraftContent {
    return this.left?.content ?? this.editor.content();
  }

  private replace(content: DraftContent, alternatives?: DraftContent[]): void {
    if (this.left) this.left = { ...this.left, content };
    else this.editor.replace(content, alternatives);
  }

  private show(state: SaveState): void {
    this.shown.set(state);
    // The account has it, whether it was sent just now or recognised as sent before.
    if (state.kind === 'saved') void this.keep();
    if (state.kind === 'signed-out' && !this.left) this.events.onSignedOut();
  }

  /** What is under way is known to the journal, so that whoever finds it recognises its own save. */
  private beforeSend(): Promise<unknown> | undefined {
    if (!this.leaving) return this.keep();
    // A request that must leave with the page cannot wait for a database.
    this.keepNow();
    return undefined;
  }

  private onSaved(version: SavedVersion): void {
    if (!this.left) this.events.onNamed(version.id);
    this.events.onSaved(version);
  }

  private autosaves(): boolean {
    return this.content().data.personal.fullName.trim() !== '';
  }

  /** Brings the journal up to date: an entry while something is unsaved, none otherwise. */
  async keep(): Promise<void> {
    clearTimeout(this.timer);
    const entry = this.entry();
    if (entry) {
      this.hasEntry = true;
      this.noteKept(await this.journal.keep(entry));
    } else if (this.hasEntry) {
      this.hasEntry = false;
      await this.journal.forget(this.start.key);
    }
  }

  private keepNow(): boolean {
    const entry = this.entry();
    if (!entry) return true;
    this.hasEntry = true;
    // The database may still make it, and has more room.
    void this.journal.keep(entry).then((kept) => this.noteKept(kept));
    return this.journal.keepNow(entry) || this.isKept;
  }

  private entry(): JournalEntry | null {
    const base = this.queue.saved();
    const content = this.content();
    if (!this.queue.dirty() || (!base && !hasContent(content))) return null;
    this.lastWrite = Math.max(Date.now(), this.lastWrite + 1);
    return {
      key: this.start.key,
      userId: this.start.userId,
      resumeId: base?.id ?? this.queue.idToCreate(),
      base: base ?? null,
      content,
      ...this.queue.unanswered(),
      step: this.left?.step ?? this.editor.step(),
      at: this.lastWrite,
    };
  }

  private noteKept(kept: boolean): void {
    if (this.isKept && !kept) this.events.onNothingKept();
    this.isKept = kept;
  }
}
