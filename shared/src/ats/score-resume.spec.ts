import { MEDIOCRE, STRONG, WEAK } from '../../test/graded-resumes.js';
import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyLanguage,
  emptyProject,
  emptyResumeData,
  emptyVolunteer,
  type ResumeData,
} from '../resume/resume-data.js';
import { bandOf } from './bands.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { PARSE_RULES } from './rules/parse-rules.js';
import type { Rule } from './rules/rule.js';
import { SCORE_VERSION, scoreResume } from './score-resume.js';

const job = (part: Partial<ReturnType<typeof emptyExperience>>) => ({ ...emptyExperience(), bullets: [], ...part });

const good: ResumeData = {
  ...emptyResumeData(),
  personal: {
    ...emptyResumeData().personal,
    fullName: 'Ana Ruiz',
    jobTitle: 'Procurement Manager',
    email: 'ana@example.com',
    phone: '+44 20 7946 0123',
    location: 'Leeds, UK',
    linkedin: 'linkedin.com/in/ana-ruiz',
  },
  summary: {
    text: 'Procurement manager with nine years in food manufacturing. Negotiates contracts, builds supplier scorecards and trains buyers. Known for calm talks, clear records and savings that stay saved from one year to the next.',
  },
  skills: ['Negotiation', 'SAP', 'Supplier management', 'Microsoft Excel'],
  experience: [
    job({
      role: 'Procurement Manager',
      company: 'Acme Foods',
      startDate: 'Mar 2020',
      current: true,
      bullets: [
        'Negotiate packaging contracts worth $4.2M a year with eleven suppliers in nine countries.',
        'Cut unit costs by 12% in two years by bundling the orders of four plants.',
        'Built supplier scorecards in Microsoft Excel that 30 buyers now use every week.',
      ],
    }),
    job({
      role: 'Buyer',
      company: 'Bolt Bakery',
      startDate: '2016',
      endDate: '02/2020',
      bullets: [
        'Moved 140 catalogue items to SAP without a day of lost orders.',
        'Reduced late deliveries from 9% to 2% with weekly supplier reviews.',
        'Trained three junior buyers, two of whom were promoted within a year.',
      ],
    }),
  ],
  education: [{ ...emptyEducation(), school: 'City College', degree: 'BA Economics', year: '2015' }],
};

const full: ResumeData = {
  ...emptyResumeData(),
  skills: [''],
  experience: [emptyExperience()],
  education: [emptyEducation()],
  certifications: [emptyCertification()],
  extras: { projects: [emptyProject()], awards: [''], volunteer: [emptyVolunteer()], languages: [emptyLanguage()] },
  settings: { fontScale: 1, hiddenSections: [] },
};
const isField = (path: string): boolean => {
  const steps = path.replace(/\b\d+\b/g, '0').split('.');
  const at = (value: unknown, step: string) => (value as Record<string, unknown> | undefined)?.[step];
  return steps.reduce<unknown>(at, full) !== undefined;
};

const withBullets = (...bullets: string[]): ResumeData => ({
  ...good,
  experience: [job({ role: 'Buyer', company: 'Acme', startDate: 'Mar 2020', endDate: 'May 2022', bullets })],
});
const TODAY = new Date('2026-11-21');
const rule = (data: ResumeData, id: string) => scoreResume(data, undefined, TODAY).rules.find((each) => each.id === id);

describe('scoreResume', () => {
  it('gives a good resume a score above 90', () => {
    const result = scoreResume(good);
    expect(result.version).toBe(SCORE_VERSION);
    expect(result.score).toBeGreaterThan(90);
    expect(result.parts.match).toBeUndefined();
    expect(result.score).toBe(Math.round(result.parts.parse * 0.35 + result.parts.content * 0.65));
    expect(result.quality).toBe(result.score);
  });

  it('gives an empty resume a score of 0 and suggests a first step', () => {
    const { score, feedback } = scoreResume(emptyResumeData());
    expect(score).toBe(0);
    expect(feedback).toContain('Add your full name.');
  });

  const losses: [id: string, data: ResumeData, path: string][] = [
    ['parse.name', { ...good, personal: { ...good.personal, fullName: '' } }, 'personal.fullName'],
    ['parse.phone', { ...good, personal: { ...good.personal, phone: 'on request' } }, 'personal.phone'],
    ['parse.location', { ...good, personal: { ...good.personal, location: '' } }, 'personal.location'],
    ['parse.links', { ...good, personal: { ...good.personal, linkedin: 'ask me' } }, 'personal.linkedin'],
    ['parse.job-title', { ...good, personal: { ...good.personal, jobTitle: '' } }, 'personal.jobTitle'],
    ['parse.dated-job', { ...good, experience: [] }, 'experience.0.startDate'],
    [
      'parse.ended-jobs',
      { ...good, experience: [job({ role: 'Buyer', company: 'Acme', startDate: 'Mar 2020' })] },
      'experience.0.endDate',
    ],
    ['parse.education', { ...good, education: [] }, 'education.0.school'],
    ['content.bullet-length', withBullets('Cut costs.'), 'experience.0.bullets.0'],
    ['content.bullets-per-job', withBullets('Cut unit costs by 12%.'), 'experience.0.bullets.0'],
    ['content.skills', { ...good, skills: ['Team player', 'Hard-working', 'Motivated'] }, 'skills.0'],
    ['parse.email', { ...good, personal: { ...good.personal, email: 'ana at example' } }, 'personal.email'],
    [
      'parse.readable-dates',
      { ...good, experience: [job({ role: 'A', company: 'B', startDate: 'some time ago' })] },
      'experience.0.startDate',
    ],
    [
      'parse.end-after-start',
      { ...good, experience: [job({ startDate: 'Mar 2021', endDate: 'Mar 2019' })] },
      'experience.0.endDate',
    ],
    ['parse.newest-first', { ...good, experience: good.experience.toReversed() }, 'experience.1.startDate'],
    [
      'parse.complete-jobs',
      { ...good, experience: [job({ role: 'Buyer', startDate: '2020' })] },
      'experience.0.company',
    ],
    [
      'parse.jobs-told',
      { ...good, experience: [job({ role: 'Buyer', company: 'Acme', startDate: '2020' })] },
      'experience.0.bullets.0',
    ],
    [
      'parse.no-future-start',
      { ...good, experience: [job({ role: 'Buyer', startDate: 'Jan 2031' })] },
      'experience.0.startDate',
    ],
    [
      'parse.one-date-style',
      { ...good, experience: [job({ role: 'Buyer', startDate: '2020', endDate: 'May 2021' })] },
      'experience.0.startDate',
    ],
    ['parse.shown-sections', { ...good, settings: { hiddenSections: ['skills'] } }, 'settings.hiddenSections'],
    ['parse.readable-size', { ...good, settings: { fontScale: 0.85 } }, 'settings.fontScale'],
    ['parse.skills', { ...good, skills: ['SAP', 'Excel', 'Word', 'sap'] }, 'skills.3'],
    ['parse.skills', { ...good, skills: ['SAP, Excel, Word, PowerPoint'] }, 'skills.0'],
    ['parse.odd-characters', { ...good, skills: ['🚀 SAP', 'Excel', 'Word'] }, 'skills.0'],
    [
      'content.figures',
      withBullets('Negotiated contracts.', 'Cut costs by 4%.', 'Trained the buyers.'),
      'experience.0.bullets.0',
    ],
    [
      'content.action-verbs',
      withBullets('Built a store of 40 parts.', 'The orders of four plants.'),
      'experience.0.bullets.1',
    ],
    ['content.action-verbs', withBullets('Responsible for the orders of four plants.'), 'experience.0.bullets.0'],
    ['content.specifics', withBullets('Helped with various daily tasks as required.'), 'experience.0.bullets.0'],
    ['content.no-first-person', withBullets('Built my own supplier scorecards.'), 'experience.0.bullets.0'],
    ['content.past-tense', withBullets('Negotiates contracts with suppliers.'), 'experience.0.bullets.0'],
    ['content.no-duplicates', withBullets('Cut unit costs by 12%.', 'Cut unit costs by 9%.'), 'experience.0.bullets.1'],
    ['content.no-placeholders', withBullets('Cut unit costs by [X%].'), 'experience.0.bullets.0'],
    [
      'content.results',
      withBullets('Cut costs by 4%.', 'Answered the phone.', 'Filed the orders of four plants.'),
      'experience.0.bullets.1',
    ],
    [
      'content.pages',
      withBullets(
        ...Array.from(
          { length: 60 },
          () => 'Wrote letters and answered questions of many worried people about new rules.',
        ),
      ),
      'experience.0.bullets.59',
    ],
    [
      'content.varied-verbs',
      withBullets('Led a team.', 'Led two teams.', 'Led three teams.'),
      'experience.0.bullets.2',
    ],
    ['content.summary', { ...good, summary: { text: 'Buyer.' } }, 'summary.text'],
    ['content.no-buzzwords', { ...good, summary: { text: 'A results-driven team player.' } }, 'summary.text'],
  ];

  it.each(losses)('deducts points for %s and returns the path of the field', (id, data, path) => {
    const result = rule(data, id);
    expect(result?.points).toBeLessThan(result?.max ?? 0);
    expect(result?.path).toBe(path);
    expect(scoreResume(data).rules.find((each) => each.id === id)?.message).toBe(result?.message);
  });

  it('the test cases for lost points cover every rule that can deduct points without a job description', () => {
    const ids = (part: string, rules: readonly Rule[]) =>
      rules.filter(({ max }) => max > 0).map(({ id }) => `${part}.${id}`);
    const covered = new Set(losses.map(([id]) => id));
    const rules = [...ids('parse', PARSE_RULES), ...ids('content', CONTENT_RULES)];
    expect(rules.filter((id) => !covered.has(id))).toEqual([]);
  });

  it('every path in the advice leads to a field of the resume', () => {
    const graded = [STRONG, MEDIOCRE, WEAK].flatMap((resumes) => Object.values(resumes));
    const rules = [...graded, ...losses.map(([, data]) => data), emptyResumeData()].flatMap(
      (data) => scoreResume(data, undefined, TODAY).rules,
    );
    const strange = rules.filter(({ path }) => path !== undefined && !isField(path));
    expect(strange.map(({ id, path }) => `${id}: ${path}`)).toEqual([]);
    expect(isField('summary.txt')).toBe(false);
  });

  it('skips the rules about English wording for resumes in other languages', () => {
    const data = { ...withBullets('Керувала командою з 12 осіб.'), settings: { locale: 'uk' } };
    expect(rule(data, 'content.action-verbs')).toBeUndefined();
    expect(rule(data, 'content.bullet-length')?.max).toBe(5);
  });

  it('skips rules that do not apply', () => {
    expect(rule({ ...good, personal: { ...good.personal, linkedin: '' } }, 'parse.links')).toBeUndefined();
  });

  it('sorts the feedback by the points that can be gained', () => {
    const { feedback } = scoreResume({ ...good, summary: { text: '' }, experience: [] });
    expect(feedback[0]).toBe('Describe your work in bullets: what you did, on what scale, and with what result.');
  });
});

describe('scoreResume with resumes of three grades', () => {
  const scores = (resumes: Readonly<Record<string, ResumeData>>) =>
    Object.values(resumes).map((data) => scoreResume(data, undefined, TODAY).score);

  it('gives complete resumes with results a score above 85', () => {
    expect(Math.min(...scores(STRONG))).toBeGreaterThan(85);
  });
  it('gives resumes that list only duties a score between 45 and 65', () => {
    expect(Math.min(...scores(MEDIOCRE))).toBeGreaterThan(45);
    expect(Math.max(...scores(MEDIOCRE))).toBeLessThan(65);
  });
  it('gives incomplete resumes a score below 35', () => {
    expect(Math.max(...scores(WEAK))).toBeLessThan(35);
  });
});

describe('scoreResume and gaps between jobs', () => {
  const paused = (endDate: string) => ({
    ...good,
    experience: [
      job({ role: 'Buyer', company: 'B', startDate: 'Jan 2020', current: true, bullets: [] }),
      job({ role: 'Clerk', company: 'A', startDate: 'Jan 2015', endDate, bullets: [] }),
    ],
  });

  it('mentions a long gap between jobs without deducting points', () => {
    expect(rule(paused('Jan 2018'), 'parse.gaps')).toMatchObject({ points: 0, max: 0, path: 'experience.0.startDate' });
  });
  it.each([['Dec 2019'], ['2019'], ['some day']])('mentions no gap if the end date is too vague: %s', (end) => {
    expect(rule(paused(end), 'parse.gaps')).toBeUndefined();
  });
});

describe('scoreResume and expiring certificates', () => {
  const certified = (expires: string) => ({
    ...good,
    certifications: [{ ...emptyCertification(), name: 'ACLS', expires }],
  });

  it('mentions an expired certificate without deducting points', () => {
    const expired = scoreResume(certified('08/2024'), undefined, TODAY);
    expect(expired.rules.find(({ id }) => id === 'parse.expired-certificates')).toMatchObject({
      points: 0,
      max: 0,
      message: '"ACLS" expired in Aug 2024. Renew it, or leave it out.',
      path: 'certifications.0.expires',
    });
    expect(expired.score).toBe(scoreResume(certified(''), undefined, TODAY).score);
  });

  it.each(['', 'Aug 2099', 'Lifetime', 'soon'])('does not mention a certificate that expires "%s"', (expires) => {
    expect(rule(certified(expires), 'parse.expired-certificates')).toBeUndefined();
  });
});

describe('scoreResume with two wordings of the same work', () => {
  const bullets = (...openers: string[]) =>
    withBullets(
      ...openers.map(
        (opener, place) => `${opener} ${['checkout pages', 'test runs', 'release notes', 'code reviews'][place]!}`,
      ),
    );

  it('gives no points for replacing a weak phrase such as "Worked on" with "Took part in"', () => {
    const weak = bullets('Responsible for', 'Worked on', 'Was involved in', 'Helped with');
    const others = bullets('Contributed to', 'Took part in', 'Participated in', 'Assisted with');
    expect(scoreResume(others, undefined, TODAY).quality).toBe(scoreResume(weak, undefined, TODAY).quality);
  });
  it('gives more points for a result than for a stronger verb', () => {
    const plain = withBullets('Answered tenant phone calls.', 'Kept the key register.', 'Wrote letters to owners.');
    const mighty = withBullets(
      'Spearheaded tenant phone calls.',
      'Orchestrated the key register.',
      'Championed letters to owners.',
    );
    const withResults = withBullets(
      'Answered 60 tenant phone calls a day.',
      'Kept the key register without a lost key in four years.',
      'Wrote letters to owners, which cut late payments by half.',
    );
    const quality = (data: ResumeData) => scoreResume(data, undefined, TODAY).quality;
    expect(Math.abs(quality(mighty) - quality(plain))).toBeLessThanOrEqual(1);
    expect(quality(withResults)).toBeGreaterThan(quality(mighty) + 15);
  });
});

describe('scoreResume with a new resume', () => {
  it('reports that it is too early to judge a resume until one of its jobs has three bullets', () => {
    const early = (data: ResumeData) => scoreResume(data, undefined, TODAY).isEarly;
    expect(early(emptyResumeData())).toBe(true);
    expect(early(withBullets('Negotiated contracts with eleven suppliers.'))).toBe(true);
    expect(early(good)).toBe(false);
    expect(bandOf(12, true).key).toBe('early');
  });
  it('rates an applicant without a job by education, skills, summary and projects', () => {
    const data = {
      ...good,
      experience: [],
      extras: { ...good.extras, projects: [{ name: 'Rota', description: 'Built a rota for the chess club.' }] },
    };
    expect(scoreResume(data, undefined, TODAY).isEarly).toBe(false);
  });
});

describe('bandOf', () => {
  it.each([
    [100, 'high'],
    [81, 'high'],
    [80, 'good'],
    [61, 'good'],
    [60, 'low'],
    [0, 'low'],
  ])('rates the quality score %i as %s', (score, key) => {
    expect(bandOf(score).key).toBe(key);
  });
});
