import { z } from 'zod';
import { IMPORT_CHARACTERS } from '../import/import-limits.js';
import { LIMITS, TEMPLATE_KEYS } from '../resume/resume-data.js';
import { resumeContent } from './resume-content.js';

export const IMPORT_SOURCES = ['shortlist', 'json-resume', 'linkedin', 'pdf', 'docx', 'text'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** The body of `POST /api/import` without a file: pasted text, or a JSON Resume document. */
export const importBody = z.union([
  z.object({ text: z.string().max(IMPORT_CHARACTERS) }),
  z.object({ jsonResume: z.record(z.string(), z.unknown()) }),
]);

export const importReport = z.object({
  source: z.enum(IMPORT_SOURCES),
  /** How much came in, by section of the résumé, in its order: "3 jobs with 12 bullets". */
  understood: z.array(z.object({ section: z.string(), entries: z.int(), fields: z.int() })),
  /** Text that found no place, as it stood in the file, so that nothing is lost silently. */
  notUnderstood: z.array(z.object({ text: z.string(), near: z.string().optional() })),
  /** What the person should look at: a date that could not be read, a list that was cut at its limit. */
  notes: z.array(z.object({ message: z.string(), path: z.string().optional() })),
});

export const importResult = z.object({
  data: resumeContent,
  title: z.string().max(LIMITS.titleLength),
  /** Only when the file says so: a PDF of ours. */
  templateKey: z.enum(TEMPLATE_KEYS).nullable(),
  report: importReport,
});

export type ImportBody = z.infer<typeof importBody>;
export type ImportReport = z.infer<typeof importReport>;
export type ImportResult = z.infer<typeof importResult>;
