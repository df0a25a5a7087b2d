import type { ExportFormat } from '@shortlist/shared/contract/export';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { composeText, type ExportedText } from '@shortlist/shared/document/compose-text';
import type { ComposedDocument } from '@shortlist/shared/page/composed-document';
import { carriedResume } from '@shortlist/shared/resume/carried-resume';
import { reportFields } from '@shortlist/shared/export/field-report';
import { toJsonResume } from '@shortlist/shared/export/json-resume';
import { renderText } from '@shortlist/shared/export/render-text';
import { reportText } from '@shortlist/shared/export/text-report';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import type { ResumeData, TemplateKey } from '@shortlist/shared/resume/resume-data';
import { renderDocx } from '../docx/render-docx.js';
import { loadFontBook } from '../fonts/fonts.js';
import { renderPdf } from '../pdf/render-pdf.js';
import { readDocxText } from '../read-back/read-docx.js';
import { readPdfText } from '../read-back/read-pdf.js';
import type { RenderedBytes } from './render-task.js';

export interface FileSource {
  data: ResumeData;
  templateKey: TemplateKey;
  updatedAt: Date;
  /** The companion to render instead of the resume. */
  companion?: ExportedText | undefined;
}

/** Returns the file's bytes, and the text that an independent parser extracts from them. */
type Renderer = (source: FileSource) => Promise<{ bytes: Uint8Array; text: string }>;

const renderers: Record<ExportFormat, Renderer> = {
  pdf: async (source) => {
    const carried = source.companion ? undefined : carriedResume(source.data, source.templateKey);
    const bytes = await renderPdf(layoutDocument(compose(source), loadFontBook()), carried);
    return { bytes, text: await readPdfText(bytes) };
  },
  docx: async (source) => {
    const bytes = await renderDocx(compose(source));
    return { bytes, text: readDocxText(bytes) };
  },
  text: (source) => plain(renderText(compose(source))),
  // Exports only resumes, because no program imports companions as JSON.
  json: ({ data, templateKey, updatedAt }) =>
    plain(JSON.stringify(toJsonResume(data, { templateKey, updatedAt }), null, 2)),
};

const compose = ({ data, templateKey, companion }: FileSource): ComposedDocument =>
  companion ? composeText(data, templateKey, companion) : composeDocument(data, templateKey);

const plain = (text: string): ReturnType<Renderer> => Promise.resolve({ bytes: new TextEncoder().encode(text), text });

export async function makeFile(source: FileSource, format: ExportFormat): Promise<RenderedBytes> {
  const { bytes, text } = await renderers[format](source);
  const { data, companion } = source;
  return { bytes, report: companion ? reportText(data, companion, text) : reportFields(data, text) };
}
