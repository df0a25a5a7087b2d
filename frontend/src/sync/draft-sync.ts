import { newId } from '../lib/new-id.js';
import type { JournalEntry } from './journal.js';
import { JournalWriter } from './journal-writer.js';
import type { WritableJournal } from './journal-writer.js';
import type { Choice, MergeStrategy } from './merge-strategy.js';
import { Observable } from './saving.js';
import { SaveQueue } from './save-queue.js';
import type { SavedVersion, SaveServer, SaveState } from './save-state.js';
import type { Editor, Saving } from './saving.js';

export interface SyncEvents<Content> {
  /** Called with the content's first id, with each later id, and with null if the account no longer has the content. */
  onIdChange: (id: string | null) => void;
  onSaved: (version: SavedVersion<Content>) => void;
  onSignedOut: () => void;
  /** Called once if the browser cannot store data for this site. */
  onStorageUnavailable: () => void;
}

export interface SyncStart<Content, Part extends string> {
  userId: string;
  /** Key of the journal entry in which unsent changes are stored. */
  key: string;
  base: SavedVersion<Content> | undefined;
  firstId: string;
  entry?: JournalEntry<Content, Part>;
}

export interface SyncKind<Content, Part extends string> {
  strategy: MergeStrategy<Content, Part>;
  /** Initial content, which is not saved until the user changes it. If undefined, any content is saved immediately. */
  blank?: Content;
  autosaves: (content: Content) => boolean;
  /** Whether content that was never saved is worth storing on the device. */
  isWorthKeeping: (content: Content) => boolean;
}

/** Saves the content of an editor to the account. Unsent changes are stored in the journal. */
export class DraftSync<Content, Part extends string> implements Saving<Content, Part> {
  readonly place = 'account';
  private readonly current = new Observable<SaveState<Content, Part>>({ kind: 'saved' });
  private queue: SaveQueue<Content, Part>;
  private readonly writer: JournalWriter<Content, Part>;
  private isUnloading = false;
  /** Content and wizard step when the editor closed. A copy, because the editor may show other content later. */
  private closed: { content: Content; step: number } | undefined;

  constructor(
    private readonly kind: SyncKind<Content, Part>,
    private readonly begin: SyncStart<Content, Part>,
    private readonly editor: Editor<Content>,
    private readonly server: SaveServer<Content>,
    journal: WritableJournal<Content, Part>,
    private readonly events: SyncEvents<Content>,
  ) {
    this.writer = new JournalWriter(
      journal,
      begin.key,
      () => this.unsaved(),
      begin.entry !== undefined,
      () => events.onStorageUnavailable(),
    );
    this.queue = this.newQueue(begin.base, begin.firstId, begin.entry);
  }

  state = (): SaveState<Content, Part> => this.current.get();
  subscribe = (listener: () => void): (() => void) => this.current.subscribe(listener);
  save = (): Promise<SaveState<Content, Part>> => this.queue.save();
  saved = (): SavedVersion<Content> | undefined => this.queue.saved();
  isBackedUp = (): boolean => this.writer.isWorking();
  resolve = (choice: Choice<Part>): Promise<SaveState<Content, Part>> => this.queue.resolve(choice);
  applyRemoteSave = (version: SavedVersion<Content>, inTab: boolean): void => this.queue.mergeRemote(version, inTab);
  retryNow = (): void => this.queue.retryNow();
  sessionEnded = (): void => this.queue.sessionEnded();
  signedIn = (): void => this.queue.signedIn();
  suggestionAccepted = (): void => this.queue.suggestionAccepted();

  saveAsNew(): Promise<SaveState<Content, Part>> {
    this.queue.stop();
    this.events.onIdChange(null);
    this.queue = this.newQueue(undefined, newId());
    return this.queue.save();
  }

  /** Whether a save can start: none is running, and no conflict, deletion or sign-out prevents it. */
  isIdle = (): boolean => this.queue.canSave();
  isUnsent = (): boolean => this.unsaved() !== null;

  /** Merges the journal's unsent work with the server's version, if known, and saves the result. */
  continueFrom(version: SavedVersion<Content> | undefined): void {
    if (version) this.queue.continueFrom(version);
    this.changed();
    if (this.autosaves() && this.queue.isDirty()) void this.queue.save();
  }

  changed(): void {
    this.queue.changed(this.autosaves());
    this.writer.scheduleWrite();
  }

  /**
   * Stores unsaved work and starts a save, which may complete after the page closes. Call before the page unloads.
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

  /** Closes the editor. Resolves when the work is in the account or in the journal. */
  async stop(): Promise<void> {
    this.detach();
    await this.updateJournal();
    if (this.autosaves() && this.queue.isDirty()) await this.queue.save();
  }

  /** Continues after `stop`, with the editor's current content. */
  start(): void {
    if (!this.closed) return;
    this.closed = undefined;
    this.queue.start();
    this.changed();
  }

  updateJournal = (): Promise<void> => this.writer.write();

  detach(): void {
    this.closed = { content: this.editor.content(), step: this.editor.step() };
    this.writer.cancel();
    this.queue.stop();
  }

  private newQueue(
    base: SavedVersion<Content> | undefined,
    firstId: string,
    entry?: JournalEntry<Content, Part>,
  ): SaveQueue<Content, Part> {
    return new SaveQueue<Content, Part>(
      {
        strategy: this.kind.strategy,
        server: this.server,
        content: () => this.content(),
        replace: (content, alternatives) => this.replace(content, alternatives),
        beforeSend: () => this.beforeSend(),
        afterSave: () => this.updateJournal(),
        onState: (state) => this.setState(state),
        onSaved: (version) => this.onSaved(version),
      },
      { base, firstId, blank: this.kind.blank, sent: entry?.sent, suggested: entry?.suggested },
    );
  }

  private content(): Content {
    return this.closed?.content ?? this.editor.content();
  }

  private replace(content: Content, alternatives?: Content[]): void {
    if (this.closed) this.closed = { ...this.closed, content };
    else this.editor.replace(content, alternatives);
  }

  private setState(state: SaveState<Content, Part>): void {
    this.current.set(state);
    if (state.kind === 'saved') void this.updateJournal();
    if (state.kind === 'signed-out' && !this.closed) this.events.onSignedOut();
  }

  /** Records the content in the journal before it is sent, so that a reloaded page recognizes its own save. */
  private beforeSend(): Promise<unknown> | undefined {
    if (!this.isUnloading) return this.updateJournal();
    // Write synchronously, because an unloading page cannot wait for the database.
    this.writer.writeNow();
    return undefined;
  }

  private onSaved(version: SavedVersion<Content>): void {
    if (!this.closed) this.events.onIdChange(version.id);
    this.events.onSaved(version);
  }

  private autosaves(): boolean {
    return this.kind.autosaves(this.content());
  }

  private unsaved(): Omit<JournalEntry<Content, Part>, 'key' | 'at'> | null {
    const base = this.queue.saved();
    const content = this.content();
    if (!this.queue.isDirty() || (!base && !this.kind.isWorthKeeping(content))) return null;
    return {
      userId: this.begin.userId,
      resumeId: base?.id ?? this.queue.newResumeId(),
      base: base ?? null,
      content,
      ...this.queue.pendingState(),
      step: this.closed?.step ?? this.editor.step(),
    };
  }
}
