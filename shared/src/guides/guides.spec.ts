import { sampleResume } from '../../test/sample-resume.js';
import { keywordTagger, skillDictionary } from '../../test/skill-dictionary.js';
import { extractKeywords } from '../keywords/extract-keywords.js';
import { letterData } from '../letters/letter-data.js';
import { BRANDING_LIMITS } from '../product/letter-options.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { emptyResumeData, LIMITS } from '../resume/resume-data.js';
import { composeBranding } from './branding/compose-branding.js';
import { composeInterview } from './interview/compose-interview.js';
import { composeSalaryGuide } from './compose-salary-guide.js';
import { followUp } from './interview/follow-up.js';
import { payIn } from './pay-in.js';
import { softQuestion } from './interview/soft-questions.js';
import { inThirdPerson } from './branding/third-person.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const NO_JOB = { role: '', company: '' };
const JOB = { role: 'Operations Lead', company: 'Elm House' };
const JOB_TEXT = `Operations Lead, Elm House
Requirements
- SQL and Python
- Negotiation, forklift licence, Kubernetes`;
const profile = extractKeywords(JOB_TEXT, skillDictionary, keywordTagger);
const data = letterData(sampleResume());

describe('composeInterview', () => {
  const text = composeInterview(data, profile, JOB, NOW);

  it('uses no bullet twice while unused bullets are left', () => {
    const stories = [...text.matchAll(/^Your story: (.+)$/gm)].map(([, story]) => story);
    expect(stories.length).toBeGreaterThan(2);
    expect(new Set(stories).size).toBe(stories.length);
  });

  it('combines all missing skills in one question', () => {
    expect(text.match(/Your resume does not mention/g)).toHaveLength(1);
    expect(text).toMatch(/This job also calls for .*Kubernetes/);
  });

  it('leaves blanks for facts that the resume lacks', () => {
    const empty = composeInterview(emptyResumeData(), null, NO_JOB, NOW);
    expect(empty).toContain('Why do you want this job?');
    expect(empty).toContain('[your story]');
  });
});

describe('followUp', () => {
  it.each([
    ['Cut rework from 4.5% to 1.3% of labor hours.', 'the change from 4.5% to 1.3%'],
    ['Falls dropped from 4.2 to 2.6 per 1,000 days', 'the change from 4.2 to 2.6'],
    ['CLABSI: 2.1 → 0.4 infections per 1,000 days', 'the change from 2.1 to 0.4'],
    ['Saved three sites a $45K transformer', 'the $45K'],
    ['Trained 7 apprentices', '[the result]'],
    ['Ran the night shift', '[the result, with a number if you have one]'],
  ])('returns a follow-up question about "%s"', (bullet, part) => {
    expect(followUp(bullet)).toContain(part);
  });

  it('handles a bullet that consists of one very long number within the time limit', () => {
    const startedAt = performance.now();
    followUp('1'.repeat(LIMITS.bulletLength));
    expect(performance.now() - startedAt).toBeLessThan(300);
  });
});

describe('softQuestion', () => {
  it.each([
    ['build trust with suppliers', 'you had to build trust with suppliers'],
    ['sense of humour', 'you showed a sense of humour'],
    ['patience', 'you showed patience'],
    ['comfortable with ambiguity', 'you had to be comfortable with ambiguity'],
  ])('returns a question about the skill "%s"', (skill, part) => {
    expect(softQuestion(skill)?.question).toContain(part);
  });

  it('returns undefined for words that name no skill', () => {
    expect(softQuestion('pragmatic approach')).toBeUndefined();
  });
});

describe('payIn', () => {
  it.each([
    ['We pay $41.20 to $58.75 an hour, with differentials.', '$41.20 to $58.75 an hour'],
    ['Salary: £32,000–£38,500 per year', '£32,000–£38,500 per year'],
    ['Starting salary of $52,000 a year.', '$52,000 a year'],
    ['Tuition help of up to $5,250 a year.', ''],
    ['A budget of $2 million.', ''],
  ])('finds the pay in the job description: %s', (text, pay) => {
    expect(payIn(text)).toBe(pay);
  });

  it('the salary guide quotes the pay stated in the job description', () => {
    expect(composeSalaryGuide(data, profile, JOB, '$41 an hour', NOW)).toContain(
      'The job description states “$41 an hour”',
    );
    expect(composeSalaryGuide(data, null, NO_JOB, '', NOW)).not.toContain('The job description');
  });
});

describe('inThirdPerson', () => {
  it.each([
    ['I am a nurse with 9 years of experience.', 'Ada is a nurse with 9 years of experience.'],
    [
      'I am a nurse with 9 years of experience, and I currently work as a Charge Nurse at Elm House.',
      'Ada is a nurse with 9 years of experience and currently works as a Charge Nurse at Elm House.',
    ],
    ['There, I also cut falls by 20%.', 'There, Ada also cut falls by 20%.'],
    ['At Elm House, I coordinate a shift of 12.', 'At Elm House, Ada coordinates a shift of 12.'],
    ['Before that, I was promoted to shift lead.', 'Before that, Ada was promoted to shift lead.'],
    ['I hold a BSc from Leeds.', 'Ada holds a BSc from Leeds.'],
    ['My certifications include CCRN.', 'Ada’s certifications include CCRN.'],
    ['I built a “pause my box” page.', 'Ada built a “pause my box” page.'],
  ])('converts a sentence to the third person: %s', (first, third) => {
    expect(inThirdPerson(first, 'Ada')).toBe(third);
  });

  it.each(['I plan stock and train staff.', 'I led my team.', 'Falls dropped.'])(
    'returns undefined for a sentence that cannot be converted reliably: %s',
    (first) => {
      expect(inThirdPerson(first, 'Ada')).toBeUndefined();
    },
  );
});

describe('composeBranding', () => {
  it('writes every branding text and respects its length limit', () => {
    const branding = composeBranding(data, profile, JOB, NOW);
    for (const [part, most] of Object.entries(BRANDING_LIMITS)) {
      const text = branding[part as keyof typeof BRANDING_LIMITS];
      expect(text).not.toBe('');
      expect(text.length).toBeLessThanOrEqual(most);
    }
    expect(branding.positioning.split('\n').length).toBeGreaterThanOrEqual(2);
    expect(branding.note).toContain('the Operations Lead position at Elm House');
  });

  it('leaves blanks for facts that the resume lacks', () => {
    const { positioning, bioFirst, signature } = composeBranding(emptyResumeData(), null, NO_JOB, NOW);
    expect(positioning).toBe('[your job title]: [what you are best at]');
    expect(bioFirst).toMatch(/^I am \[what you do, and for whom\]\. I am proud of \[/);
    expect(signature).toBe('[your name]\n[your job title]\n[phone] | [email]');
  });

  it('writes no English sentences for a resume in another language', () => {
    const german = readResumeData({
      settings: { locale: 'de' },
      personal: { fullName: 'Ute Groß', jobTitle: 'Pflegerin' },
      summary: { text: 'Ich pflege gern.' },
      skills: ['Wundversorgung'],
    });
    expect(composeBranding(german, null, NO_JOB, NOW)).toMatchObject({
      positioning: 'Pflegerin | Wundversorgung',
      introduction: 'Ich pflege gern.',
      bioFirst: 'Ich pflege gern.',
      bioThird: '',
      note: '',
      notice: expect.stringContaining('your own words') as string,
    });
  });
});

describe('texts about a user whose last job is in a different line of work', () => {
  const florist = letterData(
    readResumeData({
      personal: { fullName: 'Ines Horta', jobTitle: 'Florist' },
      experience: [
        { role: 'School Bus Escort', company: 'Ashby Council', startDate: 'Jan 2024', current: true },
        { role: 'Florist', company: 'Bud & Stem', startDate: 'Jan 2015', endDate: 'Jan 2023' },
      ],
      certifications: [{ name: 'Forklift licence', year: '2012, lapsed' }, { name: 'First Aid at Work' }],
    }),
  );

  it('mentions both jobs in the bio, but no lapsed certificate', () => {
    const { content } = { content: composeBranding(florist, null, NO_JOB, NOW) };
    const text = JSON.stringify(content);
    expect(text).toContain(
      'Ines Horta has 8 years of experience as a Florist and currently works as a School Bus Escort at Ashby Council.',
    );
    expect(text).not.toContain('Forklift');
  });

  it('never states that the user has a certificate whose course is only booked', () => {
    const later = {
      ...florist,
      certifications: [{ ...florist.certifications[0]!, year: 'Course booked January 2027' }],
    };
    expect(composeInterview(later, profile, NO_JOB, NOW)).not.toContain('your resume has it (Forklift');
    expect(composeSalaryGuide(later, profile, NO_JOB, '', NOW)).not.toContain('you hold: Forklift');
    const held = { ...florist, certifications: [{ ...florist.certifications[0]!, year: '2025' }] };
    expect(composeInterview(held, profile, NO_JOB, NOW)).toContain('your resume has it (Forklift');
  });

  it('names the user in the introduction', () => {
    expect(composeInterview(florist, null, NO_JOB, NOW)).toContain('I’m Ines Horta. I have 8 years of experience');
  });
});
