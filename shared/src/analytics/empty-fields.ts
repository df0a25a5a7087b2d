import { enteredJobs } from '../ats/rules/job-rules.js';
import { ENTRY_LISTS, PERSONAL_FIELDS, type ResumeData } from '../resume/resume-data.js';

export interface EmptyField {
  name: string;
  path: string;
}

const PERSONAL = ['fullName', 'jobTitle', 'email', 'phone', 'location'] as const;
const JOB = ['role', 'company', 'startDate', 'endDate'] as const;
const SCHOOL = ['degree', 'school'] as const;

const isEmpty = (text: string): boolean => text.trim() === '';

/** Lists the fields that employers' systems expect but that the user left empty. */
export function emptyFields(data: ResumeData): EmptyField[] {
  return [
    ...PERSONAL.filter((key) => isEmpty(data.personal[key])).map((key) => ({
      name: PERSONAL_FIELDS[key].name,
      path: `personal.${key}`,
    })),
    ...ofJobs(data),
    ...ofEducation(data),
    ...(data.skills.every(isEmpty) ? [{ name: 'Skills', path: 'skills' }] : []),
  ];
}

function ofJobs({ experience }: ResumeData): EmptyField[] {
  const jobs = enteredJobs(experience);
  if (jobs.length === 0) return [{ name: 'Work experience', path: 'experience.0.role' }];
  return jobs.flatMap(({ job, index }) =>
    JOB.filter((key) => isEmpty(job[key]) && !(key === 'endDate' && job.current)).map((key) => ({
      name: `${ENTRY_LISTS.experience.entry} ${index + 1}: ${ENTRY_LISTS.experience.fields[key].name}`,
      path: `experience.${index}.${key}`,
    })),
  );
}

function ofEducation({ education }: ResumeData): EmptyField[] {
  const entered = education
    .map((school, index) => ({ school, index }))
    .filter(({ school }) => SCHOOL.some((key) => !isEmpty(school[key])));
  if (entered.length === 0) return [{ name: 'Education', path: 'education.0.school' }];
  return entered.flatMap(({ school, index }) =>
    SCHOOL.filter((key) => isEmpty(school[key])).map((key) => ({
      name: `${ENTRY_LISTS.education.entry} ${index + 1}: ${ENTRY_LISTS.education.fields[key].name}`,
      path: `education.${index}.${key}`,
    })),
  );
}
