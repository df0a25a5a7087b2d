import type { ExportFormat } from '@shortlist/shared/contract/export';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { carriedResume } from '@shortlist/shared/export/carried-resume';
import { reportFields, type FieldReport } from '@shortlist/shared/export/field-report';
import { toJsonResume } from '@shortlist/shared/export/json-resume';
import { renderText } from '@shortlist/shared/export/render-text';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { renderDocx } from './docx/render-docx.js';
import { loadFontBook } from './fonts.js';
import { renderPdf } from './pdf/render-pdf.js';
import { readDocxText } from './read-back/read-docx.js';
import { readPdfText } from './read-back/read-pdf.js';

interface MadeFile {
  bytes: Uint8Array;
  report: FieldReport;
}

/** What a file is made from. */
export interface FileSource {
  data: ResumeData;
  templateKey: TemplateKey;
  updatedAt: Date;
}

/** The bytes, and the text that a reader which knows nothing of how they were made finds in them. */
type Maker = (source: FileSource) => Promise<{ bytes: Uint8Array; text: string }>;

const makers: Record<ExportFormat, Maker> = {
  pdf: async ({ data, templateKey }) => {
    const laidOut = layoutDocument(composeDocument(data, templateKey), loadFontBook());
    const bytes = await renderPdf(laidOut, carriedResume(data, templateKey));
    return { bytes, text: await readPdfText(bytes) };
  },
  docx: async ({ data, templateKey }) => {
    const bytes = await renderDocx(composeDocument(data, templateKey));
    return { bytes, text: readDocxText(bytes) };
  },
  text: ({ data, templateKey }) => plain(renderText(composeDocument(data, templateKey))),
  json: ({ data, templateKey, updatedAt }) =>
    plain(JSON.stringify(toJsonResume(data, { templateKey, updatedAt }), null, 2)),
};

const plain = (text: string): ReturnType<Maker> => Promise.resolve({ bytes: new TextEncoder().encode(text), text });

/** Renders the file and reads it back. */
export async function makeFile(source: FileSource, format: ExportFormat): Promise<MadeFile> {
  const { bytes, text } = await makers[format](source);
  return { bytes, report: reportFields(source.data, text) };
}
