// Round-trips a resume through each file format, using the product's built code.
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { carriedResume } from '@shortlist/shared/resume/carried-resume';
import { renderText } from '@shortlist/shared/export/render-text';
import { toJsonResume } from '@shortlist/shared/export/json-resume';
import { importFromLines } from '@shortlist/shared/import/formats/import-from-lines';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { renderDocx } from '../../backend/dist/export/docx/render-docx.js';
import { loadFontBook } from '../../backend/dist/export/fonts/fonts.js';
import { renderPdf } from '../../backend/dist/export/pdf/render-pdf.js';
import { readPdfLines } from '../../backend/dist/import/pdf/read-pdf-lines.js';
import { readResume } from '../../backend/dist/import/reading/read-resume.js';

const PAGES = 30;

const makePdf = (data, templateKey) =>
  renderPdf(layoutDocument(composeDocument(data, templateKey), loadFontBook()), carriedResume(data, templateKey));

/** @type {Record<string, { isCarried: boolean, roundTrip: (data: object, templateKey: string) => Promise<object> }>} */
export const ROUTES = {
  'PDF as made': {
    isCarried: true,
    roundTrip: async (data, templateKey) => readResume({ bytes: await makePdf(data, templateKey) }),
  },
  'PDF from its pages': {
    isCarried: false,
    roundTrip: async (data, templateKey) => {
      const { lines, hints } = await readPdfLines(await makePdf(data, templateKey), PAGES);
      return importFromLines(lines, hints);
    },
  },
  Word: {
    isCarried: false,
    roundTrip: async (data, templateKey) => readResume({ bytes: await renderDocx(composeDocument(data, templateKey)) }),
  },
  text: {
    isCarried: false,
    roundTrip: async (data, templateKey) => readResume({ text: renderText(composeDocument(data, templateKey)) }),
  },
  'JSON Resume': {
    isCarried: true,
    roundTrip: async (data, templateKey) =>
      readResume({ jsonResume: toJsonResume(data, { templateKey, updatedAt: new Date(0) }) }),
  },
};
