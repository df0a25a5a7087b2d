import { asks } from '../../test/job-requirements.js';
import { returningOptician } from '../../test/returning-optician.js';
import { sampleResume } from '../../test/sample-resume.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { emptyResumeData } from '../resume/resume-data.js';
import { composeLinkedin } from './compose-linkedin.js';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('composeLinkedin', () => {
  it('composes the headline from the job title, skills and the strongest figure', () => {
    expect(composeLinkedin(sampleResume(), null, 'plain', NOW).headline).toBe(
      'Operations Manager | Negotiation, Inventory planning, Python | Negotiated five carrier contracts worth $2.4M a year',
    );
  });

  it('writes the "About" text in the first person, with the skills at the end', () => {
    const { about } = composeLinkedin(sampleResume(), null, 'plain', NOW);
    const paragraphs = about.split('\n\n');
    expect(paragraphs[0]).toBe(
      'I am an Operations Manager with 11 years of experience, currently at Harbor Light Foods, where I led 46 people on two shifts and cut order errors from 3.1% to 0.8% in fourteen months.',
    );
    expect(paragraphs.length).toBeGreaterThanOrEqual(4);
    expect(paragraphs.at(-1)).toMatch(/^Skills: Negotiation · Inventory planning · Python/);
  });

  it.each([
    ['Keep a customer score of 94% against a goal of 90%', 'Customer score of 94% against a goal of 90%'],
    ['Lead a team of 18 on the late shift', 'Leading a team of 18 on the late shift'],
    [
      'Reduced stock loss from 2% to 1% of sales by starting weekly counts',
      'Reduced stock loss from 2% to 1% of sales',
    ],
  ])('puts no imperative such as "Lead a team of 18" into the headline: %s', (bullet, figure) => {
    const data = readResumeData({
      personal: { jobTitle: 'Shop Manager' },
      experience: [{ role: 'Shop Manager', company: 'Elm', current: true, bullets: [bullet, 'Train the new staff'] }],
    });
    expect(composeLinkedin(data, null, 'plain', NOW).headline).toBe(`Shop Manager | ${figure}`);
  });

  it('writes ordinary bullets in the perfect or present tense, and mentions an award only once', () => {
    const data = readResumeData({
      personal: { jobTitle: 'Support Agent' },
      experience: [
        {
          role: 'Support Agent',
          company: 'Elm',
          startDate: '2023',
          current: true,
          bullets: ['Handle 60 contacts a day by phone, chat and email', 'Wrote 19 help articles for the team'],
        },
        {
          role: 'Call Agent',
          company: 'Oak',
          endDate: '2022',
          bullets: ['Received the Quarterly Service Award in 2022', 'Answered 80 calls a day about bills'],
        },
      ],
      extras: { awards: ['Quarterly Service Award, 2022'], languages: [{ name: 'Welsh', level: 'Native' }] },
    });
    const { about } = composeLinkedin(data, null, 'plain', NOW);
    expect(about).toContain('currently at Elm, where I handle 60 contacts a day by phone, chat and email.');
    expect(about).toContain('I have also written 19 help articles for the team.');
    expect(about.match(/Quarterly Service Award/g)).toHaveLength(1);
    expect(about).toContain('Welsh is my first language.');
  });

  it('leaves out parts of the headline that would exceed its length limit', () => {
    const skills = Array.from({ length: 3 }, (_, index) => `Skill with a very long name ${index}`);
    const data = readResumeData({ personal: { jobTitle: 'Nurse '.repeat(16) }, skills });
    const { headline } = composeLinkedin(data, null, 'plain', NOW);
    expect(headline.length).toBeLessThanOrEqual(220);
    expect(headline).toMatch(/name 2$/);
  });

  it('keeps the user’s own words in a language other than English', () => {
    const data = readResumeData({
      settings: { locale: 'de' },
      personal: { jobTitle: 'Pflegerin' },
      summary: { text: 'Ich pflege gern.' },
      skills: ['Wundversorgung'],
    });
    expect(composeLinkedin(data, null, 'plain', NOW)).toMatchObject({
      headline: 'Pflegerin | Wundversorgung',
      about: 'Ich pflege gern.\n\nZu meinen Kenntnissen gehören: Wundversorgung.',
    });
  });

  it('writes almost no text for a nearly empty resume', () => {
    expect(composeLinkedin(emptyResumeData(), null, 'formal', NOW)).toEqual({
      headline: '',
      about: 'I welcome messages about professional opportunities.',
    });
  });

  it('does not mention a job application in the "About" text', () => {
    const data = returningOptician({ certifications: [{ name: 'Lens Fitting' }, { name: 'First Aid' }] });
    const { about } = composeLinkedin(data, asks('Lens Fitting'), 'plain', NOW);
    expect(about).toMatch(/^I worked as an Optician at Elm Eyes from 2010 to 2018\.\n/);
    expect(about).toContain('I hold the Lens Fitting certification and the First Aid certificate.');
    expect(about).not.toMatch(/apply|return|you list|Messages/);
  });

  it('repeats no word of the job title among the skills of the headline', () => {
    const data = readResumeData({ personal: { jobTitle: 'Class 1 driver' }, skills: ['Class 1', 'Tail lift'] });
    expect(composeLinkedin(data, null, 'plain', NOW).headline).toBe('Class 1 driver | Tail lift');
  });

  it('mentions earlier work in other trades, but no side jobs', () => {
    const data = readResumeData({
      personal: { jobTitle: 'Plasterer' },
      experience: [
        {
          role: 'Plasterer',
          company: 'Elm',
          current: true,
          bullets: ['Plastered 40 flats', 'Trained 2 lads', 'Priced 30 jobs', 'Ran 3 sites'],
        },
        { role: 'DJ (weekends)', company: 'Self-employed', current: true, bullets: ['Played 20 weddings'] },
        { role: 'Postman', company: 'Oak Post', endDate: '2015', bullets: ['Delivered to 600 homes a day'] },
      ],
    });
    const { about } = composeLinkedin(data, null, 'plain', NOW);
    expect(about).toContain('Earlier, as a Postman at Oak Post, I delivered to 600 homes a day.');
    expect(about).not.toContain('weddings');
  });
});

describe('composeLinkedin for bullets that are complete phrases', () => {
  const job = (role: string, company: string, bullets: string[], endDate = '') => ({
    role,
    company,
    startDate: 'Feb 2023',
    ...(endDate === '' ? { current: true } : { startDate: 'Jun 2020', endDate }),
    bullets,
  });
  const aboutOf = (jobTitle: string, ...experience: object[]): string =>
    composeLinkedin(readResumeData({ personal: { jobTitle }, experience }), null, 'plain', NOW).about;
  const present = job('Accountant', 'Truett Grain', [
    'Prepare 22 balance sheet reconciliations for 3 entities',
    'Helped shorten the monthly close from 11 to 7 days by moving accruals to a shared list',
    'Trained 4 new clerks in the sales ledger',
    'File tax returns in Iowa, Nebraska and Minnesota',
  ]);
  const earlier = job(
    'Accounts Clerk',
    'Larkmoor Supply',
    [
      'Processed around 900 vendor invoices a month with three-way match',
      'Set up vendors and handled 1099 reporting for about 140 contractors',
      'Found and recovered $18,300 in duplicate payments after a review of two years',
    ],
    'Jan 2023',
  );

  it('opens with a measured change, and then says what the job is about', () => {
    const about = aboutOf('Accountant', present, earlier);
    expect(about).toContain('at Truett Grain, where I have helped shorten the monthly close from 11 to 7 days');
    expect(about).toContain('I also prepare 22 balance sheet reconciliations');
  });

  it('prefers an achievement such as "recovered $18,300" to routine work in an earlier job', () => {
    expect(aboutOf('Accountant', present, earlier)).toContain('I found and recovered $18,300 in duplicate payments');
  });

  it('uses only the perfect tense in a sentence that begins with “Since joining”', () => {
    expect(aboutOf('Accountant', present, earlier)).not.toMatch(/Since joining, I have [^.]* and I (?!have)/);
  });

  it('introduces a graduate by the most recent job and does not mention a return to earlier work', () => {
    const intern = job('Water Quality Intern', 'Elm District', present.bullets, 'Sep 2026');
    const assistant = job('Undergraduate Teaching Assistant, Biology Lab', 'Oak College', earlier.bullets, 'May 2023');
    expect(aboutOf('Biology Graduate', intern, assistant)).toMatch(
      /^I am a Biology Graduate, most recently working as a Water Quality Intern at Elm District/,
    );
  });
});
