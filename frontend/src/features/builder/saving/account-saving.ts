import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import { newId } from '../../../lib/new-id.js';
import { nameDraft, replaceContent, useDraft } from '../draft/draft-store.js';
import type { DraftContent } from '../draft/draft-store.js';
import { clearJournal, keepJournal } from './journal.js';
import { resumeServer } from './resume-server.js';
import { SaveQueue } from './save-queue.js';
import type { SavedVersion, SaveState } from './save-queue.js';
import { Observable } from './saving.js';
import type { Saving } from './saving.js';
import { clearVisitorDraft, hasContent, keepVisitorDraft, readVisitorDraft } from './visitor-draft.js';

/** Writing to the browser waits for the end of a word. Milliseconds. */
const JOURNAL_PAUSE = 400;

export interface AccountEvents {
  /** The first save gave the résumé its address. */
  onCreated: (id: string) => void;
  onSaved: (version: SavedVersion) => void;
  onSignedOut: () => void;
  /** What was written before signing in is in the account now. */
  onAdopted: () => void;
}

/**
 * Keeps a draft in the account, and on the device whatever the account does not have yet: the journal of a saved
 * résumé, or the visitor's draft of one that was never saved.
 */
export class AccountSaving implements Saving {
  readonly place = 'account';
  private readonly shown = new Observable<SaveState>({ kind: 'saved' });
  private queue: SaveQueue;
  private journalTimer: ReturnType<typeof setTimeout> | undefined;
  private leaving = false;
  /** The draft as it was when the page left it; the store then belongs to another résumé. */
  private left: DraftContent | undefined;
  private readonly stopListening: () => void;

  constructor(
    base: SavedVersion | undefined,
    private readonly firstId: string,
    private readonly events: AccountEvents,
  ) {
    this.queue = this.newQueue(base, firstId);
    this.stopListening = this.listen();
  }

  state = (): SaveState => this.shown.get();
  subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);
  save = (): Promise<SaveState> => this.queue.save();
  saved = (): SavedVersion | undefined => this.queue.saved();

  takeOther(parts: readonly MergePart[]): Promise<SaveState> {
    const state = this.shown.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    return this.queue.resolve(parts, state.theirs);
  }

  saveAsNew(): Promise<SaveState> {
    const gone = this.queue.saved();
    if (gone) clearJournal(gone.id);
    this.queue.stop();
    nameDraft(null);
    this.queue = this.newQueue(undefined, newId());
    return this.queue.save();
  }

  /** Unsaved edits that were found on the device; they may need saving or a choice. */
  restored(): void {
    this.changed();
  }

  stop(): void {
    this.left = useDraft.getState().content;
    this.stopListening();
    this.queue.stop();
    this.keepUnsaved();
    if (this.autosaves() && this.queue.dirty()) void this.queue.save();
  }

  private newQueue(base: SavedVersion | undefined, firstId: string): SaveQueue {
    return new SaveQueue(
      {
        server: resumeServer(() => this.leaving),
        content: () => this.content(),
        replace: (content) => this.replace(content),
        onState: (state) => this.show(state),
        onSaved: (version) => this.onSaved(version),
      },
      base,
      firstId,
    );
  }

  private content(): DraftContent {
    return this.left ?? useDraft.getState().content;
  }

  private replace(content: DraftContent): void {
    if (this.left) this.left = content;
    else replaceContent(content);
  }

  private show(state: SaveState): void {
    this.shown.set(state);
    if (state.kind === 'signed-out') this.events.onSignedOut();
  }

  private onSaved(version: SavedVersion): void {
    if (!this.queue.dirty()) this.forgetUnsaved(version.id);
    if (this.left === undefined && useDraft.getState().id !== version.id) {
      nameDraft(version.id);
      this.events.onCreated(version.id);
    }
    this.events.onSaved(version);
  }

  private forgetUnsaved(id: string): void {
    clearJournal(id);
    // A draft whose id was taken is still stored under it.
    const stored = readVisitorDraft()?.id;
    if (stored === id || stored === this.firstId) clearVisitorDraft();
  }

  private listen(): () => void {
    const unsubscribe = useDraft.subscribe((now, before) => {
      if (now.content !== before.content) this.changed();
    });
    const onOnline = () => this.queue.reachable();
    const onLeave = () => this.flush();
    const onVisibility = () => {
      this.leaving = document.visibilityState === 'hidden';
      if (this.leaving) this.flush();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      unsubscribe();
      clearTimeout(this.journalTimer);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }

  private changed(): void {
    this.queue.changed(this.autosaves());
    clearTimeout(this.journalTimer);
    this.journalTimer = setTimeout(() => this.keepUnsaved(), JOURNAL_PAUSE);
  }

  private autosaves(): boolean {
    return this.content().data.personal.fullName.trim() !== '';
  }

  /** The page may be gone in a moment: the journal is written at once, and the save outlives the page. */
  private flush(): void {
    this.leaving = true;
    this.keepUnsaved();
    if (this.autosaves() && this.queue.dirty()) void this.queue.save();
  }

  private keepUnsaved(): void {
    const base = this.queue.saved();
    const content = this.content();
    if (!this.queue.dirty()) {
      if (base) this.forgetUnsaved(base.id);
    } else if (base) keepJournal({ base, content });
    else if (hasContent(content)) keepVisitorDraft({ id: this.queue.idToCreate(), content });
  }
}
