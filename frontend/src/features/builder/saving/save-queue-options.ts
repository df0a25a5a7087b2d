import type { DraftContent } from '../draft/draft-content.js';
import type { SentFingerprints } from './record/save-echo.js';
import type { SavedVersion, SaveServer, SaveState } from './record/save-state.js';

export interface SaveQueueOptions {
  server: SaveServer;
  /** Returns the current content of the draft. */
  content: () => DraftContent;
  /**
   * Replaces the draft by merged content.
   *
   * @param alternatives rejected contents, which become undo steps
   */
  replace: (content: DraftContent, alternatives?: DraftContent[]) => void;
  /** Records the content before it is sent. The request waits for the returned promise. */
  beforeSend?: () => Promise<unknown> | undefined;
  onState: (state: SaveState) => void;
  onSaved: (version: SavedVersion) => void;
}

export interface QueueStart {
  /** The last known version on the server; undefined before the first save. */
  base: SavedVersion | undefined;
  /** Id for the first save. The client chooses it, so that retries create no duplicates. */
  firstId: string;
  /** Fingerprints of saves by an earlier page whose response is missing. */
  sent?: SentFingerprints;
  /** Whether the unsaved changes include an accepted AI suggestion. */
  suggested?: boolean;
}
