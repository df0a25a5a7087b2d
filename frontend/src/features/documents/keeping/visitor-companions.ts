import type { DocumentKind } from '@shortlist/shared/contract/resume-documents';
import { forget, readId, readStored, store } from '../../../storage/device-storage.js';

const KEY = 'shortlist.documents.v1';
const UNMERGED_KEY = 'shortlist.documents-unmerged.v1';

export interface VisitorCompanions {
  /** Id of the draft or, after sign-up, of the resume that the draft has become. */
  resumeId: string | null;
  texts: Partial<Record<DocumentKind, unknown>>;
}

export const readVisitorCompanions = (): VisitorCompanions | null => readTexts(KEY);

/** @returns false if storage is full or disabled */
export const keepVisitorCompanion = (resumeId: string, kind: DocumentKind, content: unknown): boolean =>
  storeText(KEY, resumeId, kind, content);

export const forgetVisitorCompanion = (kind: DocumentKind): void => forgetText(KEY, kind);

/** One version in an unresolved conflict between two tabs. The stored text is the other version. */
export interface UnmergedCompanion {
  base: unknown;
  content: unknown;
}

export function readUnmergedCompanion(resumeId: string, kind: DocumentKind): UnmergedCompanion | null {
  const stored = readTexts(UNMERGED_KEY);
  const unmerged = stored?.resumeId === resumeId ? stored.texts[kind] : undefined;
  return typeof unmerged === 'object' && unmerged !== null && 'content' in unmerged && 'base' in unmerged
    ? unmerged
    : null;
}

export const keepUnmergedCompanion = (resumeId: string, kind: DocumentKind, unmerged: UnmergedCompanion): boolean =>
  storeText(UNMERGED_KEY, resumeId, kind, unmerged);

/** Assigns the versions in unresolved conflicts to the resume that the draft has become. */
export function assignUnmergedCompanions(resumeId: string): void {
  const stored = readTexts(UNMERGED_KEY);
  if (stored) store(UNMERGED_KEY, { ...stored, resumeId });
}

export const forgetUnmergedCompanion = (kind: DocumentKind): void => forgetText(UNMERGED_KEY, kind);

/**
 * Calls the listener when another tab stores a companion text.
 *
 * @returns a function that unsubscribes
 */
export function onCompanionKeptElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function readTexts(key: string): VisitorCompanions | null {
  const stored = readStored(key);
  if (!stored) return null;
  const texts = typeof stored.texts === 'object' && stored.texts !== null ? stored.texts : {};
  return { resumeId: readId(stored.resumeId), texts };
}

const storeText = (key: string, resumeId: string, kind: DocumentKind, value: unknown): boolean =>
  store(key, { resumeId, texts: { ...readTexts(key)?.texts, [kind]: value } });

function forgetText(key: string, kind: DocumentKind): void {
  const { resumeId, texts = {} } = readTexts(key) ?? {};
  const others = Object.entries(texts).filter(([other]) => other !== kind);
  if (others.length === 0) forget(key);
  else store(key, { resumeId, texts: Object.fromEntries(others) });
}
