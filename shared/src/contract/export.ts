import { z } from 'zod';
import { isoDate } from './common/text.js';

export const EXPORT_FORMATS = ['pdf', 'docx', 'text', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * File formats of a companion. JSON is left out, because no other program could use a cover letter or guide as data.
 */
export const DOCUMENT_FORMATS = ['pdf', 'docx', 'text'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export const fieldReport = z.object({
  total: z.int(),
  found: z.int(),
  missing: z.array(z.object({ path: z.string(), label: z.string() })),
  /** Whether entries, bullets and lines are in the editor's order and no section contains text of another section. */
  inOrder: z.boolean(),
  fields: z.array(z.object({ path: z.string(), found: z.boolean(), position: z.int().optional() })),
});

export const exportReport = fieldReport.extend({
  format: z.enum(EXPORT_FORMATS),
  revision: z.int(),
  fileName: z.string(),
  bytes: z.int(),
  checkedAt: isoDate,
});

export const documentExportReport = exportReport.extend({
  format: z.enum(DOCUMENT_FORMATS),
  documentRevision: z.int(),
});

export type DocumentExportReport = z.infer<typeof documentExportReport>;
export type ExportReport = z.infer<typeof exportReport>;
