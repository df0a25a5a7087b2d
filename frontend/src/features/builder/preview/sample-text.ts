import { emptyEducation, emptyExperience, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import type { Personal, ResumeData } from '@shortlist/shared/resume/resume-data';
import { hasSections } from '../draft/has-sections.js';

/** Sample content for an empty resume. Shown in gray on screen, never exported. */
const PERSONAL: Personal = {
  ...emptyResumeData().personal,
  fullName: 'Your Name',
  jobTitle: 'Job Title',
  email: 'email@example.com',
  phone: '(555) 010-0199',
  location: 'City, state',
};

const SECTIONS: Pick<ResumeData, 'summary' | 'experience' | 'education' | 'skills'> = {
  summary: {
    text: 'Two to four sentences: what you do, for how long, and the result you are proudest of. Employers read this first, so show why they should call you.',
  },
  experience: [
    {
      ...emptyExperience(),
      role: 'Your latest job title',
      company: 'Company',
      location: 'City',
      startDate: 'Mar 2021',
      current: true,
      bullets: [
        'What you did, how you did it, and the result, with a number if you have one.',
        'One line for each result; three to five lines for a recent job.',
        'Start with a verb: led, built, cut, trained, opened.',
      ],
    },
    {
      ...emptyExperience(),
      role: 'Your previous job title',
      company: 'Company',
      location: 'City',
      startDate: 'Jun 2017',
      endDate: 'Feb 2021',
      bullets: ['Older jobs need fewer lines.', 'Keep what matters for the job you want.'],
    },
  ],
  education: [{ ...emptyEducation(), school: 'School or university', degree: 'Degree', year: '2017' }],
  skills: ['A skill', 'Another skill', 'A tool you use', 'A language', 'A method'],
};

export interface Shown {
  data: ResumeData;
  /** Fields that show sample text; null if there are none. */
  sampled: ReadonlySet<string> | null;
}

/**
 * Adds sample text to empty fields until the first section has content. After that, the preview matches the exported
 * file exactly.
 */
export function withSampleText(data: ResumeData): Shown {
  if (hasSections(data)) return { data, sampled: null };
  const sampled = new Set<string>();
  const personal = { ...data.personal };
  for (const key of Object.keys(PERSONAL) as (keyof Personal)[]) {
    if (personal[key].trim() !== '') continue;
    personal[key] = PERSONAL[key];
    sampled.add(`personal.${key}`);
  }
  return { data: { ...data, ...SECTIONS, personal }, sampled };
}
