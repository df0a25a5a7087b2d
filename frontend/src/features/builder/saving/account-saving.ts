import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-content.js';
import type { Choice } from './choice.js';
import type { JournalEntry } from './record/journal.js';
import { JournalWriter } from './record/journal-writer.js';
import type { WritableJournal } from './record/journal-writer.js';
import { SaveQueue } from './save-queue.js';
import type { SavedVersion, SaveServer, SaveState } from './record/save-state.js';
import { Observable } from './saving.js';
import type { Saving } from './saving.js';
import { hasContent } from '../../../storage/visitor-draft.js';

export interface Editor {
  content: () => DraftContent;
  step: () => number;
  /** @param alternatives contents that the user rejected, added as undo steps */
  replace: (content: DraftContent, alternatives?: DraftContent[]) => void;
}

export interface AccountEvents {
  /** Called when the resume's id changes, also with its first id; null if the account no longer has the resume. */
  onIdChange: (id: string | null) => void;
  onSaved: (version: SavedVersion) => void;
  onSignedOut: () => void;
  /** Called once if the browser cannot store data for this site. */
  onStorageUnavailable: () => void;
}

export interface AccountStart {
  userId: string;
  /** Key of the journal entry in which unsent changes are stored. */
  key: string;
  base: SavedVersion | undefined;
  firstId: string;
  /** Unsent work that the journal contains. */
  entry?: JournalEntry;
}

/** Saves a draft to the account. Unsent changes are kept in the journal. */
export class AccountSaving implements Saving {
  readonly place = 'account';
  private readonly current = new Observable<SaveState>({ kind: 'saved' });
  private queue: SaveQueue;
  private readonly writer: JournalWriter;
  private isUnloading = false;
  /** The draft as it was when closed, because the editor shows another resume afterwards. */
  private closed: { content: DraftContent; step: number } | undefined;

  constructor(
    private readonly start: AccountStart,
    private readonly editor: Editor,
    private readonly server: SaveServer,
    journal: WritableJournal,
    private readonly events: AccountEvents,
  ) {
    this.writer = new JournalWriter(
      journal,
      start.key,
      () => this.unsaved(),
      start.entry !== undefined,
      () => events.onStorageUnavailable(),
    );
    this.queue = this.newQueue(start.base, start.firstId, start.entry);
  }

  state = (): SaveState => this.current.get();
  subscribe = (listener: () => void): (() => void) => this.current.subscribe(listener);
  save = (): Promise<SaveState> => this.queue.save();
  saved = (): SavedVersion | undefined => this.queue.saved();
  isBackedUp = (): boolean => this.writer.isWorking();
  resolve = (choice: Choice): Promise<SaveState> => this.queue.resolve(choice);
  applyRemoteSave = (version: SavedVersion, inTab: boolean): void => this.queue.mergeRemote(version, inTab);
  retryNow = (): void => this.queue.retryNow();
  sessionEnded = (): void => this.queue.sessionEnded();
  signedIn = (): void => this.queue.signedIn();
  suggestionAccepted = (): void => this.queue.suggestionAccepted();

  saveAsNew(): Promise<SaveState> {
    this.queue.stop();
    this.events.onIdChange(null);
    this.queue = this.newQueue(undefined, newId());
    return this.queue.save();
  }

  /** Whether no save is running and there is no unresolved conflict. */
  isIdle = (): boolean => this.queue.canSave();
  /** Whether there are unsent changes. */
  isUnsent = (): boolean => this.unsaved() !== null;

  /** Opens work from the journal and merges it with the server's version, if known. */
  continueFrom(version: SavedVersion | undefined): void {
    if (version) this.queue.mergeRemote(version, false);
    this.changed();
    if (this.autosaves() && this.queue.isDirty()) void this.queue.save();
  }

  changed(): void {
    this.queue.changed(this.autosaves());
    this.writer.scheduleWrite();
  }

  /**
   * Stores unsaved work and sends a save that completes after the page closes. Call before the page may unload.
   *
   * @returns false if unsaved work would be lost
   */
  flush(): boolean {
    const isStored = this.writer.writeNow();
    if (!this.queue.isDirty() || !this.autosaves() || !this.queue.canSave()) return isStored;
    this.isUnloading = true;
    void this.queue.save();
    this.isUnloading = false;
    return isStored || this.server.outlivesPage(this.content());
  }

  /** Closes the draft. Resolves when the work is in the account or in the journal. */
  async stop(): Promise<void> {
    this.detach();
    await this.updateJournal();
    if (this.autosaves() && this.queue.isDirty()) await this.queue.save();
  }

  updateJournal = (): Promise<void> => this.writer.write();

  /** Disconnects from the editor and stops automatic saving. */
  detach(): void {
    this.closed = { content: this.editor.content(), step: this.editor.step() };
    this.writer.cancel();
    this.queue.stop();
  }

  private newQueue(base: SavedVersion | undefined, firstId: string, entry?: JournalEntry): SaveQueue {
    return new SaveQueue(
      {
        server: this.server,
        content: () => this.content(),
        replace: (content, alternatives) => this.replace(content, alternatives),
        beforeSend: () => this.beforeSend(),
        onState: (state) => this.setState(state),
        onSaved: (version) => this.onSaved(version),
      },
      { base, firstId, sent: entry?.sent, suggested: entry?.suggested },
    );
  }

  private content(): DraftContent {
    return this.closed?.content ?? this.editor.content();
  }

  private replace(content: DraftContent, alternatives?: DraftContent[]): void {
    if (this.closed) this.closed = { ...this.closed, content };
    else this.editor.replace(content, alternatives);
  }

  private setState(state: SaveState): void {
    this.current.set(state);
    if (state.kind === 'saved') void this.updateJournal();
    if (state.kind === 'signed-out' && !this.closed) this.events.onSignedOut();
  }

  /** Records the sent content in the journal, so that a later page recognizes it as its own save. */
  private beforeSend(): Promise<unknown> | undefined {
    if (!this.isUnloading) return this.updateJournal();
    // Write synchronously, because an unloading page cannot wait for the database.
    this.writer.writeNow();
    return undefined;
  }

  private onSaved(version: SavedVersion): void {
    if (!this.closed) this.events.onIdChange(version.id);
    this.events.onSaved(version);
  }

  private autosaves(): boolean {
    return this.content().data.personal.fullName.trim() !== '';
  }

  private unsaved(): Omit<JournalEntry, 'key' | 'at'> | null {
    const base = this.queue.saved();
    const content = this.content();
    if (!this.queue.isDirty() || (!base && !hasContent(content))) return null;
    return {
      userId: this.start.userId,
      resumeId: base?.id ?? this.queue.newResumeId(),
      base: base ?? null,
      content,
      ...this.queue.pendingState(),
      step: this.closed?.step ?? this.editor.step(),
    };
  }
}
