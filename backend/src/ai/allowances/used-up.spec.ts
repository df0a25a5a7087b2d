import { usedUp } from './used-up.js';

const FIVE_HOURS = 5 * 60 * 60;

describe('usedUp', () => {
  it.each([
    [
      'visitor',
      'rewrites',
      'Visitors on your network have used all 100 of today’s rewrites. The limit resets at midnight UTC, in 5 hours. ' +
        'With a free account, you get 100 rewrites a day.',
    ],
    [
      'free',
      'letters',
      'You have used all 60 of today’s cover letters. The limit resets at midnight UTC, in 5 hours. The Pro plan includes 200 cover letters a day.',
    ],
    [
      'pro',
      'linkedin',
      'You have used all 200 of today’s LinkedIn summaries. The limit resets at midnight UTC, in 5 hours. ' +
        'The Premium plan includes 500 LinkedIn summaries a day.',
    ],
    [
      'premium',
      'keywords',
      'You have used all 1,000 of today’s keyword searches. The limit resets at midnight UTC, in 5 hours. ' +
        'Please try again tomorrow.',
    ],
  ] as const)('returns the message for a used-up allowance: %s, %s', (customer, task, message) => {
    expect(usedUp(customer, task, FIVE_HOURS)).toBe(message);
  });
});
