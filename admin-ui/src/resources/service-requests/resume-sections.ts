import type { RequestResume } from '@shortlist/shared/contract/service-requests';
import type { PlacedText } from '@shortlist/shared/compare/placed-texts';
import { CONTACT_ROWS } from '@shortlist/shared/resume/resume-fields';
import { messages } from './messages.js';

type Content = RequestResume['data'];

export interface ResumeEntry {
  heading?: string;
  /** The part of the heading for which staff can suggest new wording. */
  headingText?: PlacedText;
  /** Line below the heading, such as the location and the dates. */
  detail?: string;
  texts: PlacedText[];
  isList?: boolean;
}

export interface ResumeSection {
  title: string;
  entries: ResumeEntry[];
}

const joined = (separator: string, ...parts: string[]): string => parts.filter(Boolean).join(separator);
const placed = (path: string, text: string): PlacedText[] => (text.trim() === '' ? [] : [{ path, text }]);
const listed = (path: string, texts: readonly string[]): PlacedText[] =>
  texts.flatMap((text, index) => placed(`${path}.${index}`, text));
const dates = (start: string, end: string): string => joined(' – ', start, end);

export function resumeSections({ personal, summary, experience, education, ...rest }: Content): ResumeSection[] {
  const { skills, certifications, extras } = rest;
  const contact = joined(' · ', ...CONTACT_ROWS.map(({ key }) => personal[key]));
  const sections: ResumeSection[] = [
    {
      title: messages.resumeSections.personalDetails,
      entries: [{ heading: personal.fullName, detail: contact, texts: placed('personal.jobTitle', personal.jobTitle) }],
    },
    { title: messages.resumeSections.summary, entries: [{ texts: placed('summary.text', summary.text) }] },
    {
      title: messages.resumeSections.experience,
      entries: experience.map(({ role, company, location, startDate, endDate, current, bullets }, index) => ({
        heading: joined(', ', role, company),
        headingText: placed(`experience.${index}.role`, role)[0],
        detail: joined(' · ', location, dates(startDate, current ? messages.resumeSections.present : endDate)),
        texts: listed(`experience.${index}.bullets`, bullets),
        isList: true,
      })),
    },
    {
      title: messages.resumeSections.education,
      entries: education.map(({ degree, school, location, year, graduationDate, gpa }, index) => ({
        heading: joined(', ', degree, school),
        headingText: placed(`education.${index}.degree`, degree)[0],
        detail: joined(' · ', location, graduationDate || year, gpa && messages.resumeSections.gpa(gpa)),
        texts: [],
      })),
    },
    { title: messages.resumeSections.skills, entries: [{ detail: skills.join(', '), texts: [] }] },
    {
      title: messages.resumeSections.certifications,
      entries: certifications.map(({ name, issuer, year, number, expires }, index) => ({
        heading: name,
        headingText: placed(`certifications.${index}.name`, name)[0],
        detail: joined(
          ' · ',
          issuer,
          number && messages.resumeSections.no(number),
          year,
          expires && messages.resumeSections.expires(expires),
        ),
        texts: [],
      })),
    },
    {
      title: messages.resumeSections.projects,
      entries: extras.projects.map(({ name, description }, index) => ({
        heading: name,
        headingText: placed(`extras.projects.${index}.name`, name)[0],
        texts: placed(`extras.projects.${index}.description`, description),
      })),
    },
    {
      title: messages.resumeSections.awards,
      entries: [{ texts: listed('extras.awards', extras.awards), isList: true }],
    },
    {
      title: messages.resumeSections.volunteerWork,
      entries: extras.volunteer.map(({ role, organization, startDate, endDate, description }, index) => ({
        heading: joined(', ', role, organization),
        headingText: placed(`extras.volunteer.${index}.role`, role)[0],
        detail: dates(startDate, endDate),
        texts: placed(`extras.volunteer.${index}.description`, description),
      })),
    },
    {
      title: messages.resumeSections.languages,
      entries: [{ detail: extras.languages.map(({ name, level }) => joined(': ', name, level)).join(', '), texts: [] }],
    },
  ];
  return sections
    .map(({ title, entries }) => ({ title, entries: entries.filter(isFilled) }))
    .filter(({ entries }) => entries.length > 0);
}

const isFilled = ({ heading, detail, texts }: ResumeEntry): boolean =>
  Boolean(heading) || Boolean(detail) || texts.length > 0;
