import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { whenIdle } from '../../../lib/idle-queue.js';
import { drawPage } from '@shortlist/ui-kit/page-preview/draw-page';
import { layoutOnce } from '@shortlist/ui-kit/page-preview/layout-once';

/**
 * When the browser is idle, draws the first page of a resume as it looks in the preview and the PDF. Rejects if a font
 * cannot be loaded.
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
