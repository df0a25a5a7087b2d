import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { forget, readId, readStored, store } from '../../../lib/device-storage.js';

const KEY = 'shortlist.documents.v1';

/** What a visitor wrote beside the draft on this device. */
export interface VisitorDocuments {
  /** The id that the draft will have in an account. */
  resumeId: string | null;
  texts: Partial<Record<DocumentKind, unknown>>;
}

export function readVisitorDocuments(): VisitorDocuments | null {
  const stored = readStored(KEY);
  if (!stored) return null;
  const texts = typeof stored.texts === 'object' && stored.texts !== null ? stored.texts : {};
  return { resumeId: readId(stored.resumeId), texts };
}

/** @returns false when the browser has no room or keeps nothing for this site */
export const keepVisitorDocument = (resumeId: string, kind: DocumentKind, content: unknown): boolean =>
  store(KEY, { resumeId, texts: { ...readVisitorDocuments()?.texts, [kind]: content } });

export function forgetVisitorDocument(kind: DocumentKind): void {
  const { resumeId, texts = {} } = readVisitorDocuments() ?? {};
  const rest = Object.entries(texts).filter(([known]) => known !== kind);
  if (rest.length === 0) forget(KEY);
  else store(KEY, { resumeId, texts: Object.fromEntries(rest) });
}
