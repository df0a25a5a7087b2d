import { z } from 'zod';
import { isoDate } from './text.js';

export const EXPORT_FORMATS = ['pdf', 'docx', 'text', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Letters and guides are no data that another program could read, so there is no JSON of them. */
export const DOCUMENT_FORMATS = ['pdf', 'docx', 'text'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** What an independent reader found of the résumé's fields in the finished file. */
export const fieldReport = z.object({
  total: z.int(),
  found: z.int(),
  missing: z.array(z.object({ path: z.string(), label: z.string() })),
  /** Entries, bullets and lines come in the order of the editor, and sections do not mix. */
  inOrder: z.boolean(),
  fields: z.array(z.object({ path: z.string(), found: z.boolean(), position: z.int().optional() })),
});

export const exportReport = fieldReport.extend({
  format: z.enum(EXPORT_FORMATS),
  /** Of the résumé the file was made from. */
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
