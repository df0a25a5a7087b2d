import type { DraftSync, SyncEvents, SyncStart } from '../draft-sync.js';
import type { WritableJournal } from '../journal-writer.js';
import type { SaveAnswer, SavedVersion, SaveServer } from '../save-state.js';
import type { Editor } from '../saving.js';

/** The server's copy of the content; null if it was never saved or was deleted. */
export interface Stored<Content> {
  version: SavedVersion<Content> | null;
}

export interface ModelKind<Content, Part extends string> {
  id: string;
  /** Initial content of an editor that is opened without saved content. */
  start: () => Content;
  /** Whether the server has the content when a simulation run starts. */
  isSaved: boolean;
  tellsTabs: boolean;
  /** Names of the fields in which words are typed. */
  places: readonly string[];
  /** Returns the part to which a field belongs. Each part is merged separately. */
  partOf: (place: string) => Part;
  write: (content: Content, place: string, word: string) => Content;
  sync: (
    start: SyncStart<Content, Part>,
    editor: Editor<Content>,
    server: SaveServer<Content>,
    journal: WritableJournal<Content, Part>,
    events: SyncEvents<Content>,
  ) => DraftSync<Content, Part>;
  serve: (stored: Stored<Content>) => Pick<SaveServer<Content>, 'create' | 'patch'>;
}

/** Updates the stored content unless the revision of `base` is outdated. */
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
