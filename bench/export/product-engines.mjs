// Runs the product's built renderers. Loads only those that the requested file needs.
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { carriedResume } from '@shortlist/shared/resume/carried-resume';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';

const TEMPLATE = 'general';
const compose = (data) => composeDocument(readResumeData(data), TEMPLATE);

async function pdf() {
  const { loadFontBook } = await import('../../backend/dist/export/fonts/fonts.js');
  const { renderPdf } = await import('../../backend/dist/export/pdf/render-pdf.js');
  return (data) =>
    renderPdf(layoutDocument(compose(data), loadFontBook()), carriedResume(readResumeData(data), TEMPLATE));
}

async function verifiedPdf() {
  const { readPdfText } = await import('../../backend/dist/export/read-back/read-pdf.js');
  const render = await pdf();
  return async (data) => {
    const bytes = await render(data);
    await readPdfText(bytes);
    return bytes;
  };
}

async function docx() {
  const { renderDocx } = await import('../../backend/dist/export/docx/render-docx.js');
  return (data) => renderDocx(compose(data));
}

const ENGINES = {
  pdf: { name: 'Shortlist, tagged PDF', open: pdf },
  verifiedPdf: { name: 'Shortlist, PDF and read-back', open: verifiedPdf },
  docx: { name: 'Shortlist, DOCX', open: docx },
};

export async function productEngine(key) {
  const { name, open } = ENGINES[key];
  return { name, render: await open() };
}
