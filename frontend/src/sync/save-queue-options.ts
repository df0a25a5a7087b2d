import type { MergeStrategy, SentFingerprints } from './merge-strategy.js';
import type { SavedVersion, SaveServer, SaveState } from './save-state.js';

export interface SaveQueueOptions<Content, Part extends string> {
  strategy: MergeStrategy<Content, Part>;
  server: SaveServer<Content>;
  content: () => Content;
  /**
   * Replaces the content of the editor with merged content.
   *
   * @param alternatives rejected versions, which become undo steps
   */
  replace: (content: Content, alternatives?: Content[]) => void;
  /** Records the content before it is sent. The request waits for the returned promise. */
  beforeSend?: () => Promise<unknown> | undefined;
  /** Removes the recorded content after a save. The state becomes `saved` only afterward. */
  afterSave?: () => Promise<unknown>;
  onState: (state: SaveState<Content, Part>) => void;
  onSaved: (version: SavedVersion<Content>) => void;
}

export interface QueueStart<Content, Part extends string> {
  /** The last known version on the server; undefined before the first save. */
  base: SavedVersion<Content> | undefined;
  /** Id for the first save. The client chooses it, so that retries create no duplicates. */
  firstId: string;
  /** Initial content, which is not saved until the user changes it. If undefined, any content is saved immediately. */
  blank?: Content;
  /** Fingerprints of saves that a closed editor sent and that received no response. */
  sent?: SentFingerprints<Part>;
  /** Whether the unsaved changes include an accepted AI suggestion. */
  suggested?: boolean;
}
