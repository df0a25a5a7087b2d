import { z } from 'zod';
import { IMPORT_CHARACTERS } from '../product/import-limits.js';
import { LIMITS, TEMPLATE_KEYS } from '../resume/resume-data.js';
import { resumeContent } from './common/resume-content.js';

export const IMPORT_SOURCES = ['shortlist', 'json-resume', 'linkedin', 'pdf', 'docx', 'text'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Body of `POST /api/import` without a file: pasted text, or a JSON Resume document. */
export const importBody = z.union([
  z.object({ text: z.string().max(IMPORT_CHARACTERS) }),
  z.object({ jsonResume: z.record(z.string(), z.unknown()) }),
]);

export const importReport = z.object({
  source: z.enum(IMPORT_SOURCES),
  /** Number of imported entries and fields in each section, in the order of the resume. */
  understood: z.array(z.object({ section: z.string(), entries: z.int(), fields: z.int() })),
  /** Text that fits no field. It is returned unchanged, so that nothing is lost without the user's knowledge. */
  notUnderstood: z.array(z.object({ text: z.string(), near: z.string().optional() })),
  /** Notes on fields that the user should check, such as an unreadable date or a list that exceeds its limit. */
  notes: z.array(z.object({ message: z.string(), path: z.string().optional() })),
});

export const importResult = z.object({
  data: resumeContent,
  title: z.string().max(LIMITS.titleLength),
  /** Template key; set only if the imported file names a template, as this product's PDFs do. */
  templateKey: z.enum(TEMPLATE_KEYS).nullable(),
  report: importReport,
});

export type ImportBody = z.infer<typeof importBody>;
export type ImportReport = z.infer<typeof importReport>;
export type ImportResult = z.infer<typeof importResult>;
