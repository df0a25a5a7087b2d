import fc from 'fast-check';
import { anyResume } from '../../test/generated-resumes.js';
import { profileOf, term } from '../../test/job-profile.js';
import { scoreResume } from '../ats/score-resume.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { contentFigures } from './content-figures.js';
import { emptyFields } from './empty-fields.js';
import { keywordCoverage } from './keyword-coverage.js';

const TODAY = new Date('2026-11-21');
const JOB = { role: 'Buyer', company: 'Acme', startDate: 'Mar 2020', current: true };
const figures = (data: unknown) => contentFigures(readResumeData(data), TODAY);

describe('contentFigures', () => {
  it('counts the words, bullets and years of experience in a resume', () => {
    const bullets = ['Cut costs by 12% in two years', 'Responsible for audits', '', 'The weekly reports'];
    expect(
      figures({ summary: { text: 'Buyer of steel.' }, skills: ['SQL', ' '], experience: [{ ...JOB, bullets }] }),
    ).toEqual({ words: 18, bullets: 3, withNumber: 1, withVerb: 1, skills: 1, years: 6 });
  });

  it('returns zeros for an empty resume', () => {
    expect(figures({})).toEqual({ words: 0, bullets: 0, withNumber: 0, withVerb: 0, skills: 0, years: 0 });
  });

  it('returns null for the number of bullets with a verb if the language has no verb list', () => {
    expect(figures({ settings: { locale: 'uk' } }).withVerb).toBeNull();
  });

  it('the counts of bullets with a number and with a verb never exceed the count of all bullets', () => {
    fc.assert(
      fc.property(anyResume, (data) => {
        const { bullets, withNumber, withVerb } = contentFigures(data, TODAY);
        expect(withNumber <= bullets && (withVerb ?? 0) <= bullets).toBe(true);
      }),
    );
  });
});

describe('emptyFields', () => {
  it("lists the empty fields that employers' systems expect", () => {
    const names = (data: unknown) => emptyFields(readResumeData(data)).map(({ name }) => name);
    expect(names({})).toEqual([
      'Full name',
      'Job title',
      'Email',
      'Phone',
      'Location',
      'Work experience',
      'Education',
      'Skills',
    ]);
    const personal = { fullName: 'Ana', jobTitle: 'Buyer', email: 'a@b.co', phone: '1', location: 'Leeds' };
    const education = [{ school: 'City College' }];
    expect(
      names({ personal, skills: ['SQL'], education, experience: [JOB, { role: 'Clerk', company: 'Post' }] }),
    ).toEqual(['Job 2: start date', 'Job 2: end date', 'Education 1: degree']);
  });
});

describe('keywordCoverage', () => {
  it('counts required and nice-to-have terms separately and lists the missing ones', () => {
    const profile = profileOf([
      term('SQL'),
      term('Kubernetes'),
      term('Excel', { zone: 'nice' }),
      term('team player', { zone: 'nice', kind: 'soft' }),
      term('Synergy Cube', { known: false }),
    ]);
    const { terms } = scoreResume(readResumeData({ skills: ['SQL'] }), profile, TODAY);
    expect(keywordCoverage(terms)).toEqual({
      must: { asked: 2, present: 1, missing: ['Kubernetes'] },
      nice: { asked: 1, present: 0, missing: ['Excel'] },
    });
  });
});
