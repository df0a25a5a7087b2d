import { improveBullet } from '../bullets/improve-bullet.js';

const improved = (text: string, isCurrent = false) => improveBullet(text, isCurrent).text;

describe('withVerbInFront', () => {
  it.each([
    [
      'By moving the linen store next to the lift, turnaround time was cut from 40 to 25 minutes',
      'Cut turnaround time from 40 to 25 minutes by moving the linen store next to the lift',
    ],
    [
      'By ordering twice a week, food waste was brought down from 9% to 5%.',
      'Brought food waste down from 9% to 5% by ordering twice a week.',
    ],
    ['Average call time reduced to 4:10 from 6:30', 'Reduced average call time to 4:10 from 6:30'],
    ['A newsletter was written and sent to 6,000 readers', 'Wrote and sent a newsletter to 6,000 readers'],
    [
      'Obsolete stock was brought down from £48k to £19k by me selling it online',
      'Brought obsolete stock down from £48k to £19k by selling it online',
    ],
    [
      'The deep clean of isolation rooms was carried out by me, usually 4 a shift',
      'Carried out the deep clean of isolation rooms, usually 4 a shift',
    ],
    ['The debt was reduced by myself from £310k to £95k', 'Reduced the debt from £310k to £95k'],
  ])('makes a passive bullet active: %s', (before, after) => expect(improved(before)).toBe(after));

  it.each([
    'By the second year, sales rose by 12%',
    'Costs reduced by the finance team by 12%',
    'Leg ulcer clinic set up and run by myself every Thursday',
    'Sales increased by 12% in the first year',
    'Temperature was checked and recorded by the night staff',
  ])('does not change a bullet if someone else may have done the work: %s', (text) =>
    expect(improved(text)).toBe(text),
  );
});

describe('improveBullet with a figure about the user', () => {
  it('converts a clause such as "my accuracy was 99.6%" to "with an accuracy of 99.6%"', () => {
    expect(improved('Typed 300 records per day and my accuracy was 99.6%')).toBe(
      'Typed 300 records per day, with an accuracy of 99.6%',
    );
  });
});
