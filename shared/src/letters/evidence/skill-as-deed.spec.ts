import { term } from '../../../test/job-profile.js';
import { mentionsOf } from './proven-skills.js';
import { asDeeds } from './skill-as-deed.js';

describe('mentionsOf', () => {
  it.each([
    ['minute taking', 'Took minutes at the board meeting'],
    ['minute taking', 'Take the minutes of 12 meetings a year'],
    ['record keeping', 'Kept records for 40 residents'],
    ['report writing', 'Wrote reports for the court'],
    ['purchase order processing', 'Processed purchase orders in Xero'],
    ['taking minutes', 'Minute taking for the board'],
    ['decision-making', 'Made decisions on refunds'],
    ['JavaScript framework', 'Maintain a Django and React platform'],
    ['JavaScript framework', 'React'],
  ])('finds “%s” in “%s”', (skill, text) => {
    expect(mentionsOf(term(skill))(text)).toBe(true);
  });

  it.each([
    ['minute taking', 'Took calls every minute'],
    ['staff meeting', 'Met staff at the door'],
    ['JavaScript framework', 'React to alarms within 5 minutes'],
    ['record keeping', 'Kept the shop clean'],
  ])('does not find “%s” in “%s”', (skill, text) => {
    expect(mentionsOf(term(skill))(text)).toBe(false);
  });
});

describe('asDeeds', () => {
  it.each(['Excel', 'customer service', 'public-facing C++ coding', 'mechanical engineering'])(
    'returns nothing for a skill that does not name an action and its object: %s',
    (skill) => {
      expect(asDeeds(skill)).toEqual([]);
    },
  );
});
