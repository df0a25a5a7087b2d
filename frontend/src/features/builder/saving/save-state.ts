import type { MergePart } from '@shortlist/shared/resume/resume-parts';
import type { DraftContent } from '../draft/draft-store.js';

/** What the server has, as far as we know. */
export interface SavedVersion {
  id: string;
  revision: number;
  content: DraftContent;
  /** When the server stored it, as it says itself. */
  savedAt?: string;
}

/** Two versions of the same parts, both kept until the person has chosen. */
export interface ConflictState {
  kind: 'conflict';
  parts: MergePart[];
  /** What both sides started from. */
  base: DraftContent;
  theirs: SavedVersion;
  /** Saved by another tab of this browser, as far as that tab told. */
  inTab: boolean;
}

export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** The server could not be reached or was not able; the next try comes by itself. `paused`: it asked to wait. */
  | { kind: 'offline'; paused?: boolean }
  | ConflictState
  /** The server refused this content; it is tried again after the next change. */
  | { kind: 'refused'; message: string; path?: string }
  /** The account's storage is full; it is tried again after the next change, now and then, and when there is room. */
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  /** Deleted elsewhere; it can be saved again as a new résumé. */
  | { kind: 'gone' };

export type SaveAnswer =
  | { kind: 'saved'; version: SavedVersion }
  | { kind: 'changed'; theirs: SavedVersion }
  /** The id of a first save stands for something else. */
  | { kind: 'id-taken' }
  | { kind: 'unreachable'; retryAfterSeconds?: number; paused?: boolean }
  | { kind: 'refused'; message: string; path?: string }
  | { kind: 'full'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** `ai` when words that the AI suggested are in what is sent: the version history keeps such a change by itself. */
export type ChangeKind = 'edit' | 'ai';

/** The server as the queue needs it; it answers, it does not throw. */
export interface SaveServer {
  create(id: string, content: DraftContent): Promise<SaveAnswer>;
  patch(id: string, changed: Partial<DraftContent>, base: SavedVersion, change: ChangeKind): Promise<SaveAnswer>;
  /** Whether a save of this size goes on when its page is closed. */
  outlivesPage(content: DraftContent): boolean;
}
