import type { DraftSync, SyncEvents, SyncStart } from '../draft-sync.js';
import type { WritableJournal } from '../journal-writer.js';
import type { SaveAnswer, SavedVersion, SaveServer } from '../save-state.js';
import type { Editor } from '../saving.js';

/** The server's copy of the content; null if it was never saved or was deleted. */
export interface Stored<Content> {
  version: SavedVersion<Content> | null;
}

/** A kind of content that the model plays. */
export interface ModelKind<Content, Part extends string> {
  id: string;
  /** Content of an editor that opens nothing saved. */
  start: () => Content;
  /** Whether the content exists on the server at the beginning. */
  isSaved: boolean;
  /** Whether other tabs learn of a save. */
  tellsTabs: boolean;
  /** Names of the places in which words are typed. */
  places: readonly string[];
  /** Returns the part in which the words of a place are merged. */
  partOf: (place: string) => Part;
  write: (content: Content, place: string, word: string) => Content;
  sync: (
    start: SyncStart<Content, Part>,
    editor: Editor<Content>,
    server: SaveServer<Content>,
    journal: WritableJournal<Content, Part>,
    events: SyncEvents<Content>,
  ) => DraftSync<Content, Part>;
  /** Handles requests as the API does. */
  serve: (stored: Stored<Content>) => Pick<SaveServer<Content>, 'create' | 'patch'>;
}

/** Updates the stored content if its revision is that of the base. */
export function patchStored<Content>(
  stored: Stored<Content>,
  changed: Partial<Content>,
  base: SavedVersion<Content>,
): SaveAnswer<Content> | null {
  const { version } = stored;
  if (!version) return null;
  if (version.revision !== base.revision) return { kind: 'changed', theirs: version };
  stored.version = {
    ...version,
    revision: version.revision + 1,
    content: { ...version.content, ...structuredClone(changed) },
  };
  return { kind: 'saved', version: stored.version };
}
