import fc from 'fast-check';
import { readResumeData } from '../resume/read-resume-data.js';
import { emptyEducation, emptyExperience, emptyResumeData, type ResumeData } from '../resume/resume-data.js';
import { bandOf } from './bands.js';
import { SCORE_VERSION, scoreResume } from './score-resume.js';

const job = (part: Partial<ReturnType<typeof emptyExperience>>) => ({ ...emptyExperience(), bullets: [], ...part });

const good: ResumeData = {
  ...emptyResumeData(),
  personal: {
    fullName: 'Ana Ruiz',
    jobTitle: 'Procurement Manager',
    email: 'ana@example.com',
    phone: '+44 20 7946 0123',
    location: 'Leeds, UK',
    linkedin: 'linkedin.com/in/ana-ruiz',
    portfolio: '',
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

const withBullets = (...bullets: string[]): ResumeData => ({
  ...good,
  experience: [job({ role: 'Buyer', company: 'Acme', startDate: 'Mar 2020', endDate: 'May 2022', bullets })],
});
const rule = (data: ResumeData, id: string, jdText?: string) =>
  scoreResume(data, jdText).rules.find((each) => each.id === id);

describe('scoreResume', () => {
  it('gives a sound résumé a high score and says what its parts are', () => {
    const result = scoreResume(good);
    expect(result.version).toBe(SCORE_VERSION);
    expect(result.score).toBeGreaterThan(90);
    expect(result.parts.match).toBeUndefined();
    expect(result.score).toBe(Math.round(result.parts.parse * 0.6 + result.parts.content * 0.4));
  });

  it('scores an empty résumé 0 and says where to begin', () => {
    const { score, feedback } = scoreResume(emptyResumeData(), '');
    expect(score).toBe(0);
    expect(feedback).toContain('Add your full name.');
  });

  it.each([
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
    ['content.no-weak-openers', withBullets('Responsible for the orders of four plants.'), 'experience.0.bullets.0'],
    ['content.no-first-person', withBullets('Built my own supplier scorecards.'), 'experience.0.bullets.0'],
    ['content.past-tense', withBullets('Negotiates contracts with suppliers.'), 'experience.0.bullets.0'],
    ['content.no-duplicates', withBullets('Cut unit costs by 12%.', 'Cut unit costs by 9%.'), 'experience.0.bullets.1'],
    ['content.no-placeholders', withBullets('Cut unit costs by [X%].'), 'experience.0.bullets.0'],
    [
      'content.varied-verbs',
      withBullets('Led a team.', 'Led two teams.', 'Led three teams.'),
      'experience.0.bullets.2',
    ],
    ['content.summary', { ...good, summary: { text: 'Buyer.' } }, 'summary.text'],
    ['content.no-buzzwords', { ...good, summary: { text: 'A results-driven team player.' } }, 'summary.text'],
  ])('%s takes points and names the field', (id, data, path) => {
    const result = rule(data, id);
    expect(result?.points).toBeLessThan(result?.max ?? 0);
    expect(result?.path).toBe(path);
    expect(scoreResume(data).rules.find((each) => each.id === id)?.message).toBe(result?.message);
  });

  it('keeps rules about English wording away from other languages', () => {
    const data = { ...withBullets('Керувала командою з 12 осіб.'), settings: { locale: 'uk' } };
    expect(rule(data, 'content.action-verbs')).toBeUndefined();
    expect(rule(data, 'content.figures')?.points).toBe(20);
  });

  it('does not count what there is nothing to judge of', () => {
    expect(rule({ ...good, personal: { ...good.personal, linkedin: '' } }, 'parse.links')).toBeUndefined();
  });

  it('orders its feedback by what is to be won', () => {
    const { feedback } = scoreResume({ ...good, summary: { text: '' }, experience: [] });
    expect(feedback[0]).toBe('Describe your work in bullets: what you did, how much, with what result.');
  });
});

describe('scoreResume with a job description', () => {
  const jd = [
    'Procurement Manager',
    'Requirements:',
    '- Negotiation and supplier management',
    '- SAP is required; QuickBooks is a plus',
    '- Java is not needed',
    'Benefits:',
    '- Tableau training for everyone',
  ].join('\n');

  it('weighs readability, content and match', () => {
    const { score, parts } = scoreResume(good, jd);
    expect(score).toBe(Math.round(parts.parse * 0.35 + parts.content * 0.15 + (parts.match ?? 0) * 0.5));
  });

  it('finds what is there and names what is missing', () => {
    expect(rule(good, 'match.must-have', jd)?.message).toMatch(/^Everything asked for is there; what a job /);
    expect(rule(good, 'match.nice-to-have', jd)?.message).toContain('QuickBooks');
    expect(rule(good, 'match.title', jd)?.points).toBe(15);
  });

  it('passes over what is not asked for', () => {
    const messages = scoreResume(emptyResumeData(), jd).feedback.join(' ');
    expect(messages).not.toMatch(/Java|Tableau/);
  });

  it('gives a skill that is only listed less than one that is told', () => {
    const listed = { ...emptyResumeData(), skills: ['SAP', 'Negotiation', 'Supplier management'] };
    const told = { ...emptyResumeData(), summary: { text: 'SAP, negotiation and supplier management.' } };
    expect(rule(listed, 'match.must-have', jd)?.points).toBe(44);
    expect(rule(told, 'match.must-have', jd)).toMatchObject({ points: 55, message: 'Everything asked for is there.' });
  });

  it('leaves the score as it is when the description names nothing it knows', () => {
    expect(scoreResume(good, '???').score).toBe(scoreResume(good).score);
  });
});

describe('scoreResume for any input', () => {
  const resumes = fc.anything().map(readResumeData);
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Led 3 teams.', 'Cut costs by 12%', 'SQL 2019 Server', '42'),
  );
  const jobs = fc.array(
    fc.record({
      role: texts,
      company: texts,
      startDate: texts,
      endDate: texts,
      current: fc.boolean(),
      bullets: fc.array(texts),
    }),
    { maxLength: 4 },
  );
  const filled = fc
    .record({ experience: jobs, skills: fc.array(texts), summary: fc.record({ text: texts }) })
    .map((part) => readResumeData({ ...good, ...part }));

  it('never throws, answers a whole number from 0 to 100 and the same one again', () => {
    fc.assert(
      fc.property(fc.oneof(resumes, filled), texts, (data, jdText) => {
        const result = scoreResume(data, jdText);
        expect(Number.isInteger(result.score) && result.score >= 0 && result.score <= 100).toBe(true);
        expect(result.rules.every(({ points, max }) => points >= 0 && points <= max)).toBe(true);
        expect(scoreResume(structuredClone(data), jdText)).toEqual(result);
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, reversed(each)]),
      );
    };
    fc.assert(
      fc.property(filled, (data) => {
        expect(scoreResume(reversed(data) as ResumeData)).toEqual(scoreResume(data));
      }),
    );
  });

  it('never rewards taking the figures out of bullets', () => {
    fc.assert(
      fc.property(filled, (data) => {
        const without: ResumeData = {
          ...data,
          experience: data.experience.map((each) => ({
            ...each,
            bullets: each.bullets.map((text) => text.replace(/\p{Nd}/gu, '')),
          })),
        };
        expect(scoreResume(without).score).toBeLessThanOrEqual(scoreResume(data).score);
        expect(scoreResume(without, 'Requirements: SQL Server, leadership').score).toBeLessThanOrEqual(
          scoreResume(data, 'Requirements: SQL Server, leadership').score,
        );
      }),
    );
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
  ])('puts %i into the band %s', (score, key) => {
    expect(bandOf(score).key).toBe(key);
  });
});
