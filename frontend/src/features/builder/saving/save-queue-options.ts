import type { DraftContent } from '../draft/draft-content.js';
import type { SentFingerprints } from './record/save-echo.js';
import type { SavedVersion, SaveServer, SaveState } from './record/save-state.js';

export interface SaveQueueOptions {
  server: SaveServer;
  /** Returns the current draft. */
  content: () => DraftContent;
  /** Applies merged content. @param alternatives rejected contents for undo */
  replace: (content: DraftContent, alternatives?: DraftContent[]) => void;
  /** Records what is about to be sent. The request waits for the returned promise. */
  beforeSend?: () => Promise<unknown> | undefined;
  onState: (state: SaveState) => void;
  onSaved: (version: SavedVersion) => void;
}

export interface QueueStart {
  /** The server's version; undefined before the first save. */
  base: SavedVersion | undefined;
  /** Id for the first save, chosen by the client so that retries are idempotent. */
  firstId: string;
  /** What an earlier page sent on this base without a response. */
  sent?: SentFingerprints;
  /** Whether the unsaved changes include an accepted AI suggestion. */
  suggested?: boolean;
}
