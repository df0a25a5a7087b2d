import { describe, expect, it } from 'vitest';
import { emptyExperience, emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { recognizedSections } from './recognized-sections.js';

const report = (understood: { section: string; entries: number; fields: number }[]) => ({
  source: 'pdf' as const,
  understood,
  notUnderstood: [],
  notes: [],
});

describe('recognizedSections', () => {
  it('counts jobs, bullets, entries and personal details', () => {
    const data = {
      ...emptyResumeData(),
      experience: [
        { ...emptyExperience(), bullets: ['One', 'Two'] },
        { ...emptyExperience(), bullets: ['Three'] },
      ],
    };
    const sections = recognizedSections({
      data,
      report: report([
        { section: 'personal', entries: 1, fields: 4 },
        { section: 'summary', entries: 1, fields: 1 },
        { section: 'experience', entries: 2, fields: 9 },
        { section: 'education', entries: 2, fields: 5 },
        { section: 'languages', entries: 1, fields: 2 },
      ]),
    });
    expect(sections).toEqual([
      { section: 'Personal information', amount: '4 fields' },
      { section: 'Professional summary', amount: 'found' },
      { section: 'Work experience', amount: '2 jobs, 3 bullets' },
      { section: 'Education', amount: '2 entries' },
      { section: 'Languages', amount: '1 language' },
    ]);
  });

  it('omits the number of bullets if there are none', () => {
    const data = { ...emptyResumeData(), experience: [emptyExperience()] };
    const sections = recognizedSections({ data, report: report([{ section: 'experience', entries: 1, fields: 2 }]) });
    expect(sections).toEqual([{ section: 'Work experience', amount: '1 job' }]);
  });
});
