import type { StoreApi } from 'zustand/vanilla';

export type KeepState<Content> =
  | { kind: 'saved' }
  /** Saving by itself follows. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server does not answer; it is asked again and again. */
  | { kind: 'retrying' }
  /** It was changed elsewhere; nothing is saved until somebody has chosen. */
  | { kind: 'conflict'; theirs: Content }
  /** Not kept as it is now; it is tried again after the next change. */
  | { kind: 'refused'; message: string }
  /** Its résumé was deleted. */
  | { kind: 'gone' };

/** A text on the page and whether it is safe. */
export interface Kept<Content> {
  content: Content;
  state: KeepState<Content>;
}

/** How a text beside a résumé is kept: in the account, or for visitors on the device. */
export interface KeptDocument<Content> {
  readonly place: 'account' | 'device';
  readonly shown: StoreApi<Kept<Content>>;
  change(content: Content): void;
  /** Saves what is unsaved. @returns how it ended */
  save(): Promise<KeepState<Content>>;
  /** Ends a conflict as the person chose. */
  resolve(side: 'mine' | 'theirs'): void;
  /** Takes up work, also again. */
  start(): void;
  /** The page may be gone in a moment. @returns false when unsaved text would be lost with it */
  flush(): boolean;
  /** The page is left: nothing happens by itself from now on. */
  stop(): void;
}
