import { expect, it } from 'vitest';
import { emptyExperience, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { missingFields } from './missing-fields.js';

const paths = (...args: Parameters<typeof missingFields>) => missingFields(...args).map(({ path }) => path);

it('missingFields lists every required field of an empty resume', () => {
  expect(paths(emptyResumeData())).toEqual([
    'personal.fullName',
    'personal.jobTitle',
    'personal.email',
    'personal.phone',
  ]);
});

it('missingFields requires the title, company and start date of a job, but not of a blank job', () => {
  const data = emptyResumeData();
  data.personal = { ...data.personal, fullName: 'Ada', jobTitle: 'Analyst', email: 'a@b.c', phone: '1' };
  data.experience = [emptyExperience(), { ...emptyExperience(), role: 'Engineer' }];
  expect(paths(data)).toEqual(['experience.1.company', 'experience.1.startDate']);
});
