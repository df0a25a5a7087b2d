import type { DocumentFormat, ExportFormat } from '@shortlist/shared/contract/export';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';

/** What a render thread is given; `data` is the resume's content as stored. */
export type RenderTask =
  | { kind: 'warm_up' }
  | { kind: 'resume'; data: unknown; templateKey: TemplateKey; updatedAt: Date; format: ExportFormat }
  | { kind: 'document'; data: unknown; templateKey: TemplateKey; written: ExportedText; format: DocumentFormat };

export interface RenderedBytes {
  bytes: Uint8Array;
  report: FieldReport;
}
