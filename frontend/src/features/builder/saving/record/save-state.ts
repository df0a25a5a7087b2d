import type { MergePart } from '@shortlist/shared/compare/resume-parts';
import type { DraftContent } from '../../draft/draft-content.js';

/** The last known version of the resume on the server. */
export interface SavedVersion {
  id: string;
  revision: number;
  content: DraftContent;
  /** Time of the save on the server's clock. */
  savedAt?: string;
}

/** A conflict between two versions. Both are kept until the user chooses. */
export interface ConflictState {
  kind: 'conflict';
  parts: MergePart[];
  /** The common ancestor of both versions of the draft. */
  base: DraftContent;
  theirs: SavedVersion;
  /** Whether another tab of this browser saved the other version. */
  inTab: boolean;
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server is unavailable and a retry is scheduled. `paused` means that the server limits the rate of saves. */
  | { kind: 'offline'; paused?: boolean }
  | ConflictState
  /** The server rejected the content. The next change triggers another attempt. */
  | { kind: 'refused'; message: string; path?: string }
  /** The account's storage is full. Saving is retried after changes, periodically and when space is freed. */
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  /** The resume was deleted in another tab or on another device. It can be saved as a new resume. */
  | { kind: 'gone' };

export type SaveAnswer =
  | { kind: 'saved'; version: SavedVersion }
  | { kind: 'changed'; theirs: SavedVersion }
  /** The id chosen for the first save belongs to another resume. */
  | { kind: 'id-taken' }
  | { kind: 'unreachable'; retryAfterSeconds?: number; paused?: boolean }
  | { kind: 'refused'; message: string; path?: string }
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** Kind of a change. `ai` includes an accepted AI suggestion, which gets a separate version in the history. */
export type ChangeKind = 'edit' | 'ai';

/** Sends saves to the server. Returns failures instead of throwing. */
export interface SaveServer {
  create(id: string, content: DraftContent): Promise<SaveAnswer>;
  patch(id: string, changed: Partial<DraftContent>, base: SavedVersion, change: ChangeKind): Promise<SaveAnswer>;
  /** Whether a save of this size completes after the page is closed. */
  outlivesPage(content: DraftContent): boolean;
}
