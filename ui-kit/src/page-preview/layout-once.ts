import { composeDocument } from '@shortlist/shared/document/compose-document';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { fontBook, loadFaces } from './faces.js';
import { loadFallbacks } from './fallback-faces.js';
import { templateFaces } from './template-faces.js';

/**
 * Lays out a resume once, to draw pictures of its pages.
 *
 * @param pause awaited before each slow step, to keep the page responsive
 */
export async function layoutOnce(
  data: ResumeData,
  templateKey: TemplateKey,
  pause: () => Promise<void>,
): Promise<LaidOutDocument> {
  const composed = composeDocument(data, templateKey);
  await loadFacesOf(composed, pause);
  await pause();
  return layoutDocument(composed, fontBook());
}

/** Loads all fonts of a document, so that it can be laid out repeatedly and at any size. */
export async function loadFacesOf(
  composed: ComposedDocument,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await loadFaces(templateFaces(composed));
  await pause();
  const { undrawable } = layoutDocument(composed, fontBook());
  if (undrawable.length > 0) await loadFallbacks(undrawable, composed.language);
}

export const layoutWithLoadedFaces = (composed: ComposedDocument): LaidOutDocument =>
  layoutDocument(composed, fontBook());
