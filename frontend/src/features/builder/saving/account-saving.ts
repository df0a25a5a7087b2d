import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-store.js';
import type { Choice } from './choice.js';
import type { JournalEntry } from './journal.js';
import { JournalWriter } from './journal-writer.js';
import type { KeptJournal } from './journal-writer.js';
import { SaveQueue } from './save-queue.js';
import type { SavedVersion, SaveServer, SaveState } from './save-state.js';
import { Observable } from './saving.js';
import type { Saving } from './saving.js';
import { hasContent } from '../../../lib/visitor-draft.js';

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

/** Keeps a draft in the account, and in the journal whatever the account does not have yet. */
export class AccountSaving implements Saving {
  readonly place = 'account';
  private readonly shown = new Observable<SaveState>({ kind: 'saved' });
  private queue: SaveQueue;
  private readonly writer: JournalWriter;
  private leaving = false;
  /** The draft as it was when the page left it; the editor then belongs to another résumé. */
  private left: { content: DraftContent; step: number } | undefined;

  constructor(
    private readonly start: AccountStart,
    private readonly editor: Editor,
    private readonly server: SaveServer,
    journal: KeptJournal,
    private readonly events: AccountEvents,
  ) {
    this.writer = new JournalWriter(
      journal,
      start.key,
      () => this.unsaved(),
      start.found !== undefined,
      () => events.onNothingKept(),
    );
    this.queue = this.newQueue(start.base, start.firstId, start.found);
  }

  state = (): SaveState => this.shown.get();
  subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);
  save = (): Promise<SaveState> => this.queue.save();
  saved = (): SavedVersion | undefined => this.queue.saved();
  kept = (): boolean => this.writer.keeps();
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
  isUnsent = (): boolean => this.unsaved() !== null;

  /** Goes on with work that was found in the journal, on top of the server's version if that is known. */
  goOn(version: SavedVersion | undefined): void {
    if (version) this.queue.meetOther(version, false);
    this.changed();
    if (this.autosaves() && this.queue.dirty()) void this.queue.save();
  }

  changed(): void {
    this.queue.changed(this.autosaves());
    this.writer.writeSoon();
  }

  /**
   * The page may be gone in a moment: what is unsaved is written at once, and a save goes out that outlives the page.
   * @returns false when unsaved work would be lost with the page all the same
   */
  flush(): boolean {
    const isKept = this.writer.writeNow();
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

  /** Brings the journal up to date. */
  keep = (): Promise<void> => this.writer.write();

  /** Nothing happens by itself from now on. */
  halt(): void {
    this.left = { content: this.editor.content(), step: this.editor.step() };
    this.writer.cancel();
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
    this.writer.writeNow();
    return undefined;
  }

  private onSaved(version: SavedVersion): void {
    if (!this.left) this.events.onNamed(version.id);
    this.events.onSaved(version);
  }

  private autosaves(): boolean {
    return this.content().data.personal.fullName.trim() !== '';
  }

  private unsaved(): Omit<JournalEntry, 'key' | 'at'> | null {
    const base = this.queue.saved();
    const content = this.content();
    if (!this.queue.dirty() || (!base && !hasContent(content))) return null;
    return {
      userId: this.start.userId,
      resumeId: base?.id ?? this.queue.idToCreate(),
      base: base ?? null,
      content,
      ...this.queue.unanswered(),
      step: this.left?.step ?? this.editor.step(),
    };
  }
}
