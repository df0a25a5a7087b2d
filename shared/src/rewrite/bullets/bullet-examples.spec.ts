import { PLACEHOLDER } from '../../english/wording.js';
import { bulletExamples } from './bullet-examples.js';
import { numberFacts } from '../../facts/number-facts.js';

describe('bulletExamples', () => {
  it.each([
    ['Registered Nurse', /patients a shift/],
    ['Senior Software Developer', /used by/],
    ['Store Manager', /Led a team/],
    ['Sales Associate, Weekend', /Served/],
    ['HGV Class 1 Driver', /packages/],
    ['Zookeeper', /new colleagues/],
    ['', /new colleagues/],
  ])('returns sample bullets that match the job title: %s', (title, bullet) =>
    expect(bulletExamples(title).join('\n')).toMatch(bullet),
  );

  it('every sample bullet has a blank, and numbers occur only inside blanks', () => {
    const titles = [
      'nurse',
      'carer',
      'teacher',
      'nanny',
      'developer',
      'data analyst',
      'help desk',
      'cashier',
      'supervisor',
      'sales',
      'marketing',
      'call center',
      'picker',
      'driver',
      'chef',
      'waiter',
      'hotel',
      'office',
      'accountant',
      'project manager',
      'recruiter',
      'plumber',
      'welder',
      'engineer',
      'paralegal',
      'cleaner',
      'guard',
      'x',
    ];
    for (const bullet of titles.flatMap(bulletExamples)) {
      expect(bullet).toMatch(PLACEHOLDER);
      expect(numberFacts(bullet.replace(/\[[^[\]]*\]/g, '')), bullet).toEqual([]);
    }
  });
});
