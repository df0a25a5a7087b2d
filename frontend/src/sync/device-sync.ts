import { same } from '@shortlist/ui-kit/same';
import type { Choice, MergeStrategy } from './merge-strategy.js';
import { Observable } from './saving.js';
import type { SaveState } from './save-state.js';
import type { Editor, Saving } from './saving.js';

/** Milliseconds without typing before the content is stored. */
const STORE_DELAY = 500;

/** Access to a visitor's content in the browser's storage, which all tabs share. */
export interface DeviceStore<Content> {
  read: () => Content | null;
  /** @returns false if storage is full or disabled */
  write: (content: Content) => boolean;
  /**
   * Stores one of the two versions in an unresolved conflict. `read` returns the other version.
   *
   * @returns false if storage is full or disabled
   */
  writeUnmerged: (version: { base: Content; content: Content }) => boolean;
  clearUnmerged: () => void;
}

interface DeviceSyncOptions<Content, Part extends string> {
  strategy: MergeStrategy<Content, Part>;
  editor: Editor<Content>;
  store: DeviceStore<Content>;
  /** Id that the content will have in an account. */
  id: string;
  /** Message for the user if storage is full or disabled. */
  storageFull: string;
}

/** Stores a visitor's content in the browser and merges changes made in other tabs. */
export class DeviceSync<Content, Part extends string> implements Saving<Content, Part> {
  readonly place = 'device';
  private readonly current = new Observable<SaveState<Content, Part>>({ kind: 'saved' });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isUnmergedStored = true;

  /** @param base the content as this tab last read or wrote it */
  constructor(
    private readonly options: DeviceSyncOptions<Content, Part>,
    private base: Content,
  ) {}

  state = (): SaveState<Content, Part> => this.current.get();
  subscribe = (listener: () => void): (() => void) => this.current.subscribe(listener);

  isBackedUp = (): boolean => {
    const { kind } = this.current.get();
    return kind === 'conflict' ? this.isUnmergedStored : kind !== 'refused';
  };

  save(): Promise<SaveState<Content, Part>> {
    this.keep();
    return Promise.resolve(this.current.get());
  }

  saved(): undefined {
    return undefined;
  }

  resolve(choice: Choice<Part>): Promise<SaveState<Content, Part>> {
    const state = this.current.get();
    if (state.kind !== 'conflict') return Promise.resolve(state);
    const { base, theirs, parts } = state;
    const { strategy, editor } = this.options;
    const { chosen, alternatives } = strategy.choose(base, editor.content(), theirs.content, parts, choice);
    this.base = theirs.content;
    this.current.set({ kind: 'unsaved' });
    editor.replace(chosen, alternatives);
    return this.save();
  }

  saveAsNew(): Promise<SaveState<Content, Part>> {
    return this.save();
  }

  changed(): void {
    const { kind } = this.current.get();
    if (kind === 'conflict') return;
    if (kind !== 'unsaved') this.current.set({ kind: 'unsaved' });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), STORE_DELAY);
  }

  /** Merges the changes that another tab has stored, unless they conflict with changes in this tab. */
  applyOtherTab(): void {
    const stored = this.storedElsewhere();
    if (!stored || this.current.get().kind === 'conflict') return;
    const { strategy, editor } = this.options;
    const { merged, conflicts } = strategy.merge(this.base, editor.content(), stored);
    if (conflicts.length > 0) return;
    this.base = stored;
    editor.replace(merged);
    if (same(merged, stored)) this.settle({ kind: 'saved' });
  }

  /**
   * Stores only pending changes, because another tab may have stored newer content.
   *
   * @returns false if changes would be lost
   */
  flush(): boolean {
    const { kind } = this.current.get();
    if (kind === 'conflict') this.keepUnmerged();
    else if (kind !== 'saved') this.keep();
    return this.isBackedUp();
  }

  private keep(): void {
    if (this.current.get().kind === 'conflict') return;
    const { strategy, editor, id } = this.options;
    const stored = this.storedElsewhere();
    if (!stored) return this.write(editor.content());
    const { merged, conflicts } = strategy.merge(this.base, editor.content(), stored);
    if (conflicts.length > 0) {
      this.keepUnmerged();
      const theirs = { id, revision: 0, content: stored };
      return this.settle({ kind: 'conflict', parts: conflicts, base: this.base, theirs, inTab: true });
    }
    editor.replace(merged);
    this.write(merged);
  }

  /** Stores this tab's version, so that opening the content after a reload reports the conflict again. */
  private keepUnmerged(): void {
    const content = this.options.editor.content();
    this.isUnmergedStored = this.options.store.writeUnmerged({ base: this.base, content });
  }

  private write(content: Content): void {
    const { store, storageFull } = this.options;
    const isStored = same(store.read(), content) || store.write(content);
    if (isStored) {
      this.base = content;
      store.clearUnmerged();
    }
    this.settle(isStored ? { kind: 'saved' } : { kind: 'refused', message: storageFull });
  }

  private settle(state: SaveState<Content, Part>): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.current.set(state);
  }

  /** Returns the stored content if another tab has changed it since this tab last read it. */
  private storedElsewhere(): Content | undefined {
    const stored = this.options.store.read();
    return stored && !same(stored, this.base) ? stored : undefined;
  }
}
