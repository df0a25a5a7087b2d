import { improveBullet } from '../bullets/improve-bullet.js';

const improved = (text: string) => improveBullet(text, false).text;

describe('improveBullet with loose clauses, as in "Phoned late payers, collected the debts"', () => {
  it.each([
    [
      'Tutored maths to 6 pupils every week, all of them passed',
      'Tutored maths to 6 pupils every week, all of whom passed',
    ],
    [
      'Taught piano to 18 pupils, of these 14 took grade exams',
      'Taught piano to 18 pupils, of whom 14 took grade exams',
    ],
    [
      'Set up a toddler group in the hall, went from 8 families to 35 in a year',
      'Set up a toddler group in the hall, which went from 8 families to 35 in a year',
    ],
    ['Phoned people who owed money, collected £31k monthly', undefined],
    ['Phoned late payers, collected the debts', 'Phoned late payers and collected the debts'],
    [
      'Managed Google Ads. Budget 15k a month. CPA came down from 42 to 29 by pruning keywords',
      'Managed Google Ads (budget 15k a month), with CPA coming down from 42 to 29 by pruning keywords',
    ],
  ])('joins a loose clause to the action: %s', (before, after) => expect(improved(before)).toBe(after ?? before));

  it.each([
    'Built a tool, used by 40 staff',
    'Ran a project, finished 2 weeks early',
    'Sold shoes, picked up the prize and won a trip',
  ])('does not change a list or a participle phrase: %s', (text) => expect(improved(text)).toBe(text));
});
