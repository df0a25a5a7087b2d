import type { ImportReport, ImportSource } from '../../contract/import.js';
import { defaultTitle, LIMITS, SECTION_IDS, type ResumeData, type TemplateKey } from '../../resume/resume-data.js';
import { listOf } from '../../resume/resume-fields.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { fitToLimits } from './fit-to-limits.js';
import type { ImportedResume } from './imported-resume.js';
import { type ImportNotes } from './import-notes.js';

/** Finishes every import: applies the limits, counts the content and builds the result. */
export function finishImport(
  data: ResumeData,
  source: ImportSource,
  notes: ImportNotes,
  { title, templateKey = null }: { title?: string; templateKey?: TemplateKey | null } = {},
): ImportedResume {
  const fitted = readResumeData(fitToLimits(data, notes));
  const named = title?.trim() ? title.trim() : defaultTitle(fitted);
  return {
    data: fitted,
    title: [...named].length > LIMITS.titleLength || named.length > LIMITS.titleLength ? shorten(named) : named,
    templateKey,
    report: { source, understood: countUnderstood(fitted), ...notes.asReport() },
  };
}

const shorten = (text: string): string =>
  text
    .slice(0, LIMITS.titleLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** Counts entries and filled fields of each section with content, in editor order. */
export function countUnderstood(data: ResumeData): ImportReport['understood'] {
  const sections: [string, unknown[]][] = [
    ['personal', [data.personal].filter((value) => filledLeaves(value) > 0)],
    ...SECTION_IDS.map((id): [string, unknown[]] => [
      id,
      id === 'summary' ? [data.summary.text].filter(Boolean) : listOf(data, id),
    ]),
  ];
  return sections
    .filter(([, entries]) => entries.length > 0)
    .map(([section, entries]) => ({ section, entries: entries.length, fields: filledLeaves(entries) }));
}

function filledLeaves(value: unknown): number {
  if (typeof value === 'string') return value.trim() === '' ? 0 : 1;
  if (value === true) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + filledLeaves(part), 0);
}
