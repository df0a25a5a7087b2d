import type { CarriedResume } from '@shortlist/shared/resume/carried-resume';
import type { LaidOutDocument, LaidOutPage, Line } from '@shortlist/shared/layout/laid-out-document';
import type { RendererPage } from 'pdfmake/js/Renderer.js';
import { ResumePdfDocument } from './resume-pdf-document.js';
import { TaggedRenderer } from './tagged-renderer.js';

/**
 * Renders a laid-out document as a tagged PDF, with all text where the layout placed it. Equal documents give equal
 * bytes. Rejects if a face lacks a glyph.
 * @param carried the resume data to embed for importing the file later
 */
export function renderPdf(document: LaidOutDocument, carried?: CarriedResume): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const pdf = new ResumePdfDocument(document, carried);
    new TaggedRenderer(pdf).renderPages(document.pages.map((page) => rendererPage(page, document)));
    resolve(pdf.bytes());
  });
}

function rendererPage(page: LaidOutPage, { width, height }: LaidOutDocument): RendererPage<Line> {
  return {
    pageSize: { width, height },
    items: [
      ...page.shapes.map(({ x, y, width: w, height: h, color }) => ({
        type: 'vector' as const,
        item: { type: 'rect' as const, x, y, w, h, color },
      })),
      ...page.lines.map((item) => ({ type: 'line' as const, item })),
    ],
  };
}
