import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { forget, readId, readStored, store } from '../../../storage/device-storage.js';

const KEY = 'shortlist.documents.v1';

/** The companion texts of the visitor's draft on this device. */
export interface VisitorCompanions {
  /** Id of the draft, which its resume in the account will have. */
  resumeId: string | null;
  texts: Partial<Record<DocumentKind, unknown>>;
}

export function readVisitorCompanions(): VisitorCompanions | null {
  const stored = readStored(KEY);
  if (!stored) return null;
  const texts = typeof stored.texts === 'object' && stored.texts !== null ? stored.texts : {};
  return { resumeId: readId(stored.resumeId), texts };
}

/**
 * Stores a visitor's text.
 *
 * @returns false if storage is full or disabled
 */
export const keepVisitorCompanion = (resumeId: string, kind: DocumentKind, content: unknown): boolean =>
  store(KEY, { resumeId, texts: { ...readVisitorCompanions()?.texts, [kind]: content } });

export function forgetVisitorCompanion(kind: DocumentKind): void {
  const { resumeId, texts = {} } = readVisitorCompanions() ?? {};
  const others = Object.entries(texts).filter(([other]) => other !== kind);
  if (others.length === 0) forget(KEY);
  else store(KEY, { resumeId, texts: Object.fromEntries(others) });
}
