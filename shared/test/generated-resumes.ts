import fc from 'fast-check';
import { readResumeData } from '../src/resume/read-resume-data.js';
import type { ResumeData } from '../src/resume/resume-data.js';
import { profileOf, term } from './job-profile.js';

const SKILLS = ['SQL', 'Excel', 'Go', 'C++', 'ISO 9001', 'SQL Server', 'Project management', 'Negotiation', 'CRRT'];
const SOFT = ['team player', 'attention to detail'];

const bullet = fc.oneof(
  fc.constantFrom(
    'Led 12 people.',
    'Cut costs by 12% in two years by bundling the orders of four plants.',
    'Responsible for SQL and Excel',
    'Ran SQL 2019 Server for 3 sites, saving $40,000 a year without a day of lost orders',
    'I helped my team with ISO 9001 audits',
    'Built',
    '42',
    'Керувала командою з 12 осіб.',
    'A results-driven team player',
    'Fill in [X%]',
  ),
  fc
    .array(fc.constantFrom('Led', 'audits', 'of', '7', 'plants', 'SQL', 'the', 'reports', 'weekly', '2019'), {
      maxLength: 45,
    })
    .map((words) => words.join(' ')),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const date = fc.constantFrom('', 'Mar 2020', '2016', '05/2012', '2031', 'Spring 2016', '2021-04', 'x');
const job = fc.record({
  role: fc.constantFrom('', 'Buyer', 'Senior Buyer', 'Project Manager'),
  company: fc.constantFrom('', 'Acme'),
  startDate: date,
  endDate: date,
  current: fc.boolean(),
  bullets: fc.array(bullet, { maxLength: 7 }),
});

export const anyResume: fc.Arbitrary<ResumeData> = fc
  .record({
    personal: fc.record({
      fullName: fc.constantFrom('', 'Ana Ruiz'),
      jobTitle: fc.constantFrom('', 'Buyer', 'Project Manager'),
      email: fc.constantFrom('', 'ana@example.com', 'ana'),
      phone: fc.constantFrom('', '+44 20 7946 0123', 'ask'),
      location: fc.constantFrom('', 'Leeds'),
    }),
    summary: fc.record({ text: fc.oneof(bullet, fc.constant('Buyer of many years. '.repeat(12))) }),
    skills: fc.uniqueArray(fc.constantFrom(...SKILLS, 'Word', 'SAP'), { maxLength: 8 }),
    experience: fc.array(job, { maxLength: 4 }),
    education: fc.array(
      fc.record({ school: fc.constantFrom('', 'City College'), degree: fc.constantFrom('', 'BSc') }),
      {
        maxLength: 2,
      },
    ),
    certifications: fc.array(fc.record({ name: fc.constantFrom('ACLS', 'ISO 9001 auditor') }), { maxLength: 2 }),
  })
  .map(readResumeData);

export const anyProfile = fc
  .record({
    terms: fc.uniqueArray(
      fc.record({
        text: fc.constantFrom(...SKILLS, ...SOFT, 'Kubernetes', 'ACLS'),
        zone: fc.constantFrom('must' as const, 'nice' as const, 'duty' as const, 'other' as const),
        importance: fc.constantFrom(0.1, 0.375, 0.6, 0.87),
        known: fc.boolean(),
      }),
      { selector: ({ text }) => text, maxLength: 11 },
    ),
    title: fc.constantFrom(null, 'Senior Buyer', 'Project Manager (Leeds)'),
    years: fc.constantFrom(null, 2, 12),
    degree: fc.constantFrom(null, "Bachelor's degree"),
  })
  .map(({ terms, ...part }) =>
    profileOf(
      terms.map(({ text, ...each }) =>
        term(text, { ...each, kind: SOFT.includes(text) ? 'soft' : text === 'ACLS' ? 'certificate' : 'hard' }),
      ),
      part,
    ),
  );
