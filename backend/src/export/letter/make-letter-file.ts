import type { LetterFormat } from '@shortlist/shared/contract/export';
import { composeLetter, type LetterContent } from '@shortlist/shared/document/compose-letter';
import type { ComposedDocument } from '@shortlist/shared/document/composed-document';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import { reportLetter } from '@shortlist/shared/export/letter-report';
import { renderText } from '@shortlist/shared/export/render-text';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { renderDocx } from '../docx/render-docx.js';
import { loadFontBook } from '../fonts.js';
import { renderPdf } from '../pdf/render-pdf.js';
import { readDocxText } from '../read-back/read-docx.js';
import { readPdfText } from '../read-back/read-pdf.js';

export interface LetterSource {
  data: ResumeData;
  templateKey: TemplateKey;
  letter: LetterContent;
}

/** The bytes, and the text that a reader which knows nothing of how they were made finds in them. */
type Maker = (document: ComposedDocument) => Promise<{ bytes: Uint8Array; text: string }>;

const makers: Record<LetterFormat, Maker> = {
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

/** Renders the letter and reads it back. */
export async function makeLetterFile(
  { data, templateKey, letter }: LetterSource,
  format: LetterFormat,
): Promise<{ bytes: Uint8Array; report: FieldReport }> {
  const { bytes, text } = await makers[format](composeLetter(data, templateKey, letter));
  return { bytes, report: reportLetter(data, letter, text) };
}
