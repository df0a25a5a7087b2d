import { useDraft, replaceContent } from '../draft/draft-store.js';
import type { DraftContent } from '../draft/draft-store.js';
import { same } from '@shortlist/ui-kit/same';
import { chosenContents } from './choice.js';
import type { Choice } from './choice.js';
import { mergeContents } from './merge.js';
import type { SaveState } from './save-state.js';
import { Observable } from './saving.js';
import type { Saving } from './saving.js';
import {
  clearUnmergedDraft,
  keepUnmergedDraft,
  keepVisitorDraft,
  readVisitorDraft,
} from '../../../lib/visitor-draft.js';
import type { VisitorDraft } from '../../../lib/visitor-draft.js';

/** Writing to the browser is cheap but not free; it waits for the end of a word. Milliseconds. */
const PAUSE = 500;
const NO_ROOM = 'This browser does not keep data for this site. Sign up to save your resume.';

/** Keeps a visitor's draft in the browser, where other tabs write it too. */
export class DeviceSaving implements Saving {
  readonly place = 'device';
  private readonly shown = new Observable<SaveState>({ kind: 'saved' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The draft as this tab last read or wrote it. */
  private base: DraftContent;

  /** @param base what the draft said when this tab's work on it began */
  constructor(
    private readonly draft: VisitorDraft,
    base = draft.content,
  ) {
    this.base = base;
  }

  state = (): SaveState => this.shown.get();
  subscribe = (listener: () => void): (() => void) => this.shown.subscribe(listener);
  kept = (): boolean => this.shown.get().kind !== 'refused';

  save(): Promise<SaveState> {
    this.keep();
    return Promise.resolve(this.shown.get());
  }

  saved(): undefined {
    return undefined;
  }

  resolve(choice: Choice): Promise<SaveState> {
    const state = this.shown.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    const { base, theirs, parts } = state;
    const mine = useDraft.getState().content;
    const { chosen, alternatives } = chosenContents(base, mine, theirs.content, parts, choice);
    this.base = theirs.content;
    this.shown.set({ kind: 'unsaved' });
    replaceContent(chosen, alternatives);
    return this.save();
  }

  saveAsNew(): Promise<SaveState> {
    return this.save();
  }

  changed(): void {
    const { kind } = this.shown.get();
    if (kind === 'conflict') return;
    if (kind !== 'unsaved') this.shown.set({ kind: 'unsaved' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  /** Another tab wrote the draft: what it changed comes in, unless it touches what is being written here. */
  otherKept(): void {
    const mine = useDraft.getState().content;
    const stored = this.storedElsewhere();
    if (!stored || this.shown.get().kind === 'conflict') return;
    const { merged, conflicts } = mergeContents(this.base, mine, stored);
    if (conflicts.length > 0) return;
    this.base = stored;
    replaceContent(merged);
    if (same(merged, stored)) this.settle({ kind: 'saved' });
  }

  /** Writes what is not written yet. Unchanged content stays unwritten: another tab may have kept something newer. */
  keepPending(): void {
    if (this.timer !== undefined) this.keep();
  }

  private keep(): void {
    if (this.shown.get().kind === 'conflict') return;
    const mine = useDraft.getState().content;
    const stored = this.storedElsewhere();
    if (!stored) return this.write(mine);
    const { merged, conflicts } = mergeContents(this.base, mine, stored);
    if (conflicts.length > 0) {
      // Should the page be closed without a choice, the question is there again when the draft is opened.
      keepUnmergedDraft({ base: this.base, content: mine });
      const theirs = { id: this.draft.id, revision: 0, content: stored };
      return this.settle({ kind: 'conflict', parts: conflicts, base: this.base, theirs, inTab: true });
    }
    replaceContent(merged);
    this.write(merged);
  }

  private write(content: DraftContent): void {
    // Two tabs that began without a draft write the same one.
    const kept = keepVisitorDraft({ id: readVisitorDraft()?.id ?? this.draft.id, content });
    if (kept) {
      this.base = content;
      clearUnmergedDraft();
    }
    this.settle(kept ? { kind: 'saved' } : { kind: 'refused', message: NO_ROOM });
  }

  private settle(state: SaveState): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown.set(state);
  }

  /** What another tab has written since this one last looked; undefined when it has not. */
  private storedElsewhere(): DraftContent | undefined {
    const stored = readVisitorDraft();
    return stored && !same(stored.content, this.base) ? stored.content : undefined;
  }
}
