import type { DocumentFormat } from '@shortlist/shared/contract/export';
import { composeText, type ExportedText } from '@shortlist/shared/document/compose-text';
import type { ComposedDocument } from '@shortlist/shared/document/composed-document';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import { renderText } from '@shortlist/shared/export/render-text';
import { reportText } from '@shortlist/shared/export/text-report';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { renderDocx } from '../docx/render-docx.js';
import { loadFontBook } from '../fonts.js';
import { renderPdf } from '../pdf/render-pdf.js';
import { readDocxText } from '../read-back/read-docx.js';
import { readPdfText } from '../read-back/read-pdf.js';

export interface DocumentSource {
  data: ResumeData;
  templateKey: TemplateKey;
  written: ExportedText;
}

/** The bytes, and the text that a reader which knows nothing of how they were made finds in them. */
type Maker = (document: ComposedDocument) => Promise<{ bytes: Uint8Array; text: string }>;

const makers: Record<DocumentFormat, Maker> = {
  pdf: async (document) => {
    const bytes = await renderPdf(layoutDocument(document, loadFontBook()));
    return { bytes, text: await readPdfText(bytes) };
  },
  docx: async (document) => {
    const bytes = await renderDocx(document);
    return { bytes, text: readDocxText(bytes) };
  },
  text: (document) => {
    const text = renderText(document);
    return Promise.resolve({ bytes: new TextEncoder().encode(text), text });
  },
};

/** Renders a letter or guide and reads it back. */
export async function makeDocumentFile(
  { data, templateKey, written }: DocumentSource,
  format: DocumentFormat,
): Promise<{ bytes: Uint8Array; report: FieldReport }> {
  const { bytes, text } = await makers[format](composeText(data, templateKey, written));
  return { bytes, report: reportText(data, written, text) };
}
