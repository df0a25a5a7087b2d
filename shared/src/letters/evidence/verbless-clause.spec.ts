import { verblessClause } from './verbless-clause.js';

const sentenceOf = (bullet: string, isCurrent = true): string | undefined => {
  const clause = verblessClause(bullet, isCurrent);
  return clause && `${clause.subject} ${clause.text}`.trim();
};

describe('verblessClause', () => {
  it.each([
    ['GCSE grade 4+ rose from 58% to 74% between 2015 and 2019', 'GCSE grade 4+ rose from 58% to 74% between 2015 and 2019'],
    ['pick rate up from 78 to 103 lines an hour', 'pick rate went up from 78 to 103 lines an hour'],
    ['Sales went up from £10k to £20k a month', 'Sales went up from £10k to £20k a month'],
    ['Overdue debt down from £86k to £31k', 'Overdue debt went down from £86k to £31k'],
    ['Link nurse for falls - falls with harm went from 11 to 4 in a year', 'falls with harm went from 11 to 4 in a year'],
    ['118% of quota in 2023', 'I reached 118% of quota in 2023'],
    ['No blameworthy accidents in 7 years', 'I have had no blameworthy accidents in 7 years'],
    ['First point of contact for clients', 'I am the first point of contact for clients'],
    ['In charge of the late shift, 22 pickers', 'I am in charge of the late shift, 22 pickers'],
    ['Responsible for the kiln room since May 2021', 'I have been responsible for the kiln room since May 2021'],
  ])('turns a bullet that states no action into a clause, such as "I reached 118% of quota": %s', (bullet, sentence) => expect(sentenceOf(bullet)).toBe(sentence)); // prettier-ignore

  it('uses the past tense for a past job', () => {
    expect(sentenceOf('No accidents in 3 years', false)).toBe('I had no accidents in 3 years');
    expect(sentenceOf('Responsible for 85 accounts', false)).toBe('I was responsible for 85 accounts');
  });

  it.each([
    'Nights, trunking to Scotland and back',
    'Ward J19, 28 bedded acute ward',
    'Helped sales that rose from 10 to 20',
    'Responsible for helping with stock',
    'Targets went up (from 10 to 20)',
    'Sales went up',
  ])('returns undefined for an ambiguous bullet: %s', (bullet) => expect(sentenceOf(bullet)).toBeUndefined());
});
