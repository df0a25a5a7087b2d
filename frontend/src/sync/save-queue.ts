import { newId } from '../lib/new-id.js';
import { AUTOSAVE_DELAY, RetryDelay } from '../lib/save-timing.js';
import type { Choice, MergeStrategy, SentFingerprints } from './merge-strategy.js';
import { equalAsStored } from './merge-strategy.js';
import { messages } from './messages.js';
import { addFingerprints, rebaseOnEcho } from './save-echo.js';
import type { QueueStart, SaveQueueOptions } from './save-queue-options.js';
import type { SaveAnswer, SavedVersion, SaveState } from './save-state.js';

/** Milliseconds between retries while the account's storage is full. Another device may free space. */
const FULL_RETRY = 30_000;

/**
 * Sends saves one request at a time, so that concurrent saves, such as autosave and Ctrl+S, cannot create two resumes
 * or overtake each other. Changes made during a request are sent in the next one.
 */
export class SaveQueue<Content, Part extends string> {
  private state: SaveState<Content, Part> = { kind: 'saved' };
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly retries = new RetryDelay();
  private stopped = false;
  private autosave = true;
  private base: SavedVersion<Content> | undefined;
  private firstId: string;
  private sent: SentFingerprints<Part>;
  /** Number of accepted AI suggestions that are not yet saved. */
  private suggestions: number;
  private hasNewId = false;
  /** The newest known version that another tab or device saved. */
  private remote: { version: SavedVersion<Content>; inTab: boolean } | undefined;
  private readonly strategy: MergeStrategy<Content, Part>;
  private readonly blank: Content | undefined;

  constructor(
    private readonly options: SaveQueueOptions<Content, Part>,
    { base, firstId, blank, sent = {}, suggested = false }: QueueStart<Content, Part>,
  ) {
    this.strategy = options.strategy;
    this.blank = blank;
    this.base = base;
    this.firstId = firstId;
    this.sent = sent;
    this.suggestions = suggested ? 1 : 0;
  }

  /** Schedules a save if `autosave` is true. Call after each change to the content. */
  changed(autosave: boolean): void {
    this.autosave = autosave;
    if (this.state.kind === 'conflict' || this.state.kind === 'gone' || this.state.kind === 'signed-out') return;
    if (!this.isDirty()) {
      this.clearTimer();
      if (!this.running) this.setState({ kind: 'saved' });
      return;
    }
    if (this.running || this.state.kind === 'offline') return;
    // Keep the state `full`, so that its notice stays visible.
    if (this.state.kind !== 'full') this.setState({ kind: 'unsaved' });
    this.clearTimer();
    if (autosave) this.scheduleSave(AUTOSAVE_DELAY);
  }

  /** Saves unsaved changes, after any running save. */
  async save(): Promise<SaveState<Content, Part>> {
    await this.sendOnce();
    // Send the changes that were made during the save.
    while (this.running || (this.state.kind === 'unsaved' && this.autosave && this.isDirty()))
      await (this.running ?? this.sendOnce());
    return this.state;
  }

  /** Call when the network connection returns or storage space is freed. */
  retryNow(): void {
    if (this.state.kind === 'offline' || this.state.kind === 'full') void this.save();
  }

  /** Stops saving until the next sign-in. Call if another tab reports that the session has ended. */
  sessionEnded(): void {
    if (!this.canSave()) return;
    this.clearTimer();
    this.setState({ kind: 'signed-out' });
  }

  signedIn(): void {
    if (this.state.kind !== 'signed-out') return;
    this.setState({ kind: 'saved' });
    if (this.isDirty() && this.autosave) void this.save();
    else this.changed(this.autosave);
  }

  suggestionAccepted(): void {
    this.suggestions += 1;
  }

  /**
   * Merges a save by another tab or device with the unsaved changes. Leaves conflicts to the next save, so that typing
   * is not interrupted.
   */
  mergeRemote(theirs: SavedVersion<Content>, inTab: boolean): void {
    if (this.base && (theirs.id !== this.base.id || theirs.revision <= this.base.revision)) return;
    const startedFrom = this.base ? this.base.content : this.blank;
    if (startedFrom === undefined) return;
    this.remote = { version: theirs, inTab };
    if (!this.canSave()) return;
    const { merged, conflicts } = this.merge(startedFrom, theirs, this.sent);
    if (conflicts.length > 0) return;
    this.accept(theirs, merged);
    if (this.state.kind !== 'offline') this.changed(this.autosave);
  }

  /**
   * Merges the server's version with the unsent work of a closed editor. Reports conflicts immediately, because the
   * user is not typing yet.
   */
  continueFrom(theirs: SavedVersion<Content>): void {
    if (!this.canSave() || (this.base && theirs.revision <= this.base.revision)) return;
    const startedFrom = this.base?.content ?? this.strategy.baseAfterCreate(this.sent, this.options.content());
    this.acceptOrReport(startedFrom, theirs, this.sent);
  }

  isDirty(): boolean {
    const base = this.base ? this.base.content : this.blank;
    return base === undefined || Object.keys(this.strategy.changes(base, this.options.content())).length > 0;
  }

  canSave(): boolean {
    return !this.running && !['conflict', 'gone', 'signed-out'].includes(this.state.kind);
  }

  saved(): SavedVersion<Content> | undefined {
    return this.base;
  }

  newResumeId(): string {
    return this.firstId;
  }

  /** Returns the data that the journal needs to continue saving after a reload. */
  pendingState(): { sent: SentFingerprints<Part>; suggested: boolean } {
    return { sent: this.sent, suggested: this.suggestions > 0 };
  }

  /** Applies the user's choice in a conflict, then saves the result over the other version. */
  resolve(choice: Choice<Part>): Promise<SaveState<Content, Part>> {
    if (this.state.kind !== 'conflict') return Promise.resolve(this.state);
    const { theirs, base, parts } = this.state;
    const { chosen, alternatives } = this.strategy.choose(base, this.options.content(), theirs.content, parts, choice);
    this.accept(theirs, chosen, alternatives);
    this.state = { kind: 'unsaved' };
    if (this.isDirty()) return this.save();
    this.setState({ kind: 'saved' });
    return Promise.resolve(this.state);
  }

  /** Stops automatic saves and retries. Unsent changes stay in the journal. */
  stop(): void {
    this.stopped = true;
    this.clearTimer();
  }

  start(): void {
    this.stopped = false;
  }

  private async sendOnce(): Promise<void> {
    this.clearTimer();
    while (this.running) await this.running;
    if (this.state.kind === 'conflict' || !this.isDirty()) return;
    // Clear `running` even after an exception, because nothing is saved while it is set.
    this.running = this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
    if (this.remote) this.mergeRemote(this.remote.version, this.remote.inTab);
    if (this.state.kind === 'saved' && this.isDirty()) this.changed(this.autosave);
  }

  private async run(): Promise<void> {
    if (this.state.kind !== 'full') this.setState({ kind: 'saving' });
    const content = this.options.content();
    const { suggestions, sent: sentBefore } = this;
    this.sent = addFingerprints(this.strategy, content, this.sent);
    const recorded = this.options.beforeSend?.();
    if (recorded) await recorded;
    const answer = await this.request(content, suggestions > 0);
    switch (answer.kind) {
      case 'saved':
        this.retries.reset();
        // Subtract only the suggestions that were sent, because the user may have accepted more during the request.
        this.suggestions -= suggestions;
        // A repeated create request returns the existing resume. Merge that resume, because it may have changed.
        if (!this.base && !equalAsStored(this.strategy, content, answer.version.content))
          return this.mergeAndSave(content, sentBefore, answer.version);
        // Keep the sent content, not the server's copy, so that undoing to the sent content leaves nothing to save.
        this.base = { ...answer.version, content };
        this.sent = {};
        this.options.onSaved(this.base);
        return this.finish();
      case 'changed':
        this.retries.reset();
        return this.mergeAndSave(content, sentBefore, answer.theirs);
      case 'deleted':
        this.base = undefined;
        return this.isDirty() ? this.run() : this.finish();
      case 'id-taken':
        // Random ids do not collide twice in a row, so fail instead of retrying forever.
        if (this.hasNewId) return this.setState({ kind: 'refused', message: messages.saveQueue.idRejected });
        this.hasNewId = true;
        this.firstId = newId();
        return this.run();
      case 'unreachable':
        this.retryLater(answer.retryAfterSeconds, answer.paused);
        return;
      case 'full':
        this.setState(answer);
        this.scheduleSave(FULL_RETRY);
        return;
      default:
        this.setState(answer);
    }
  }

  private request(content: Content, hasSuggestions: boolean): Promise<SaveAnswer<Content>> {
    const { server } = this.options;
    if (!this.base) return server.create(this.firstId, content);
    const changed = this.strategy.changes(this.base.content, content);
    return server.patch(this.base.id, changed, this.base, hasSuggestions ? 'ai' : 'edit');
  }

  /** Merges a version that another tab or device saved, then saves the result unless there are conflicts. */
  private async mergeAndSave(
    content: Content,
    sentBefore: SentFingerprints<Part>,
    theirs: SavedVersion<Content>,
  ): Promise<void> {
    const startedFrom = this.base?.content ?? this.strategy.baseAfterCreate(sentBefore, content);
    // Keep the content as the user typed it if only the server's normalization of whitespace changed it.
    const isEcho = equalAsStored(this.strategy, content, theirs.content);
    if (!this.acceptOrReport(startedFrom, theirs, this.sent, isEcho ? content : theirs.content)) return;
    if (this.isDirty()) await this.run();
    else await this.finish();
  }

  /**
   * Accepts a remote version, or reports a conflict.
   * @param typed the text that the user typed, if it differs from the remote version only in whitespace
   * @returns false in case of a conflict
   */
  private acceptOrReport(
    startedFrom: Content,
    theirs: SavedVersion<Content>,
    sent: SentFingerprints<Part>,
    typed = theirs.content,
  ): boolean {
    const { base, merged, conflicts } = this.merge(startedFrom, theirs, sent);
    if (conflicts.length > 0) {
      const inTab = this.remote?.inTab === true && this.remote.version.revision === theirs.revision;
      this.setState({ kind: 'conflict', parts: conflicts, base, theirs, inTab });
      return false;
    }
    this.accept({ ...theirs, content: typed }, merged);
    return true;
  }

  private merge(startedFrom: Content, theirs: SavedVersion<Content>, sent: SentFingerprints<Part>) {
    const base = rebaseOnEcho(this.strategy, startedFrom, theirs.content, sent);
    return { base, ...this.strategy.merge(base, this.options.content(), theirs.content) };
  }

  private accept(theirs: SavedVersion<Content>, content: Content, alternatives?: Content[]): void {
    const isFirst = !this.base;
    this.base = theirs;
    this.sent = {};
    this.remote = undefined;
    this.options.replace(content, alternatives);
    if (isFirst) this.options.onSaved(theirs);
  }

  private async finish(): Promise<void> {
    await this.options.afterSave?.();
    // Do not notify listeners if there are newer changes, because the caller schedules another save.
    if (this.isDirty()) this.state = { kind: 'saved' };
    else this.setState({ kind: 'saved' });
  }

  private retryLater(retryAfterSeconds: number | undefined, paused: boolean | undefined): void {
    this.setState({ kind: 'offline', ...(paused && { paused }) });
    this.scheduleSave(this.retries.next(retryAfterSeconds));
  }

  private setState(state: SaveState<Content, Part>): void {
    this.state = state;
    this.options.onState(state);
  }

  private scheduleSave(milliseconds: number): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.sendOnce(), milliseconds);
  }

  private clearTimer(): void {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.timer = undefined;
  }
}
