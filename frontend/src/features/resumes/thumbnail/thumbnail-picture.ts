import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { whenIdle } from '../../../lib/idle-queue.js';
import { drawPage } from '@shortlist/ui-kit/page-preview/draw-page';
import { layoutOnce } from '@shortlist/ui-kit/page-preview/layout-once';

/**
 * Draws the first page of a resume as in the preview and the PDF, when the browser is idle. Rejects if a font cannot be
 * loaded.
 */
export async function firstPagePicture(
  data: ResumeData,
  templateKey: TemplateKey,
  pixelWidth: number,
): Promise<HTMLCanvasElement | null> {
  const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
  await idle();
  const layout = await layoutOnce(data, templateKey, idle);
  const [page] = layout.pages;
  return page ? drawPage(layout, page, pixelWidth) : null;
}
