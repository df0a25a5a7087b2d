import type { RequestResume } from '@shortlist/shared/contract/service-requests';
import type { PlacedText } from '@shortlist/shared/resume/placed-texts';

type Content = RequestResume['data'];

export interface ResumeEntry {
  heading?: string;
  /** The part of the heading that is the owner's own wording. */
  headingText?: PlacedText;
  /** What stands below the heading, such as the place and the dates. */
  detail?: string;
  texts: PlacedText[];
  /** Whether the texts are bullets. */
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

/** The filled parts of a résumé, for reading; sections without content are left out. */
export function resumeSections({ personal, summary, experience, education, ...rest }: Content): ResumeSection[] {
  const { skills, certifications, extras } = rest;
  const contact = joined(
    ' · ',
    personal.email,
    personal.phone,
    personal.location,
    personal.linkedin,
    personal.portfolio,
  );
  const sections: ResumeSection[] = [
    {
      title: 'Personal details',
      entries: [{ heading: personal.fullName, detail: contact, texts: placed('personal.jobTitle', personal.jobTitle) }],
    },
    { title: 'Summary', entries: [{ texts: placed('summary.text', summary.text) }] },
    {
      title: 'Experience',
      entries: experience.map(({ role, company, location, startDate, endDate, current, bullets }, index) => ({
        heading: joined(', ', role, company),
        headingText: placed(`experience.${index}.role`, role)[0],
        detail: joined(' · ', location, dates(startDate, current ? 'Present' : endDate)),
        texts: listed(`experience.${index}.bullets`, bullets),
        isList: true,
      })),
    },
    {
      title: 'Education',
      entries: education.map(({ degree, school, location, year, graduationDate, gpa }, index) => ({
        heading: joined(', ', degree, school),
        headingText: placed(`education.${index}.degree`, degree)[0],
        detail: joined(' · ', location, graduationDate || year, gpa && `GPA ${gpa}`),
        texts: [],
      })),
    },
    { title: 'Skills', entries: [{ detail: skills.join(', '), texts: [] }] },
    {
      title: 'Certifications',
      entries: certifications.map(({ name, issuer, year, number, expires }, index) => ({
        heading: name,
        headingText: placed(`certifications.${index}.name`, name)[0],
        detail: joined(' · ', issuer, number && `No. ${number}`, year, expires && `Expires ${expires}`),
        texts: [],
      })),
    },
    {
      title: 'Projects',
      entries: extras.projects.map(({ name, description }, index) => ({
        heading: name,
        headingText: placed(`extras.projects.${index}.name`, name)[0],
        texts: placed(`extras.projects.${index}.description`, description),
      })),
    },
    { title: 'Awards', entries: [{ texts: listed('extras.awards', extras.awards), isList: true }] },
    {
      title: 'Volunteer work',
      entries: extras.volunteer.map(({ role, organization, startDate, endDate, description }, index) => ({
        heading: joined(', ', role, organization),
        headingText: placed(`extras.volunteer.${index}.role`, role)[0],
        detail: dates(startDate, endDate),
        texts: placed(`extras.volunteer.${index}.description`, description),
      })),
    },
    {
      title: 'Languages',
      entries: [{ detail: extras.languages.map(({ name, level }) => joined(': ', name, level)).join(', '), texts: [] }],
    },
  ];
  return sections
    .map(({ title, entries }) => ({ title, entries: entries.filter(isFilled) }))
    .filter(({ entries }) => entries.length > 0);
}

const isFilled = ({ heading, detail, texts }: ResumeEntry): boolean =>
  Boolean(heading) || Boolean(detail) || texts.length > 0;
