import { createStore, type StoreApi } from 'zustand/vanilla';
import { same } from '@shortlist/ui-kit/same';
import { AUTOSAVE_DELAY, RetryDelay } from '../../../lib/save-timing.js';
import type { CompanionServer, PutAnswer, SavedCompanion } from './companion-server.js';
import type { CompanionState, SaveStatus, SyncedCompanion } from './synced-companion.js';
import { equalIgnoringWhitespace } from './equal-ignoring-whitespace.js';
import type { UnsentCopy, UnsentText } from './unsent-copy.js';

/** Milliseconds without typing before the copy on the device is written. */
const COPY_DELAY = 400;

export interface InitialCompanion<Content> {
  /** Content of the text in the account. */
  content: Content;
  /** Revision of the text in the account; undefined if it was never saved. */
  revision: number | undefined;
  /** Text on this device that an earlier page could not send. */
  unsent: UnsentText<Content> | null;
}

/** Saves a companion text to the account, one request at a time. Unsent changes are kept on the device. */
export class AccountCompanion<Content> implements SyncedCompanion<Content> {
  readonly place = 'account';
  readonly store: StoreApi<CompanionState<Content>>;
  /** The last known version of the text in the account. */
  private base: SavedCompanion<Content>;
  private running: Promise<void> | undefined;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private copyTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly retries = new RetryDelay();
  private isStopped = false;

  constructor(
    initial: InitialCompanion<Content>,
    private readonly server: CompanionServer<Content>,
    private readonly copy: Pick<UnsentCopy<Content>, 'keep' | 'keepNow' | 'forget'>,
    private readonly onSignedOut: () => void,
  ) {
    const { content, revision } = initial;
    this.base = { content, revision };
    const isSent = initial.unsent !== null && equalIgnoringWhitespace(initial.unsent.content, content);
    const unsent = isSent ? null : initial.unsent;
    this.store = createStore(() => ({ content: unsent?.content ?? content, status: statusOf(unsent, this.base) }));
    if (isSent) void copy.forget();
  }

  change(content: Content): void {
    this.store.setState({ content });
    this.scheduleCopy();
    if (this.status().kind === 'conflict' || this.running) return;
    this.setStatus(this.isDirty() ? { kind: 'unsaved' } : { kind: 'saved' });
    this.scheduleSave(AUTOSAVE_DELAY);
  }

  async save(): Promise<SaveStatus<Content>> {
    clearTimeout(this.saveTimer);
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined;
    });
    await this.running;
    return this.status();
  }

  resolve(side: 'mine' | 'theirs'): void {
    if (this.status().kind !== 'conflict') return;
    if (side === 'theirs') this.store.setState({ content: this.base.content });
    this.setStatus({ kind: 'unsaved' });
    void this.save();
  }

  start(): void {
    this.isStopped = false;
    if (this.status().kind === 'unsaved') this.scheduleSave(AUTOSAVE_DELAY);
  }

  flush(): boolean {
    if (!this.isDirty()) return true;
    const isStored = this.copy.keepNow(this.unsent());
    if (this.status().kind !== 'conflict') void this.save();
    return isStored;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.copyTimer);
    if (this.isDirty()) {
      void this.copy.keep(this.unsent());
      if (this.status().kind !== 'conflict') void this.save();
    }
    clearTimeout(this.saveTimer);
  }

  private async sendAll(): Promise<void> {
    while (this.isDirty()) {
      if (this.status().kind === 'conflict') return;
      const { content } = this.store.getState();
      this.setStatus({ kind: 'saving' });
      // Copy the text before the request, because the response may never arrive.
      void this.copy.keep(this.unsent());
      if (!this.handleAnswer(await this.server.put(content, this.base.revision), content)) return;
    }
    clearTimeout(this.copyTimer);
    // Report success only without a copy: a page that opens with an older copy of its own would show a conflict.
    await this.copy.forget();
    // Send changes made while the copy was being deleted: the running save kept them from scheduling another.
    if (this.isDirty()) return this.sendAll();
    this.setStatus({ kind: 'saved' });
  }

  /**
   * Updates the state after a response.
   *
   * @returns whether to continue saving
   */
  private handleAnswer(answer: PutAnswer<Content>, sent: Content): boolean {
    if (answer.kind !== 'unreachable') this.retries.reset();
    switch (answer.kind) {
      case 'saved':
        // Keep the sent content instead of the server's copy, which may be normalized.
        this.base = { content: sent, revision: answer.revision };
        return true;
      case 'changed':
        return this.handleConflict(answer.theirs, sent);
      case 'unreachable':
        this.setStatus({ kind: 'retrying' });
        this.scheduleSave(this.retries.next(answer.retryAfterSeconds));
        return false;
      case 'signed-out':
        this.setStatus({ kind: 'unsaved' });
        this.onSignedOut();
        return false;
      default:
        this.setStatus(answer);
        return false;
    }
  }

  /** Handles a save by another page, or by this page if its response was lost. */
  private handleConflict(theirs: SavedCompanion<Content> | null, sent: Content): boolean {
    if (!theirs) {
      this.base = { ...this.base, revision: undefined };
      return true;
    }
    const isOwn = equalIgnoringWhitespace(theirs.content, sent);
    const isUnchanged = equalIgnoringWhitespace(theirs.content, this.base.content);
    this.base = isOwn ? { ...theirs, content: sent } : theirs;
    if (isOwn || isUnchanged) return true;
    this.setStatus({ kind: 'conflict', theirs: theirs.content });
    return false;
  }

  private scheduleSave(milliseconds: number): void {
    clearTimeout(this.saveTimer);
    if (!this.isStopped) this.saveTimer = setTimeout(() => void this.save(), milliseconds);
  }

  private scheduleCopy(): void {
    clearTimeout(this.copyTimer);
    this.copyTimer = setTimeout(() => {
      if (this.isDirty()) void this.copy.keep(this.unsent());
    }, COPY_DELAY);
  }

  private unsent(): UnsentText<Content> {
    return { content: this.store.getState().content, revision: this.base.revision };
  }

  private isDirty = (): boolean => !same(this.store.getState().content, this.base.content);
  private status = (): SaveStatus<Content> => this.store.getState().status;
  private setStatus = (status: SaveStatus<Content>): void => this.store.setState({ status });
}

/** Returns the initial status. Unsent text conflicts if the account's text has changed since it was typed. */
function statusOf<Content>(unsent: UnsentText<Content> | null, base: SavedCompanion<Content>): SaveStatus<Content> {
  if (!unsent) return { kind: 'saved' };
  return unsent.revision === base.revision ? { kind: 'unsaved' } : { kind: 'conflict', theirs: base.content };
}
