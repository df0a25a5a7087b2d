import type { DraftContent } from '../draft/draft-store.js';
import type { SentMarks } from './own-saves.js';
import type { SavedVersion, SaveServer, SaveState } from './save-state.js';

export interface SaveQueueOptions {
  server: SaveServer;
  /** The draft at this moment. */
  content: () => DraftContent;
  /** Puts merged content in the place of the draft; `alternatives` were to choose from. */
  replace: (content: DraftContent, alternatives?: DraftContent[]) => void;
  /** Remembers what is about to be sent. The request waits for it, unless the page is being left. */
  beforeSend?: () => Promise<unknown> | undefined;
  onState: (state: SaveState) => void;
  onSaved: (version: SavedVersion) => void;
}

export interface QueueStart {
  /** What the server has; undefined before the first save. */
  base: SavedVersion | undefined;
  /** Id of that first save: known before the first request, so that a repeated one is the same résumé. */
  firstId: string;
  /** What an earlier page sent on this base, without living to see the answer. */
  sent?: SentMarks;
  /** Accepted words of the AI are among what is not saved yet. */
  suggested?: boolean;
}
