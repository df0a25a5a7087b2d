import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { DraftContent } from '../../draft/draft-content.js';

/** The last known version on the server. */
export interface SavedVersion {
  id: string;
  revision: number;
  content: DraftContent;
  /** The server's time of the save. */
  savedAt?: string;
}

/** Both versions are kept until the user picks one. */
export interface ConflictState {
  kind: 'conflict';
  parts: MergePart[];
  /** The common ancestor. */
  base: DraftContent;
  theirs: SavedVersion;
  /** Whether another tab of this browser reported the save. */
  inTab: boolean;
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server is unavailable; a retry is scheduled. `paused`: the server limits the rate of saves. */
  | { kind: 'offline'; paused?: boolean }
  | ConflictState
  /** The server rejected this content; the next change triggers another attempt. */
  | { kind: 'refused'; message: string; path?: string }
  /** The account's storage is full; retried after changes, periodically and when space is freed. */
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  /** Deleted elsewhere; can be saved as a new resume. */
  | { kind: 'gone' };

export type SaveAnswer =
  | { kind: 'saved'; version: SavedVersion }
  | { kind: 'changed'; theirs: SavedVersion }
  /** The id of a first save belongs to another resume. */
  | { kind: 'id-taken' }
  | { kind: 'unreachable'; retryAfterSeconds?: number; paused?: boolean }
  | { kind: 'refused'; message: string; path?: string }
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** `ai` if the change includes an accepted AI suggestion, which gets its own version in the history. */
export type ChangeKind = 'edit' | 'ai';

/** Reports failures as answers; never throws. */
export interface SaveServer {
  create(id: string, content: DraftContent): Promise<SaveAnswer>;
  patch(id: string, changed: Partial<DraftContent>, base: SavedVersion, change: ChangeKind): Promise<SaveAnswer>;
  /** Whether a save of this size completes after its page is closed. */
  outlivesPage(content: DraftContent): boolean;
}
