import { createStore, type StoreApi } from 'zustand/vanilla';
import { same } from '@shortlist/ui-kit/same';
import { AUTOSAVE_DELAY, RetryDelay } from '../../../lib/save-timing.js';
import type { DocumentServer, PutAnswer, SavedDocument } from './document-server.js';
import type { Kept, KeepState, KeptDocument } from './kept-document.js';
import { sayTheSame } from './say-the-same.js';
import type { UnsentCopy, UnsentText } from './unsent-copy.js';

/** Writing to the browser waits for the end of a word. Milliseconds. */
const COPY_PAUSE = 400;

export interface AccountStart<Content> {
  /** As the account has it; one that was never saved has no revision. */
  content: Content;
  revision: number | undefined;
  /** What an earlier page could not send. */
  found: UnsentText<Content> | null;
}

/** Keeps a text in the account, one request at a time, and on the device whatever the account does not have yet. */
export class AccountDocument<Content> implements KeptDocument<Content> {
  readonly place = 'account';
  readonly shown: StoreApi<Kept<Content>>;
  /** What the account has, as far as this page knows. */
  private base: SavedDocument<Content>;
  private running: Promise<void> | undefined;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private copyTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly retries = new RetryDelay();
  private isLeft = false;

  constructor(
    start: AccountStart<Content>,
    private readonly server: DocumentServer<Content>,
    private readonly copy: Pick<UnsentCopy<Content>, 'keep' | 'keepNow' | 'forget'>,
    private readonly onSignedOut: () => void,
  ) {
    const { content, revision, found } = start;
    this.base = { content, revision };
    const unsent = found && !sayTheSame(found.content, content) ? found : null;
    this.shown = createStore(() => ({ content: unsent?.content ?? content, state: stateOf(unsent, this.base) }));
    if (found && !unsent) void copy.forget();
  }

  change(content: Content): void {
    this.shown.setState({ content });
    this.copySoon();
    if (this.state().kind === 'conflict' || this.running) return;
    this.show(this.isDirty() ? { kind: 'unsaved' } : { kind: 'saved' });
    this.saveIn(AUTOSAVE_DELAY);
  }

  async save(): Promise<KeepState<Content>> {
    clearTimeout(this.saveTimer);
    this.running ??= this.sendAll().finally(() => {
      this.running = undefined;
    });
    await this.running;
    return this.state();
  }

  resolve(side: 'mine' | 'theirs'): void {
    if (this.state().kind !== 'conflict') return;
    if (side === 'theirs') this.shown.setState({ content: this.base.content });
    this.show({ kind: 'unsaved' });
    void this.save();
  }

  start(): void {
    this.isLeft = false;
    if (this.state().kind === 'unsaved') this.saveIn(AUTOSAVE_DELAY);
  }

  flush(): boolean {
    if (!this.isDirty()) return true;
    const isKept = this.copy.keepNow(this.unsent());
    if (this.state().kind !== 'conflict') void this.save();
    return isKept;
  }

  stop(): void {
    this.isLeft = true;
    clearTimeout(this.copyTimer);
    if (this.isDirty()) {
      void this.copy.keep(this.unsent());
      if (this.state().kind !== 'conflict') void this.save();
    }
    clearTimeout(this.saveTimer);
  }

  private async sendAll(): Promise<void> {
    while (this.isDirty()) {
      if (this.state().kind === 'conflict') return;
      const { content } = this.shown.getState();
      this.show({ kind: 'saving' });
      // Before it is sent: an answer may never come.
      void this.copy.keep(this.unsent());
      if (!this.accepts(await this.server.put(content, this.base.revision), content)) return;
    }
    clearTimeout(this.copyTimer);
    this.show({ kind: 'saved' });
    await this.copy.forget();
    // Typed while the copy was being forgotten: no timer was set for it, because this was still running.
    if (this.isDirty()) await this.sendAll();
  }

  /** @returns whether saving goes on */
  private accepts(answer: PutAnswer<Content>, sent: Content): boolean {
    if (answer.kind !== 'unreachable') this.retries.reset();
    switch (answer.kind) {
      case 'saved':
        // The server tidies what is sent; that is no difference to anyone.
        this.base = { content: sent, revision: answer.revision };
        return true;
      case 'changed':
        return this.meets(answer.theirs, sent);
      case 'unreachable':
        this.show({ kind: 'retrying' });
        this.saveIn(this.retries.next(answer.retryAfterSeconds));
        return false;
      case 'signed-out':
        this.show({ kind: 'unsaved' });
        this.onSignedOut();
        return false;
      default:
        this.show(answer);
        return false;
    }
  }

  /** Another page, or this one with an answer that got lost, has saved meanwhile. */
  private meets(theirs: SavedDocument<Content> | null, sent: Content): boolean {
    if (!theirs) {
      this.base = { ...this.base, revision: undefined };
      return true;
    }
    const isOwn = sayTheSame(theirs.content, sent);
    const isNoNews = sayTheSame(theirs.content, this.base.content);
    this.base = isOwn ? { ...theirs, content: sent } : theirs;
    if (isOwn || isNoNews) return true;
    this.show({ kind: 'conflict', theirs: theirs.content });
    return false;
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.saveTimer);
    if (!this.isLeft) this.saveTimer = setTimeout(() => void this.save(), milliseconds);
  }

  private copySoon(): void {
    clearTimeout(this.copyTimer);
    this.copyTimer = setTimeout(() => {
      if (this.isDirty()) void this.copy.keep(this.unsent());
    }, COPY_PAUSE);
  }

  private unsent(): UnsentText<Content> {
    return { content: this.shown.getState().content, revision: this.base.revision };
  }

  private isDirty = (): boolean => !same(this.shown.getState().content, this.base.content);
  private state = (): KeepState<Content> => this.shown.getState().state;
  private show = (state: KeepState<Content>): void => this.shown.setState({ state });
}

/** Unsent text goes on where it stopped, unless the account's text has changed since. */
function stateOf<Content>(unsent: UnsentText<Content> | null, base: SavedDocument<Content>): KeepState<Content> {
  if (!unsent) return { kind: 'saved' };
  return unsent.revision === base.revision ? { kind: 'unsaved' } : { kind: 'conflict', theirs: base.content };
}
