import { improveBullet } from './improve-bullet.js';

const improved = (text: string, isCurrent = false) => improveBullet(text, isCurrent).text;

describe('improveBullet with several verbs', () => {
  it.each([
    [
      'I drove reach trucks and i was also doing the stock checks',
      'Drove reach trucks and did the stock checks',
      false,
    ],
    ['I cut hair and am looking after 2 apprentices', 'Cut hair and look after 2 apprentices', true],
    [
      'Was serving in a restaurant, was recommending wines, and did training of new waiters',
      'Served in a restaurant, recommended wines, and trained new waiters',
      false,
    ],
    [
      'Teaching maths to Year 9, and also I was running a chess club',
      'Taught maths to Year 9 and ran a chess club',
      false,
    ],
    ['Serving guests, and also I was running a quiz night', 'Served guests, and ran a quiz night', false],
    [
      'Was in charge for calibration of balances and keep the records for audits',
      'Calibrated balances and kept the records for audits',
      false,
    ],
    ['Worked in a team of 5 to deliver the campaign', 'Delivered the campaign in a team of 5', true],
    ['I am making the payroll for 80 employees', 'Make the payroll for 80 employees', true],
    [
      'Takes minutes for the board and circulate them within two days',
      'Take minutes for the board and circulate them within two days',
      true,
    ],
  ])('converts a later verb such as "was running" to the simple past or present: %s', (before, after, isCurrent) =>
    expect(improved(before, isCurrent)).toBe(after),
  );

  it.each([
    'Was on six shutdowns, I was leading hand on the last two',
    'Looked after 12 puppies while the vet was operating on their mother',
    'Helped guests check in and keep the bar stocked',
  ])('keeps "was" if its subject differs or if the bullet begins with "Was": %s', (text) =>
    expect(improved(text)).toBe(text),
  );
});
