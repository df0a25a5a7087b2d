import { cleanLine } from '@shortlist/shared/text/text';
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
 * Turns the visitor's draft into a resume of the account that just signed in. Concurrent calls share one run, and the
 * draft's id makes the creation idempotent.
 *
 * @returns the id of the resume, or null if there was no draft
 * @throws ApiError when the server rejects the draft, which then stays on the device
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
  // The other side of an unresolved conflict between two tabs becomes a separate resume.
  const unmerged = readUnmergedDraft();
  if (unmerged) await createResume(newId(), unmerged.content);
  clearUnmergedDraft();
  const saved = await created(draft);
  // If another tab edited the draft meanwhile, the next adoption takes it.
  if (same(readVisitorDraft()?.content, draft.content)) clearVisitorDraft();
  return saved.id;
}

/** Creates the resume with the draft's id, or with a new one if that id has different content. */
async function created(draft: VisitorDraft): Promise<SavedVersion> {
  try {
    const saved = await createResume(draft.id, draft.content);
    // Same id, different content: adopted before and edited in another tab since. Keep both.
    return same(normalized(saved.content), normalized(draft.content)) ? saved : await createUnderNewId(draft.content);
  } catch (error) {
    if (!isIdTaken(error)) throw error;
    return createUnderNewId(draft.content);
  }
}

/** Ignores whitespace and control characters, which the server normalizes. */
const normalized = (content: DraftContent): unknown =>
  JSON.parse(JSON.stringify(content, (_, value: unknown) => (typeof value === 'string' ? cleanLine(value) : value)));

/** Stores the new id first, so that retries are idempotent. */
function createUnderNewId(content: DraftContent): Promise<SavedVersion> {
  const draft = { id: newId(), content };
  keepVisitorDraft(draft);
  return createResume(draft.id, content);
}
