import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { whenIdle } from '../../../lib/idle-queue.js';
import { drawPage } from '@shortlist/ui-kit/sheets/draw-page';
import { setOnPages } from '@shortlist/ui-kit/sheets/set-on-pages';

/** The first page as the preview and the PDF have it, drawn in idle moments; rejects where a font cannot be loaded. */
export async function firstPagePicture(
  data: ResumeData,
  templateKey: TemplateKey,
  pixelWidth: number,
): Promise<HTMLCanvasElement | null> {
  const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
  await idle();
  const layout = await setOnPages(data, templateKey, idle);
  const [page] = layout.pages;
  return page ? drawPage(layout, page, pixelWidth) : null;
}
