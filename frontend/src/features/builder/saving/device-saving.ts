import { useDraft, replaceContent } from '../draft/draft-store.js';
import type { DraftContent } from '../draft/draft-content.js';
import { same } from '@shortlist/ui-kit/same';
import { Observable } from '../../../sync/observable.js';
import { applyChoice } from './record/choice.js';
import type { Choice } from './record/choice.js';
import { mergeContents } from './record/merge.js';
import { messages } from './messages.js';
import type { SaveState } from './record/save-state.js';
import type { Saving } from './saving.js';
import {
  clearUnmergedDraft,
  keepUnmergedDraft,
  keepVisitorDraft,
  readVisitorDraft,
} from '../../../storage/visitor-draft.js';
import type { VisitorDraft } from '../../../storage/visitor-draft.js';

/** Milliseconds without typing before the draft is stored. */
const STORE_DELAY = 500;

/** Stores a visitor's draft in the browser and merges changes by other tabs. */
export class DeviceSaving implements Saving {
  readonly place = 'device';
  private readonly current = new Observable<SaveState>({ kind: 'saved' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The draft as this tab last read or wrote it. */
  private base: DraftContent;

  /** @param base the stored draft on which this tab's changes are based */
  constructor(
    private readonly draft: VisitorDraft,
    base = draft.content,
  ) {
    this.base = base;
  }

  state = (): SaveState => this.current.get();
  subscribe = (listener: () => void): (() => void) => this.current.subscribe(listener);
  isBackedUp = (): boolean => this.current.get().kind !== 'refused';

  save(): Promise<SaveState> {
    this.keep();
    return Promise.resolve(this.current.get());
  }

  saved(): undefined {
    return undefined;
  }

  resolve(choice: Choice): Promise<SaveState> {
    const state = this.current.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    const { base, theirs, parts } = state;
    const mine = useDraft.getState().content;
    const { chosen, alternatives } = applyChoice(base, mine, theirs.content, parts, choice);
    this.base = theirs.content;
    this.current.set({ kind: 'unsaved' });
    replaceContent(chosen, alternatives);
    return this.save();
  }

  saveAsNew(): Promise<SaveState> {
    return this.save();
  }

  changed(): void {
    const { kind } = this.current.get();
    if (kind === 'conflict') return;
    if (kind !== 'unsaved') this.current.set({ kind: 'unsaved' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), STORE_DELAY);
  }

  /** Merges the changes by another tab unless they conflict with changes in this tab. */
  applyOtherTab(): void {
    const mine = useDraft.getState().content;
    const stored = this.storedElsewhere();
    if (!stored || this.current.get().kind === 'conflict') return;
    const { merged, conflicts } = mergeContents(this.base, mine, stored);
    if (conflicts.length > 0) return;
    this.base = stored;
    replaceContent(merged);
    if (same(merged, stored)) this.settle({ kind: 'saved' });
  }

  /** Stores the draft only if it has pending changes, because another tab may have stored a newer draft. */
  flush(): void {
    if (this.timer !== undefined) this.keep();
  }

  private keep(): void {
    if (this.current.get().kind === 'conflict') return;
    const mine = useDraft.getState().content;
    const stored = this.storedElsewhere();
    if (!stored) return this.write(mine);
    const { merged, conflicts } = mergeContents(this.base, mine, stored);
    if (conflicts.length > 0) {
      // If the page is closed before the user chooses, opening the draft reports the conflict again.
      keepUnmergedDraft({ base: this.base, content: mine });
      const theirs = { id: this.draft.id, revision: 0, content: stored };
      return this.settle({ kind: 'conflict', parts: conflicts, base: this.base, theirs, inTab: true });
    }
    replaceContent(merged);
    this.write(merged);
  }

  private write(content: DraftContent): void {
    // Use the stored id, so that two tabs that started without a draft share one draft.
    const isStored = keepVisitorDraft({ id: readVisitorDraft()?.id ?? this.draft.id, content });
    if (isStored) {
      this.base = content;
      clearUnmergedDraft();
    }
    this.settle(isStored ? { kind: 'saved' } : { kind: 'refused', message: messages.storage.full });
  }

  private settle(state: SaveState): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.current.set(state);
  }

  /** Returns the stored draft if another tab has changed it since this tab last read it. */
  private storedElsewhere(): DraftContent | undefined {
    const stored = readVisitorDraft();
    return stored && !same(stored.content, this.base) ? stored.content : undefined;
  }
}
