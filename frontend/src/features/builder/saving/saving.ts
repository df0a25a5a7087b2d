import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Choice } from './choice.js';
import type { SavedVersion, SaveState } from './record/save-state.js';

/** Saves the open draft, to the account for users or on the device for visitors. */
export interface Saving {
  readonly place: 'account' | 'device';
  state(): SaveState;
  subscribe(listener: () => void): () => void;
  /**
   * Saves immediately.
   *
   * @returns the resulting state
   */
  save(): Promise<SaveState>;
  /** Returns the last saved version. Undefined before the first save, and for drafts on the device. */
  saved(): SavedVersion | undefined;
  resolve(choice: Choice): Promise<SaveState>;
  /** Saves a resume that was deleted on another device as a new resume. */
  saveAsNew(): Promise<SaveState>;
  /** Whether unsaved changes survive closing the page. */
  isBackedUp(): boolean;
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

const SavingContext = createContext<Saving | null>(null);
export const SavingProvider = SavingContext.Provider;

export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('Saving is provided by the builder page.');
  return saving;
}

export function useSaveState(): SaveState {
  const saving = useSaving();
  return useSyncExternalStore(
    (listener) => saving.subscribe(listener),
    () => saving.state(),
  );
}
