import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { ComparedContent } from '@shortlist/shared/resume/compare-contents';
import { forget, readContent, readId, readStored, store } from './device-storage.js';
import { newId } from './new-id.js';
import { same } from '@shortlist/ui-kit/same';

const KEY = 'shortlist.draft.v1';
const UNMERGED_KEY = 'shortlist.draft-unmerged.v1';

/** The résumé that is not in any account yet. */
export interface VisitorDraft {
  /** The id it will have in the account: adopting it twice gives one résumé. */
  id: string;
  content: ComparedContent;
}

export function readVisitorDraft(): VisitorDraft | null {
  const stored = readStored(KEY);
  if (!stored) return null;
  const id = readId(stored.id);
  if (id) return { id, content: readContent(stored) };
  // An id that is made up anew at every look would adopt the same draft twice.
  const draft = { id: newId(), content: readContent(stored) };
  keepVisitorDraft(draft);
  return draft;
}

export const keepVisitorDraft = ({ id, content }: VisitorDraft): boolean => store(KEY, { id, ...content });

/**
 * Calls the listener when another tab wrote the draft. The browser says so once the words can be read here; a message
 * between the tabs may come before that.
 *
 * @returns ends the listening
 */
export function onDraftKeptElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export const clearVisitorDraft = (): void => forget(KEY);

/** One side of a conflict between two tabs, as long as nobody has chosen; the other side is the draft itself. */
export interface UnmergedDraft {
  base: ComparedContent;
  content: ComparedContent;
}

export function readUnmergedDraft(): UnmergedDraft | null {
  const stored = readStored(UNMERGED_KEY);
  return stored && { base: readContent(stored.base), content: readContent(stored.content) };
}

export const keepUnmergedDraft = (draft: UnmergedDraft): boolean => store(UNMERGED_KEY, draft);

export const clearUnmergedDraft = (): void => forget(UNMERGED_KEY);

/** Whether there is anything in it that would be a pity to lose. */
export const hasContent = ({ data, jdText }: ComparedContent): boolean =>
  jdText.trim() !== '' || !same({ ...data, settings: {} }, emptyResumeData());
