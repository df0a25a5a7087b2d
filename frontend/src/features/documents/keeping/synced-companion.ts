import type { StoreApi } from 'zustand/vanilla';

export type SaveStatus<Content> =
  | { kind: 'saved' }
  /** An automatic save is scheduled. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server is unavailable. */
  | { kind: 'retrying' }
  /** Changed elsewhere. Nothing is saved until the user picks a version. */
  | { kind: 'conflict'; theirs: Content }
  /** Rejected as it is. The next change triggers another attempt. */
  | { kind: 'refused'; message: string }
  /** The resume was deleted. */
  | { kind: 'gone' };

export interface CompanionState<Content> {
  content: Content;
  status: SaveStatus<Content>;
}

/** A text beside a resume, saved to the account or, for visitors, on the device. */
export interface SyncedCompanion<Content> {
  readonly place: 'account' | 'device';
  readonly store: StoreApi<CompanionState<Content>>;
  change(content: Content): void;
  /** Saves unsaved changes. @returns the resulting status */
  save(): Promise<SaveStatus<Content>>;
  resolve(side: 'mine' | 'theirs'): void;
  /** Starts or restarts automatic saving. */
  start(): void;
  /** Call before the page may unload. @returns false when unsaved text would be lost */
  flush(): boolean;
  /** Stops automatic saving. */
  stop(): void;
}
