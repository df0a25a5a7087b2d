import { monthOf, monthsOf, parseDate } from '../../resume/dates.js';
import type { Experience, ResumeData } from '../../resume/resume-data.js';

/**
 * Strength of a text as evidence: `shown` for recent dated work and certificates, `listed` for the list of skills,
 * `told` for all other texts.
 */
export type Place = 'shown' | 'told' | 'listed';

/** A job that ended at most this many months ago counts as recent. */
const RECENT = 120;

export interface PlacedTexts {
  place: Place;
  texts: readonly string[];
  /** Paths of the fields that contain the texts, in the order of `texts`. */
  paths: readonly string[];
}

/** Returns all texts of a resume that can be evidence of skills. */
export function placedTexts(data: ResumeData, today: Date): PlacedTexts[] {
  const { personal, summary, skills, experience, education, certifications, extras } = data;
  return [
    group('told', 'personal', { jobTitle: personal.jobTitle }),
    group('told', 'summary', { text: summary.text }),
    group('listed', 'skills', skills),
    ...experience.map((job, index): PlacedTexts => ({
      place: isRecent(job, today) ? 'shown' : 'told',
      texts: [job.role, ...job.bullets],
      paths: [`experience.${index}.role`, ...job.bullets.map((_, line) => `experience.${index}.bullets.${line}`)],
    })),
    ...education.map((school, index) => group('told', `education.${index}`, { degree: school.degree })),
    ...certifications.map((each, index) => group('shown', `certifications.${index}`, { name: each.name })),
    ...extras.projects.map(({ name, description }, index) =>
      group('told', `extras.projects.${index}`, { name, description }),
    ),
    ...extras.volunteer.map(({ role, description }, index) =>
      group('told', `extras.volunteer.${index}`, { role, description }),
    ),
    ...extras.languages.map((each, index) => group('shown', `extras.languages.${index}`, { name: each.name })),
  ];
}

const group = (
  place: Place,
  path: string,
  fields: Readonly<Record<string, string>> | readonly string[],
): PlacedTexts => ({
  place,
  texts: Object.values(fields),
  paths: Object.keys(fields).map((field) => `${path}.${field}`),
});

function isRecent({ startDate, endDate, current }: Experience, today: Date): boolean {
  if (!parseDate(startDate)) return false;
  if (current) return true;
  const end = parseDate(endDate);
  return end !== undefined && monthOf(today) - monthsOf(end) <= RECENT;
}
