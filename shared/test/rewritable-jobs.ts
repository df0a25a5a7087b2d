import fc from 'fast-check';
import { emptyExperience, type Experience } from '../src/resume/resume-data.js';

/** Parts of random but realistic bullets: words that the rules recognize, and meaningless text. */
const OPENERS = [
  'Responsible for ',
  'I was responsible for ',
  'helped to ',
  'Helped with ',
  'worked on ',
  'Worked with ',
  'Duties included ',
  'in charge of ',
  'Tasked with ',
  'was involved in ',
  'I ',
  'I have ',
  'Successfully ',
  '',
  '',
  '- ',
  'my ',
  'Participated in ',
  'Assisted with ',
];
const ACTS = [
  'managing a team of 12 nurses',
  'managed the night shift',
  'manage the budget of $2.4M',
  'train new staff',
  'training staff and ordering parts',
  'the maintenance of 40 lathes',
  'developing APIs in Node.js and C#',
  'taught Year 9 maths',
  'customers with returns',
  'payroll',
  'wire and test panels',
  'cut waste by 12% in 2023',
  'the migration to Kubernetes',
  'Oracle reports',
  'answering phones, filing and greeting visitors',
  'suppliers in Leeds',
  'manages stock',
  'utilized Excel in order to track stock on a daily basis',
  'a results-driven plan for Acme Foods',
  'mentoring',
  'reviewed [how many?] cases',
];
const ENDS = [
  '',
  '',
  '.',
  ';',
  ' on a daily basis',
  ' and I trained 3 juniors',
  ', and wrote the handbook for all five regional offices of the group',
  ' for Saint Odile Hospital',
  ' in a fast-paced environment',
  ' by training staff and improving processes',
  ' etc.',
  ' and haggle the price',
];

const bullet = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...OPENERS), fc.constantFrom(...ACTS), fc.constantFrom(...ENDS))
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...ACTS),
        fc.constantFrom(...ENDS),
        fc.constantFrom(...ACTS),
        fc.constantFrom(...ENDS),
        fc.constantFrom(...ACTS),
      )
      .map((parts) => parts.join(', and ')),
  },
);

export const jobs: fc.Arbitrary<Experience> = fc
  .record({ bullets: fc.array(bullet, { maxLength: 9 }), current: fc.boolean() })
  .map((part) => ({ ...emptyExperience(), role: 'Supervisor', company: 'Acme Foods', startDate: 'Mar 2019', ...part }));
