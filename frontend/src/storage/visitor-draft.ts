import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { ComparedContent } from '@shortlist/shared/compare/compare-contents';
import { forget, readContent, readId, readStored, store } from './device-storage.js';
import { newId } from '../lib/new-id.js';
import { same } from '@shortlist/ui-kit/same';

const KEY = 'shortlist.draft.v1';
const UNMERGED_KEY = 'shortlist.draft-unmerged.v1';

export interface VisitorDraft {
  /**
   * Id that the resume will have in the account. Every attempt to save the draft to the account uses this id, so that
   * only one resume is created.
   */
  id: string;
  content: ComparedContent;
}

export function readVisitorDraft(): VisitorDraft | null {
  const stored = readStored(KEY);
  if (!stored) return null;
  const id = readId(stored.id);
  if (id) return { id, content: readContent(stored) };
  // Store the generated id: a new id on each read would save the same draft to the account twice.
  const draft = { id: newId(), content: readContent(stored) };
  keepVisitorDraft(draft);
  return draft;
}

export const keepVisitorDraft = ({ id, content }: VisitorDraft): boolean => store(KEY, { id, ...content });

/**
 * Calls the listener when another tab stores the draft. Uses the storage event, because a tab message may arrive before
 * the draft is readable.
 *
 * @returns a function that unsubscribes
 */
export function onDraftKeptElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export const clearVisitorDraft = (): void => forget(KEY);

/** One of the two versions in an unresolved conflict between two tabs. The stored draft is the other version. */
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

export const hasContent = ({ data, jdText }: ComparedContent): boolean =>
  jdText.trim() !== '' || !same({ ...data, settings: {} }, emptyResumeData());
