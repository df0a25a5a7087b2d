export interface SavedVersion<Content> {
  id: string;
  revision: number;
  content: Content;
  /** Time of the save on the server's clock. */
  savedAt?: string;
}

/** A conflict between two versions. Both are kept until the user chooses. */
export interface ConflictState<Content, Part extends string> {
  kind: 'conflict';
  parts: Part[];
  /** The common ancestor of both versions. */
  base: Content;
  theirs: SavedVersion<Content>;
  /** Whether another tab of this browser saved the other version. */
  inTab: boolean;
}

export type SaveState<Content, Part extends string> =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server is unavailable and a retry is scheduled. `paused` means that the server limits the rate of saves. */
  | { kind: 'offline'; paused?: boolean }
  | ConflictState<Content, Part>
  /** The server rejected the content. The next change triggers another attempt. */
  | { kind: 'refused'; message: string; path?: string }
  /** The account's storage is full. Saving is retried periodically, after changes, and when space is freed. */
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  /** The resume was deleted in another tab or on another device. */
  | { kind: 'gone' };

export type SaveAnswer<Content> =
  | { kind: 'saved'; version: SavedVersion<Content> }
  | { kind: 'changed'; theirs: SavedVersion<Content> }
  /** The saved text was deleted. It can be created again. */
  | { kind: 'deleted' }
  /** The id chosen for the first save belongs to another resume. */
  | { kind: 'id-taken' }
  | { kind: 'unreachable'; retryAfterSeconds?: number; paused?: boolean }
  | { kind: 'refused'; message: string; path?: string }
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** `ai` marks changes with an accepted AI suggestion. Such changes get a separate version in the history. */
export type ChangeKind = 'edit' | 'ai';

/** The methods return failures instead of throwing. */
export interface SaveServer<Content> {
  create(id: string, content: Content): Promise<SaveAnswer<Content>>;
  patch(
    id: string,
    changed: Partial<Content>,
    base: SavedVersion<Content>,
    change: ChangeKind,
  ): Promise<SaveAnswer<Content>>;
  /** Whether a save of this content completes even if the page is closed. */
  outlivesPage(content: Content): boolean;
}
