import { equalIgnoringWhitespace } from '../../../../lib/equal-ignoring-whitespace.js';
import { newId } from '../../../../lib/new-id.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { same } from '@shortlist/ui-kit/same';
import { createResume, isIdTaken } from '../resume-server.js';
import type { SavedVersion } from '../record/save-state.js';
import {
  clearUnmergedDraft,
  clearVisitorDraft,
  hasContent,
  keepVisitorDraft,
  readUnmergedDraft,
  readVisitorDraft,
} from '../../../../storage/visitor-draft.js';
import type { VisitorDraft } from '../../../../storage/visitor-draft.js';

let adopting: Promise<string | null> | undefined;

/**
 * Turns the visitor's draft into a resume of the account that just signed in. The resume has the draft's id, so retries
 * create no duplicates. Concurrent calls return the same promise.
 *
 * @returns the id of the resume, or null without a draft
 * @throws ApiError if the server rejects the draft, which then stays on the device
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
  // If the user has not resolved a conflict between two tabs, the second version becomes a separate resume.
  const unmerged = readUnmergedDraft();
  if (unmerged) await createResume(newId(), unmerged.content);
  clearUnmergedDraft();
  const saved = await created(draft);
  // Keep the draft if another tab edited it during the request. The next call moves it to the account.
  if (same(readVisitorDraft()?.content, draft.content)) clearVisitorDraft();
  return saved.id;
}

/** Creates the resume with the draft's id, or with a new id if a resume with different content already has that id. */
async function created(draft: VisitorDraft): Promise<SavedVersion> {
  try {
    const saved = await createResume(draft.id, draft.content);
    // If the contents differ, another tab edited the draft after it had become a resume. Keep both versions.
    return equalIgnoringWhitespace(saved.content, draft.content) ? saved : await createUnderNewId(draft.content);
  } catch (error) {
    if (!isIdTaken(error)) throw error;
    return createUnderNewId(draft.content);
  }
}

/** Stores the new id before the request, so that retries create no duplicates. */
function createUnderNewId(content: DraftContent): Promise<SavedVersion> {
  const draft = { id: newId(), content };
  keepVisitorDraft(draft);
  return createResume(draft.id, content);
}
