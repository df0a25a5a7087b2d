import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-content.js';
import { applyChoice } from './choice.js';
import type { Choice } from './choice.js';
import { changedParts, mergeContents } from './record/merge.js';
import { messages } from './messages.js';
import { baseAfterCreate, rebaseOnEcho, addFingerprints } from './record/save-echo.js';
import type { SentFingerprints } from './record/save-echo.js';
import { AUTOSAVE_DELAY, RetryDelay } from '../../../lib/save-timing.js';
import { equalAsStored } from './record/equal-as-stored.js';
import type { QueueStart, SaveQueueOptions } from './save-queue-options.js';
import type { SavedVersion, SaveState } from './record/save-state.js';

/** Milliseconds between retries while the storage is full, because another device may free space. */
const FULL_RETRY = 30_000;

/**
 * Saves one resume, one request at a time, so that concurrent saves, such as autosave and Ctrl+S, cannot create two
 * resumes or overtake each other. Changes made during a request are sent afterwards.
 */
export class SaveQueue {
  private state: SaveState = { kind: 'saved' };
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly retries = new RetryDelay();
  private stopped = false;
  private autosave = true;
  private base: SavedVersion | undefined;
  private firstId: string;
  private sent: SentFingerprints;
  /** Number of accepted AI suggestions that are not yet saved. */
  private suggestions: number;
  private hasNewId = false;
  /** The newest known version that another tab or device saved. */
  private remote: { version: SavedVersion; inTab: boolean } | undefined;

  constructor(
    private readonly options: SaveQueueOptions,
    { base, firstId, sent = {}, suggested = false }: QueueStart,
  ) {
    this.base = base;
    this.firstId = firstId;
    this.sent = sent;
    this.suggestions = suggested ? 1 : 0;
  }

  /** Schedules a save. Call after each change of the draft. */
  changed(autosave: boolean): void {
    this.autosave = autosave;
    if (this.state.kind === 'conflict' || this.state.kind === 'gone' || this.state.kind === 'signed-out') return;
    if (!this.isDirty()) {
      this.clearTimer();
      if (!this.running) this.setState({ kind: 'saved' });
      return;
    }
    if (this.running || this.state.kind === 'offline') return;
    // Keep the notice about full storage visible.
    if (this.state.kind !== 'full') this.setState({ kind: 'unsaved' });
    this.clearTimer();
    if (autosave) this.scheduleSave(AUTOSAVE_DELAY);
  }

  /**
   * Saves unsaved changes, after any running save.
   *
   * @returns the resulting state
   */
  async save(): Promise<SaveState> {
    this.clearTimer();
    while (this.running) await this.running;
    if (this.state.kind === 'conflict' || !this.isDirty()) return this.state;
    // Reset even after an exception; otherwise saving would stay blocked.
    this.running = this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
    if (this.remote) this.mergeRemote(this.remote.version, this.remote.inTab);
    if (this.state.kind === 'saved' && this.isDirty()) this.changed(this.autosave);
    return this.state;
  }

  /** Retries at once. Call when the connection returns or storage space is freed. */
  retryNow(): void {
    if (this.state.kind === 'offline' || this.state.kind === 'full') void this.save();
  }

  /** Call if another tab reports that the session has ended. */
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
  mergeRemote(theirs: SavedVersion, inTab: boolean): void {
    if (!this.base || theirs.id !== this.base.id || theirs.revision <= this.base.revision) return;
    this.remote = { version: theirs, inTab };
    if (!this.canSave()) return;
    const base = rebaseOnEcho(this.base.content, theirs.content, this.sent);
    const { merged, conflicts } = mergeContents(base, this.options.content(), theirs.content);
    if (conflicts.length > 0) return;
    this.accept(theirs, merged);
    if (this.state.kind !== 'offline') this.changed(this.autosave);
  }

  isDirty(): boolean {
    return !this.base || Object.keys(changedParts(this.base.content, this.options.content())).length > 0;
  }

  /** Whether a save could start now. */
  canSave(): boolean {
    return !this.running && !['conflict', 'gone', 'signed-out'].includes(this.state.kind);
  }

  /** Returns the last known version on the server. */
  saved(): SavedVersion | undefined {
    return this.base;
  }

  /** Returns the id that the first save will use. */
  newResumeId(): string {
    return this.firstId;
  }

  /** Returns the data that the journal needs to continue after a reload. */
  pendingState(): { sent: SentFingerprints; suggested: boolean } {
    return { sent: this.sent, suggested: this.suggestions > 0 };
  }

  /** Applies the user's choice in a conflict and saves the result on top of the other version. */
  resolve(choice: Choice): Promise<SaveState> {
    if (this.state.kind !== 'conflict') return Promise.resolve(this.state);
    const { theirs, base, parts } = this.state;
    const { chosen, alternatives } = applyChoice(base, this.options.content(), theirs.content, parts, choice);
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

  private async run(): Promise<void> {
    if (this.state.kind !== 'full') this.setState({ kind: 'saving' });
    const content = this.options.content();
    const { suggestions, sent: sentBefore } = this;
    this.sent = addFingerprints(content, this.sent);
    const recorded = this.options.beforeSend?.();
    if (recorded) await recorded;
    const answer = this.base
      ? await this.options.server.patch(
          this.base.id,
          changedParts(this.base.content, content),
          this.base,
          suggestions > 0 ? 'ai' : 'edit',
        )
      : await this.options.server.create(this.firstId, content);
    switch (answer.kind) {
      case 'saved':
        this.retries.reset();
        // Subtract only the suggestions that were sent; others were accepted during the request.
        this.suggestions -= suggestions;
        // A repeated create request returns the existing resume, which may have changed since.
        if (!this.base && !equalAsStored(content, answer.version.content))
          return this.mergeAndSave(baseAfterCreate(sentBefore, content), answer.version, this.sent);
        // Keep the sent content instead of the server's copy, so that undoing to it counts as unchanged.
        this.base = { ...answer.version, content };
        this.sent = {};
        this.options.onSaved(this.base);
        this.setState({ kind: 'saved' });
        return;
      case 'changed':
        return this.mergeAndSave(this.base?.content ?? content, answer.theirs, this.sent);
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

  /** Merges a remote save, then saves again unless there are conflicts. */
  private async mergeAndSave(startedFrom: DraftContent, theirs: SavedVersion, sent: SentFingerprints): Promise<void> {
    const base = rebaseOnEcho(startedFrom, theirs.content, sent);
    const { merged, conflicts } = mergeContents(base, this.options.content(), theirs.content);
    if (conflicts.length > 0) {
      const inTab = this.remote?.inTab === true && this.remote.version.revision === theirs.revision;
      this.setState({ kind: 'conflict', parts: conflicts, base, theirs, inTab });
      return;
    }
    this.accept(theirs, merged);
    if (this.isDirty()) await this.run();
    else this.setState({ kind: 'saved' });
  }

  private accept(theirs: SavedVersion, content: DraftContent, alternatives?: DraftContent[]): void {
    const isFirst = !this.base;
    this.base = theirs;
    this.sent = {};
    this.remote = undefined;
    this.options.replace(content, alternatives);
    if (isFirst) this.options.onSaved(theirs);
  }

  private retryLater(retryAfterSeconds: number | undefined, paused: boolean | undefined): void {
    this.setState({ kind: 'offline', ...(paused && { paused }) });
    this.scheduleSave(this.retries.next(retryAfterSeconds));
  }

  private setState(state: SaveState): void {
    this.state = state;
    this.options.onState(state);
  }

  private scheduleSave(milliseconds: number): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.save(), milliseconds);
  }

  private clearTimer(): void {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.timer = undefined;
  }
}
