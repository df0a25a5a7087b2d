import type { ResumeData, SectionId } from '@shortlist/shared/resume/resume-data';
import { cleanLine, cleanLines } from '@shortlist/shared/text/text';
import { cut } from './fenced.js';
import type { HiddenContacts } from './hidden-contacts.js';
import { MOST } from './rules.js';

const line = (...parts: string[]): string => parts.map(cleanLine).filter(Boolean).join(' | ');
const dates = (start: string, end: string): string => [start, end].map(cleanLine).filter(Boolean).join(' – ');

const sections = (data: ResumeData): Record<SectionId, string[]> => ({
  summary: cleanLines(data.summary.text),
  experience: data.experience.flatMap((job) => [
    line(job.role, job.company, job.location, dates(job.startDate, job.current ? 'present' : job.endDate)),
    ...job.bullets.flatMap(cleanLines).map((text) => `- ${text}`),
  ]),
  skills: [data.skills.map(cleanLine).filter(Boolean).join(', ')],
  education: data.education.map((entry) =>
    line(entry.degree, entry.school, entry.location, entry.graduationDate || entry.year, entry.gpa),
  ),
  certifications: data.certifications.map((entry) => line(entry.name, entry.issuer, entry.year)),
  projects: data.extras.projects.flatMap(({ name, description }) => [line(name), ...cleanLines(description)]),
  awards: data.extras.awards.flatMap(cleanLines),
  volunteer: data.extras.volunteer.flatMap((work) => [
    line(work.role, work.organization, dates(work.startDate, work.endDate)),
    ...cleanLines(work.description),
  ]),
  languages: data.extras.languages.map(({ name, level }) => line(name, level)),
});

/**
 * Omits name, contact details, license numbers and hidden sections. The answer is later checked against the same text.
 */
export function resumeText(data: ResumeData, contacts: HiddenContacts): string {
  const hidden: readonly string[] = data.settings.hiddenSections ?? [];
  const visible = Object.entries(sections(data))
    .filter(([name, lines]) => !hidden.includes(name) && lines.some(Boolean))
    .map(([name, lines]) => `${name}:\n${lines.filter(Boolean).join('\n')}`);
  const title = line(data.personal.jobTitle);
  const whole = [title && `job title: ${title}`, ...visible].filter(Boolean).join('\n\n');
  return cut(contacts.hide(cut(whole, MOST.resume)), MOST.resume);
}
