import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import type { FieldPath } from './field-path.js';
import { readText } from './field-path.js';
import { messages } from './messages.js';

const texts = messages.missingFields;

export interface MissingField {
  path: FieldPath;
  label: string;
}

const PERSONAL: readonly MissingField[] = [
  { path: 'personal.fullName', label: texts.fullName },
  { path: 'personal.jobTitle', label: texts.jobTitle },
  { path: 'personal.email', label: texts.email },
  { path: 'personal.phone', label: texts.phone },
];

/** Blank jobs have no required fields. */
export function missingFields(data: ResumeData): MissingField[] {
  const jobs = data.experience.flatMap((job, index): MissingField[] => {
    const { role, company, location, startDate, endDate, bullets } = job;
    if ([role, company, location, startDate, endDate, ...bullets].every((text) => text.trim() === '')) return [];
    const name = role.trim() || company.trim() || texts.unnamedJob(index + 1);
    return [
      { path: `experience.${index}.role`, label: texts.role(name) },
      { path: `experience.${index}.company`, label: texts.company(name) },
      { path: `experience.${index}.startDate`, label: texts.startDate(name) },
    ];
  });
  return [...PERSONAL, ...jobs].filter(({ path }) => readText(data, path).trim() === '');
}
