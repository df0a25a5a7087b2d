import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { ApiError } from '@shortlist/ui-kit/request';
import { putDocument, readDocuments } from './document-server.js';
import { forgetVisitorDocument, readVisitorDocuments } from './visitor-documents.js';

let adopting: Promise<void> | undefined;

/**
 * What was written before signing in goes to the account with the draft that it was written for. It never takes the
 * place of a text that the account has already; then it stays on the device. Runs once at a time.
 *
 * @param adoptedAs the résumé that the draft has just become, where that is known
 * @throws ApiError when the server could not take it; it then stays on the device
 */
export function adoptVisitorDocuments(adoptedAs: string | null = null): Promise<void> {
  adopting ??= adopt(adoptedAs).finally(() => {
    adopting = undefined;
  });
  return adopting;
}

async function adopt(adoptedAs: string | null): Promise<void> {
  const found = readVisitorDocuments();
  const resumeId = adoptedAs ?? found?.resumeId;
  if (!found || !resumeId) return;
  try {
    const known = new Set((await readDocuments(resumeId)).map(({ kind }) => kind));
    for (const [kind, content] of Object.entries(found.texts) as [DocumentKind, unknown][]) {
      if (known.has(kind)) continue;
      await putDocument(resumeId, kind, content);
      forgetVisitorDocument(kind);
    }
  } catch (error) {
    // The draft is not in this account, or not yet.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
