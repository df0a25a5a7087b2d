import { composeDocument } from '@shortlist/shared/document/compose-document';
import type { LaidOutDocument } from '@shortlist/shared/layout/laid-out-document';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { fontBook, loadFaces } from './faces.js';
import { loadFallbacks } from './fallback-faces.js';
import { templateFaces } from './template-faces.js';

/**
 * A résumé set on pages once, for pictures of it.
 *
 * @param pause awaited before each piece of work that takes milliseconds
 */
export async function setOnPages(
  data: ResumeData,
  templateKey: TemplateKey,
  pause: () => Promise<void>,
): Promise<LaidOutDocument> {
  const composed = composeDocument(data, templateKey);
  await loadFaces(templateFaces(composed));
  await pause();
  const layout = layoutDocument(composed, fontBook());
  if (layout.undrawable.length === 0) return layout;
  await loadFallbacks(layout.undrawable, composed.language);
  await pause();
  return layoutDocument(composed, fontBook());
}
