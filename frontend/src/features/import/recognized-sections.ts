import type { ImportResult } from '@shortlist/shared/contract/import';
import { PART_NAMES } from '@shortlist/shared/compare/resume-parts';
import { messages } from './messages.js';

export interface RecognizedSection {
  section: string;
  /** Formatted number of imported items, such as "3 jobs, 12 bullets". */
  amount: string;
}

export function recognizedSections({ data, report }: Pick<ImportResult, 'data' | 'report'>): RecognizedSection[] {
  const bullets = data.experience.reduce((sum, job) => sum + job.bullets.filter((bullet) => bullet.trim()).length, 0);
  return report.understood.map(({ section, entries, fields }) => {
    const amount = amountOf(section, entries, fields);
    return {
      section: PART_NAMES[section as keyof typeof PART_NAMES] ?? section,
      amount: section === 'experience' && bullets > 0 ? texts.jobsWithBullets(amount, texts.bullets(bullets)) : amount,
    };
  });
}

const texts = messages.recognizedSections;
const ENTRIES: Record<string, (count: number) => string> = texts.entries;

function amountOf(section: string, entries: number, fields: number): string {
  if (section === 'summary') return texts.found;
  return ENTRIES[section]?.(entries) ?? texts.fields(fields);
}
