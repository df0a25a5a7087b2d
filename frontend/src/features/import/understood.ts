import type { ImportResult } from '@shortlist/shared/contract/import';
import { PART_NAMES } from '@shortlist/shared/resume/resume-parts';

export interface Understood {
  section: string;
  /** Such as "3 jobs, 12 bullets". */
  amount: string;
}

/** What came in, section by section, in the order of the editor. */
export function understoodSections({ data, report }: Pick<ImportResult, 'data' | 'report'>): Understood[] {
  const bullets = data.experience.reduce((sum, job) => sum + job.bullets.filter((bullet) => bullet.trim()).length, 0);
  return report.understood.map(({ section, entries, fields }) => ({
    section: PART_NAMES[section as keyof typeof PART_NAMES] ?? section,
    amount:
      section === 'experience' && bullets > 0
        ? `${count(entries, 'job')}, ${count(bullets, 'bullet')}`
        : amountOf(section, entries, fields),
  }));
}

const ENTRY: Record<string, string> = {
  experience: 'job',
  education: 'entry',
  skills: 'skill',
  certifications: 'certification',
  projects: 'project',
  awards: 'award',
  volunteer: 'entry',
  languages: 'language',
};

function amountOf(section: string, entries: number, fields: number): string {
  if (section === 'summary') return 'found';
  const entry = ENTRY[section];
  return entry ? count(entries, entry) : count(fields, 'field');
}

function count(number: number, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
