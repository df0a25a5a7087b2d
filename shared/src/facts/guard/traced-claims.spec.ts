import { emptyCertification, emptyExperience, emptyResumeData, type ResumeData } from '../../resume/resume-data.js';
import { factGuard } from './fact-guard.js';
import { bulletRecord, resumeRecord } from './guard-record.js';

const DATA: ResumeData = {
  ...emptyResumeData(),
  summary: { text: 'Bus mechanic with a tidy workshop.' },
  skills: ['Diagnostics', 'Welding'],
  experience: [
    {
      ...emptyExperience(),
      role: 'Bus Mechanic',
      company: 'Marlow Coaches',
      startDate: '2019',
      current: true,
      bullets: ['Service 14 buses a week', 'Helped with the brake checks', 'Fewer breakdowns: 9 a month down to 4'],
    },
    {
      ...emptyExperience(),
      role: 'Tyre Fitter',
      company: 'Quickspin Tyres',
      startDate: '2015',
      endDate: '2018',
      bullets: ['Fitted 30 tyres a day', 'Trained 2 apprentices'],
    },
  ],
  certifications: [{ ...emptyCertification(), name: 'Level 3 Vehicle Maintenance', year: '2018' }],
};
const POSTING = 'Workshop Lead at Severn Transit. You will manage a budget, speak Welsh and use telematics.';
const RECORD = { ...resumeRecord(DATA, POSTING, new Date('2026-01-15')), isToEmployer: true };
const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)];
const found = (text: string) => factGuard(textsOf(DATA), text, RECORD).map((flag) => flag.text);

describe('tracedClaims', () => {
  it.each([
    'I look after 14 buses each week at Marlow Coaches.',
    'At Quickspin Tyres I fitted thirty tyres a day and taught two apprentices.',
    'Over two jobs I have worked on buses and tyres.',
    'Breakdowns fell from nine a month to four.',
    'You are looking for somebody who speaks Welsh and knows telematics.',
    'I am applying for the post of Workshop Lead at Severn Transit.',
    'I worked at Quickspin Tyres for three years.',
  ])('accepts a faithful paraphrase: %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['a quantity in words', 'I service dozens of buses a week at Marlow Coaches.', 'dozens'],
    ['a frequency', 'I help with the brake checks daily.', 'daily'],
    ['a result', 'I service 14 buses a week, so passengers stopped complaining.', 'complaining'],
    ['a responsibility', 'I led the brake checks.', 'led'],
    ['a responsibility in plain words', 'I order the spare parts.', 'order'],
    ['an award', 'I was commended for my brake checks.', 'commended'],
    ['a language in lower case', 'I talk with drivers in welsh.', 'welsh'],
    ['a method in lower case', 'I service buses with telematics.', 'telematics'],
    ['a tool after a wish of the user', 'Seeking a workshop post, with forklift tickets.', 'forklift'],
    ['a tool after a wish of the employer', 'They pay well, and my scaffolding ticket helps.', 'scaffolding'],
    ['a name in a wish', 'You are looking for somebody from Kelmarsh.', 'Kelmarsh'],
    ['a vehicle for which the resume has only the kind', 'I service buses and drive a forklift.', 'forklift'],
    ['a fact of another job', 'At Marlow Coaches I trained apprentices.', 'apprentices'],
    ['a number of another job', 'At Marlow Coaches I serviced 30 buses a day.', '30'],
    ['another unit', 'I service 14 buses a day at Marlow Coaches.', 'a day'],
    ['a requirement of the posting', 'I manage a budget.', 'budget'],
    ['a requirement that is said to be met', 'I have the telematics knowledge you are looking for.', 'telematics'],
  ])('flags a claim without evidence: %s', (_, text, invented) => expect(found(text).join(' ')).toContain(invented));

  it('checks a rewritten bullet against the original bullet only', () => {
    const job = DATA.experience[1]!;
    const added = (text: string) => factGuard([job.bullets[0]!], text, bulletRecord(job, job.bullets[0]!));
    expect(added('Fitted thirty tyres daily')).toEqual([]);
    expect(added('Fitted 30 tyres a day with two apprentices').length).toBeGreaterThan(0);
  });

  it('accepts a clause only if a single neighboring bullet supports all of it', () => {
    const job = { ...DATA.experience[1]!, bullets: ['Fitted 30 tyres a day', 'Trained 2 apprentices'] };
    const added = (text: string) =>
      factGuard([job.role, ...job.bullets], text, bulletRecord(job, job.bullets[0]!)).map((flag) => flag.text);
    expect(added('Fitted 30 tyres a day and trained 2 apprentices')).toEqual([]);
    expect(added('Fitted 2 tyres a day')).not.toEqual([]);
  });

  it('excludes hidden sections from the evidence', () => {
    const hidden = { ...DATA, settings: { hiddenSections: ['skills' as const] } };
    expect(resumeRecord(hidden, '', new Date()).others).not.toContain('Welding');
  });
});
