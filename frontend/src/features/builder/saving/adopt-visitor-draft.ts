import { cleanLine } from '@shortlist/shared/resume/text';
import { newId } from '../../../lib/new-id.js';
import type { DraftContent } from '../draft/draft-store.js';
import { same } from '@shortlist/ui-kit/same';
import { createResume, isIdTaken } from './resume-server.js';
import type { SavedVersion } from './save-state.js';
import {
  clearUnmergedDraft,
  clearVisitorDraft,
  hasContent,
  keepVisitorDraft,
  readUnmergedDraft,
  readVisitorDraft,
} from '../../../lib/visitor-draft.js';
import type { VisitorDraft } from '../../../lib/visitor-draft.js';

let adopting: Promise<string | null> | undefined;

/**
 * Makes the visitor's draft a résumé of the account that just signed in. Safe to call from several places: it runs
 * once at a time, and the draft's own id makes a repeated creation the same résumé.
 *
 * @returns the id of the résumé, or null when there was nothing to adopt
 * @throws ApiError when the server could not take it; the draft then stays on the device
 */
export function adoptVisitorDraft(): Promise<string | null> {
  adopting ??= adopt().finally(() => {
    adopting = undefined;
  });
  return adopting;
}

async function adopt(): Promise<string | null> {
  const draft = readVisitorDraft();
  if (!draft) return null;
  if (!hasContent(draft.content)) {
    clearVisitorDraft();
    return null;
  }
  // The other side of an unanswered question between two tabs becomes a résumé of its own.
  const unmerged = readUnmergedDraft();
  if (unmerged) await createResume(newId(), unmerged.content);
  clearUnmergedDraft();
  const saved = await created(draft);
  // Another tab may have written on meanwhile; that is for the next adoption.
  if (same(readVisitorDraft()?.content, draft.content)) clearVisitorDraft();
  return saved.id;
}

/** The draft as a résumé under its own id, or under a new one where that id stands for something else. */
async function created(draft: VisitorDraft): Promise<SavedVersion> {
  try {
    const saved = await createResume(draft.id, draft.content);
    // The same id with other words: adopted before, and written on in another tab. Both are kept.
    return same(tidied(saved.content), tidied(draft.content)) ? saved : await createUnderNewId(draft.content);
  } catch (error) {
    if (!isIdTaken(error)) throw error;
    return createUnderNewId(draft.content);
  }
}

/** The server tidies white space and control characters away; that does not make it another text. */
const tidied = (content: DraftContent): unknown =>
  JSON.parse(JSON.stringify(content, (_, value: unknown) => (typeof value === 'string' ? cleanLine(value) : value)));

/** The new id is stored first, so that a repeated try makes the same résumé. */
function createUnderNewId(content: DraftContent): Promise<SavedVersion> {
  const draft = { id: newId(), content };
  keepVisitorDraft(draft);
  return createResume(draft.id, content);
}
