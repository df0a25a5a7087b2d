import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-store.js';
import { chosenContents } from './choice.js';
import type { Choice } from './choice.js';
import { changedParts, mergeContents } from './merge.js';
import { baseOfCreation, movedForward, withMarksOf } from './own-saves.js';
import type { SentMarks } from './own-saves.js';
import { AUTOSAVE_DELAY, RetryDelay } from '../../../lib/save-timing.js';
import { sameWords } from './same-words.js';
import type { QueueStart, SaveQueueOptions } from './save-queue-options.js';
import type { SavedVersion, SaveState } from './save-state.js';

/** Milliseconds until a save that the full storage refused is tried again, in case another device made room. */
const FULL_RETRY = 30_000;

/**
 * Saves one résumé, one request at a time: autosave and Ctrl+S can never create two résumés or overtake each other.
 * A change made while a request is under way is sent after it.
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
  private sent: SentMarks;
  /** Accepted suggestions of the AI that no save has sent yet. */
  private suggestions: number;
  private hasNewId = false;
  /** The newest version that another tab or device is known to have saved. */
  private heard: { version: SavedVersion; inTab: boolean } | undefined;

  constructor(
    private readonly options: SaveQueueOptions,
    { base, firstId, sent = {}, suggested = false }: QueueStart,
  ) {
    this.base = base;
    this.firstId = firstId;
    this.sent = sent;
    this.suggestions = suggested ? 1 : 0;
  }

  /** The draft changed: save it when the person pauses. */
  changed(autosave: boolean): void {
    this.autosave = autosave;
    if (this.state.kind === 'conflict' || this.state.kind === 'gone' || this.state.kind === 'signed-out') return;
    if (!this.dirty()) {
      this.clearTimer();
      if (!this.running) this.show({ kind: 'saved' });
      return;
    }
    if (this.running || this.state.kind === 'offline') return;
    // What there is to do about a full storage stays in sight.
    if (this.state.kind !== 'full') this.show({ kind: 'unsaved' });
    this.clearTimer();
    if (autosave) this.saveIn(AUTOSAVE_DELAY);
  }

  /** Saves what is not saved, after whatever is under way. @returns how it ended */
  async save(): Promise<SaveState> {
    this.clearTimer();
    while (this.running) await this.running;
    if (this.state.kind === 'conflict' || !this.dirty()) return this.state;
    // Reset even if the page's own code failed on the way: nothing would ever be saved again.
    this.running = this.run().finally(() => {
      this.running = undefined;
    });
    await this.running;
    if (this.heard) this.meetOther(this.heard.version, this.heard.inTab);
    if (this.state.kind === 'saved' && this.dirty()) this.changed(this.autosave);
    return this.state;
  }

  /** The network is back, or there is room: no need to wait for the next try. */
  reachable(): void {
    if (this.state.kind === 'offline' || this.state.kind === 'full') void this.save();
  }

  /** Another tab learned that the session is over. */
  sessionEnded(): void {
    if (!this.isFree()) return;
    this.clearTimer();
    this.show({ kind: 'signed-out' });
  }

  /** The person is signed in again. */
  signedIn(): void {
    if (this.state.kind !== 'signed-out') return;
    this.show({ kind: 'saved' });
    if (this.dirty() && this.autosave) void this.save();
    else this.changed(this.autosave);
  }

  /** Words of the AI were accepted. */
  suggestionAccepted(): void {
    this.suggestions += 1;
  }

  /**
   * Another tab or device saved: its version is taken at once, together with what is unsaved here. Where both changed
   * the same, the next save asks; nobody is interrupted in the middle of a word.
   */
  meetOther(theirs: SavedVersion, inTab: boolean): void {
    if (!this.base || theirs.id !== this.base.id || theirs.revision <= this.base.revision) return;
    this.heard = { version: theirs, inTab };
    if (!this.isFree()) return;
    const base = movedForward(this.base.content, theirs.content, this.sent);
    const { merged, conflicts } = mergeContents(base, this.options.content(), theirs.content);
    if (conflicts.length > 0) return;
    this.accept(theirs, merged);
    if (this.state.kind !== 'offline') this.changed(this.autosave);
  }

  dirty(): boolean {
    return !this.base || Object.keys(changedParts(this.base.content, this.options.content())).length > 0;
  }

  /** Whether a save could go out at this moment. */
  isFree(): boolean {
    return !this.running && !['conflict', 'gone', 'signed-out'].includes(this.state.kind);
  }

  /** The last version known to be on the server. */
  saved(): SavedVersion | undefined {
    return this.base;
  }

  /** Id that the first save will create. */
  idToCreate(): string {
    return this.firstId;
  }

  /** Whatever the journal must know of the queue to go on from here. */
  unanswered(): { sent: SentMarks; suggested: boolean } {
    return { sent: this.sent, suggested: this.suggestions > 0 };
  }

  /** The person chose a side for every part of the conflict; the result is saved on top of the other version. */
  resolve(choice: Choice): Promise<SaveState> {
    if (this.state.kind !== 'conflict') return Promise.resolve(this.state);
    const { theirs, base, parts } = this.state;
    const { chosen, alternatives } = chosenContents(base, this.options.content(), theirs.content, parts, choice);
    this.accept(theirs, chosen, alternatives);
    this.state = { kind: 'unsaved' };
    if (this.dirty()) return this.save();
    this.show({ kind: 'saved' });
    return Promise.resolve(this.state);
  }

  /** Nothing is sent by itself from now on; what cannot be sent waits in the journal. */
  stop(): void {
    this.stopped = true;
    this.clearTimer();
  }

  private async run(): Promise<void> {
    if (this.state.kind !== 'full') this.show({ kind: 'saving' });
    const content = this.options.content();
    const { suggestions, sent: sentBefore } = this;
    this.sent = withMarksOf(content, this.sent);
    const remembered = this.options.beforeSend?.();
    if (remembered) await remembered;
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
        // What was accepted while the request was under way is still to be sent.
        this.suggestions -= suggestions;
        // A repeated creation answers with the résumé of the first one, as it is by now.
        if (!this.base && !sameWords(content, answer.version.content))
          return this.meet(baseOfCreation(sentBefore, content), answer.version, this.sent);
        // The sent content is the base, so that an undo back to it is "nothing changed".
        this.base = { ...answer.version, content };
        this.sent = {};
        this.options.onSaved(this.base);
        this.show({ kind: 'saved' });
        return;
      case 'changed':
        return this.meet(this.base?.content ?? content, answer.theirs, this.sent);
      case 'id-taken':
        // A random id is not taken twice in a row by accident: say so rather than ask for ever.
        if (this.hasNewId) return this.show({ kind: 'refused', message: 'The server did not accept this resume.' });
        this.hasNewId = true;
        this.firstId = newId();
        return this.run();
      case 'unreachable':
        this.retryLater(answer.retryAfterSeconds, answer.paused);
        return;
      case 'full':
        this.show(answer);
        this.saveIn(FULL_RETRY);
        return;
      default:
        this.show(answer);
    }
  }

  /** Someone else saved in between: merge, and save again unless the same part was changed on both sides. */
  private async meet(startedFrom: DraftContent, theirs: SavedVersion, sent: SentMarks): Promise<void> {
    const base = movedForward(startedFrom, theirs.content, sent);
    const { merged, conflicts } = mergeContents(base, this.options.content(), theirs.content);
    if (conflicts.length > 0) {
      const inTab = this.heard?.inTab === true && this.heard.version.revision === theirs.revision;
      this.show({ kind: 'conflict', parts: conflicts, base, theirs, inTab });
      return;
    }
    this.accept(theirs, merged);
    if (this.dirty()) await this.run();
    else this.show({ kind: 'saved' });
  }

  private accept(theirs: SavedVersion, content: DraftContent, alternatives?: DraftContent[]): void {
    const isFirst = !this.base;
    this.base = theirs;
    this.sent = {};
    this.heard = undefined;
    this.options.replace(content, alternatives);
    if (isFirst) this.options.onSaved(theirs);
  }

  private retryLater(retryAfterSeconds: number | undefined, paused: boolean | undefined): void {
    this.show({ kind: 'offline', ...(paused && { paused }) });
    this.saveIn(this.retries.next(retryAfterSeconds));
  }

  private show(state: SaveState): void {
    this.state = state;
    this.options.onState(state);
  }

  private saveIn(milliseconds: number): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.save(), milliseconds);
  }

  private clearTimer(): void {
    if (this.timer !== undefined) clearTimeout(this.timer);
    this.timer = undefined;
  }
}
