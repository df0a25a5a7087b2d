import type { DraftContent } from '../draft/draft-store.js';
import { forget, readContent, readId, readStored, store } from './device-storage.js';
import type { SavedVersion } from './save-queue.js';

/** Unsaved edits of a saved résumé, kept on the device so that a reload, a crash or a dead network loses nothing. */
export interface JournalEntry {
  /** What the edits started from. */
  base: SavedVersion;
  content: DraftContent;
}

const key = (id: string): string => `shortlist.unsaved.v1.${id}`;

export function readJournal(id: string): JournalEntry | null {
  const stored = readStored(key(id));
  const base = stored?.base as Record<string, unknown> | undefined;
  const baseId = readId(base?.id);
  if (!stored || !base || baseId !== id || typeof base.revision !== 'number') return null;
  return {
    base: { id, revision: base.revision, content: readContent(base.content) },
    content: readContent(stored.content),
  };
}

export const keepJournal = (entry: JournalEntry): boolean => store(key(entry.base.id), entry);

export const clearJournal = (id: string): void => forget(key(id));
