import type { ExportFormat } from '@shortlist/shared/contract/export';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';

export interface RenderTask {
  data: unknown;
  templateKey: TemplateKey;
  updatedAt: Date;
  companion: ExportedText | undefined;
  format: ExportFormat;
}

/** A task that renders no document and resolves once the thread has warmed up. */
export const WARM_UP = 'warm up';

export interface RenderedBytes {
  bytes: Uint8Array;
  report: FieldReport;
}
