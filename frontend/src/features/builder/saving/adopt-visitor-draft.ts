import { createResume } from './resume-server.js';
import { clearVisitorDraft, hasContent, readVisitorDraft } from './visitor-draft.js';

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
  const saved = await createResume(draft.id, draft.content);
  clearVisitorDraft();
  return saved.id;
}
