import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-store.js';
import { same } from '../../../lib/same.js';
import { changedParts, mergeContents, takeParts } from './merge.js';

/** What the server has, as far as we know. */
export interface SavedVersion {
  id: string;
  revision: number;
  content: DraftContent;
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server could not be reached or was not able; the next try comes by itself. */
  | { kind: 'offline' }
  /** Waits for the person's choice between two versions. */
  | { kind: 'conflict'; parts: MergePart[]; theirs: SavedVersion }
  /** The server refused this content; it is tried again after the next change. */
  | { kind: 'refused'; message: string; path?: string }
  | { kind: 'signed-out' }
  /** Deleted elsewhere; it can be saved again as a new résumé. */
  | { kind: 'gone' };

export type SaveAnswer =
  | { kind: 'saved'; version: SavedVersion }
  | { kind: 'changed'; theirs: SavedVersion }
  /** The id of a first save stands for something else. */
  | { kind: 'id-taken' }
  | { kind: 'unreachable'; retryAfterSeconds?: number }
  | { kind: 'refused'; message: string; path?: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** The server as the queue needs it; it answers, it does not throw. */
export interface SaveServer {
  create(id: string, content: DraftContent): Promise<SaveAnswer>;
  patch(id: string, changed: Partial<DraftContent>, base: SavedVersion): Promise<SaveAnswer>;
}

export interface SaveQueueOptions {
  server: SaveServer;
  /** The draft at this moment. */
  content: () => DraftContent;
  /** Puts merged content in the place of the draft. */
  replace: (content: DraftContent) => void;
  onState: (state: SaveState) => void;
  onSaved: (version: SavedVersion) => void;
}

/** Quiet time after the last change before it is saved, in milliseconds. */
export const AUTOSAVE_DELAY = 3_000;
const FIRST_RETRY = 2_000;
const LAST_RETRY = 60_000;

/**
 * Saves one résumé, one request at a time: autosave and Ctrl+S can never create two résumés or overtake each other.
 * A change made while a request is under way is sent after it.
 */
export class SaveQueue {
  private state: SaveState = { kind: 'saved' };
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryDelay = FIRST_RETRY;
  private stopped = false;
  private autosave = true;
  /** What was sent without an answer; the server may have it all the same. */
  private unanswered: DraftContent[] = [];
  private hasNewId = false;

  /**
   * @param base what the server has; undefined before the first save
   * @param firstId id of that first save: known before the first request, so that a repeated one is the same résumé
   */
  constructor(
    private readonly options: SaveQueueOptions,
    private base: SavedVersion | undefined,
    private firstId: string,
  ) {}

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
    this.show({ kind: 'unsaved' });
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
    if (this.state.kind === 'saved' && this.dirty()) this.changed(this.autosave);
    return this.state;
  }

  /** The network is back: no need to wait for the next try. */
  reachable(): void {
    if (this.state.kind === 'offline') void this.save();
  }

  dirty(): boolean {
    return !this.base || Object.keys(changedParts(this.base.content, this.options.content())).length > 0;
  }

  /** The last version known to be on the server. */
  saved(): SavedVersion | undefined {
    return this.base;
  }

  /** Id that the first save will create. */
  idToCreate(): string {
    return this.firstId;
  }

  /** The person chose the other version of `parts` and their own of the rest; the result is saved on top of it. */
  resolve(parts: readonly MergePart[], theirs: SavedVersion): Promise<SaveState> {
    const mine = this.options.content();
    const { merged } = this.base ? mergeContents(this.base.content, mine, theirs.content) : { merged: mine };
    this.base = theirs;
    this.options.replace(takeParts(merged, parts, theirs.content));
    this.state = { kind: 'unsaved' };
    if (this.dirty()) return this.save();
    this.show({ kind: 'saved' });
    return Promise.resolve(this.state);
  }

  /** Nothing is sent by itself from now on; what cannot be sent waits in the journal for the next opening. */
  stop(): void {
    this.stopped = true;
    this.clearTimer();
  }

  private async run(): Promise<void> {
    this.show({ kind: 'saving' });
    const content = this.options.content();
    const answer = this.base
      ? await this.options.server.patch(this.base.id, changedParts(this.base.content, content), this.base)
      : await this.options.server.create(this.firstId, content);
    switch (answer.kind) {
      case 'saved':
        this.retryDelay = FIRST_RETRY;
        this.unanswered = [];
        this.base = { ...answer.version, content: this.base ? content : created(content, answer.version) };
        this.options.onSaved(this.base);
        this.show({ kind: 'saved' });
        return;
      case 'changed':
        return this.meet(answer.theirs);
      case 'id-taken':
        // A random id is not taken twice in a row by accident: say so rather than ask for ever.
        if (this.hasNewId) return this.show({ kind: 'refused', message: 'The server does not take this resume.' });
        this.hasNewId = true;
        this.firstId = newId();
        return this.run();
      case 'unreachable':
        this.unanswered.push(content);
        this.retryLater(answer.retryAfterSeconds);
        return;
      default:
        this.show(answer);
    }
  }

  /** Someone else saved in between: merge, and save again unless the same part was changed on both sides. */
  private async meet(theirs: SavedVersion): Promise<void> {
    const isOurs = this.unanswered.some((sent) => same(sent, theirs.content));
    this.unanswered = [];
    const base = isOurs ? theirs.content : (this.base?.content ?? theirs.content);
    const { merged, conflicts } = mergeContents(base, this.options.content(), theirs.content);
    if (conflicts.length > 0) {
      this.show({ kind: 'conflict', parts: conflicts, theirs });
      return;
    }
    this.base = theirs;
    this.options.replace(merged);
    if (this.dirty()) await this.run();
    else this.show({ kind: 'saved' });
  }

  private retryLater(retryAfterSeconds: number | undefined): void {
    this.show({ kind: 'offline' });
    const wait = retryAfterSeconds === undefined ? this.retryDelay : retryAfterSeconds * 1_000;
    this.retryDelay = Math.min(this.retryDelay * 2, LAST_RETRY);
    this.saveIn(wait);
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

/**
 * A repeated creation answers with the résumé of the first one, so what the server holds may be older than what was
 * sent. Otherwise the sent content is the base, so that an undo back to it is "nothing changed".
 */
const created = (sent: DraftContent, version: SavedVersion): DraftContent =>
  same(sent, version.content) ? sent : version.content;
