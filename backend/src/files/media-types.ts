import type { ExportFormat } from '@shortlist/shared/contract/export';

export const MEDIA_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
