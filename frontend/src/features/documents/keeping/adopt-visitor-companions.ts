import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { ApiError } from '@shortlist/ui-kit/request';
import { putCompanion, readCompanions } from './companion-server.js';
import { assignUnmergedCompanions, forgetVisitorCompanion, readVisitorCompanions } from './visitor-companions.js';

let adopting: Promise<void> | undefined;

/**
 * Moves a visitor's companion texts to the account in which the visitor's draft was saved. If the account already has a
 * text of the same kind, the visitor's text stays on the device. Concurrent calls return the same promise.
 *
 * @param adoptedAs id of the resume that the draft has just become, if known
 * @throws ApiError if the server rejects a text, which then stays on the device
 */
export function adoptVisitorCompanions(adoptedAs: string | null = null): Promise<void> {
  adopting ??= adopt(adoptedAs).finally(() => {
    adopting = undefined;
  });
  return adopting;
}

async function adopt(adoptedAs: string | null): Promise<void> {
  const found = readVisitorCompanions();
  const resumeId = adoptedAs ?? found?.resumeId;
  if (!found || !resumeId) return;
  try {
    assignUnmergedCompanions(resumeId);
    const known = new Set((await readCompanions(resumeId)).map(({ kind }) => kind));
    for (const [kind, content] of Object.entries(found.texts) as [DocumentKind, unknown][]) {
      if (known.has(kind)) continue;
      await putCompanion(resumeId, kind, content, 0);
      forgetVisitorCompanion(kind);
    }
  } catch (error) {
    // Status 404 means that the draft has not become a resume of this account.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
