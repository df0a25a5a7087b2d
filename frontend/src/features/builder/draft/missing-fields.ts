import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import type { FieldPath } from './field-path.js';
import { readText } from './field-path.js';

export interface MissingField {
  path: FieldPath;
  label: string;
}

const PERSONAL: readonly MissingField[] = [
  { path: 'personal.fullName', label: 'Full name' },
  { path: 'personal.jobTitle', label: 'Job title' },
  { path: 'personal.email', label: 'Email' },
  { path: 'personal.phone', label: 'Phone' },
];

/** Required fields that are blank. A job that is wholly blank is no job and misses nothing. */
export function missingFields(data: ResumeData): MissingField[] {
  const jobs = data.experience.flatMap((job, index): MissingField[] => {
    const { role, company, location, startDate, endDate, bullets } = job;
    if ([role, company, location, startDate, endDate, ...bullets].every((text) => text.trim() === '')) return [];
    const name = role.trim() || company.trim() || `job ${index + 1}`;
    return [
      { path: `experience.${index}.role`, label: `Job title of ${name}` },
      { path: `experience.${index}.company`, label: `Company of ${name}` },
      { path: `experience.${index}.startDate`, label: `Start date of ${name}` },
    ];
  });
  return [...PERSONAL, ...jobs].filter(({ path }) => readText(data, path).trim() === '');
}
