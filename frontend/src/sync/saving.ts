import type { Choice } from './merge-strategy.js';
import type { SavedVersion, SaveState } from './save-state.js';

/** Saves an editor's content: to the account for users, on the device for visitors. */
export interface Saving<Content, Part extends string> {
  readonly place: 'account' | 'device';
  state(): SaveState<Content, Part>;
  subscribe(listener: () => void): () => void;
  save(): Promise<SaveState<Content, Part>>;
  /** Returns the last saved version. Undefined before the first save, and for content on the device. */
  saved(): SavedVersion<Content> | undefined;
  resolve(choice: Choice<Part>): Promise<SaveState<Content, Part>>;
  /** Creates a new resume from the content of a deleted resume. */
  saveAsNew(): Promise<SaveState<Content, Part>>;
  /** Whether unsaved changes survive closing the page. */
  isBackedUp(): boolean;
}

export interface Editor<Content> {
  content: () => Content;
  /** Returns the wizard step to reopen later. Always 0 in editors without steps. */
  step: () => number;
  /** @param alternatives contents that the user rejected, added as undo steps */
  replace: (content: Content, alternatives?: Content[]) => void;
}

/** A value with listeners, for `useSyncExternalStore`. */
export class Observable<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  readonly get = (): Value => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
