import type { StoreApi } from 'zustand/vanilla';

export type SaveStatus<Content> =
  | { kind: 'saved' }
  /** The text has unsaved changes, and an automatic save is scheduled. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server is unavailable, and a retry is scheduled. */
  | { kind: 'retrying' }
  /** Another page changed the text. Nothing is saved until the user chooses a version. */
  | { kind: 'conflict'; theirs: Content }
  /** The server rejected the text. The next change triggers another attempt. */
  | { kind: 'refused'; message: string }
  /** The resume to which the text belongs was deleted. */
  | { kind: 'gone' };

export interface CompanionState<Content> {
  content: Content;
  status: SaveStatus<Content>;
}

/** A companion text, such as a cover letter. It is saved to the account or, for visitors, on the device. */
export interface SyncedCompanion<Content> {
  readonly place: 'account' | 'device';
  readonly store: StoreApi<CompanionState<Content>>;
  change(content: Content): void;
  /**
   * Saves unsaved changes.
   *
   * @returns the resulting status
   */
  save(): Promise<SaveStatus<Content>>;
  resolve(side: 'mine' | 'theirs'): void;
  /** Starts automatic saving, also after it was stopped. */
  start(): void;
  /**
   * Stores and sends unsaved text. Call before the page may unload.
   *
   * @returns false if unsaved text would be lost
   */
  flush(): boolean;
  /** Stops automatic saving, such as when the page closes. */
  stop(): void;
}
