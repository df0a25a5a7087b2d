import { usedUp } from './used-up.js';

const FIVE_HOURS = 5 * 60 * 60;

describe('what somebody hears whose answers are used up', () => {
  it.each([
    [
      'visitor',
      'rewrites',
      'Visitors on your network have used all 100 rewrites of today. New ones come at midnight UTC, in 5 hours. ' +
        'A free account has 100 a day of its own.',
    ],
    [
      'free',
      'letters',
      'You have used all 60 cover letters of today. New ones come at midnight UTC, in 5 hours. The Pro plan includes 200 a day.',
    ],
    [
      'pro',
      'linkedin',
      'You have used all 200 LinkedIn summaries of today. New ones come at midnight UTC, in 5 hours. ' +
        'The Premium plan includes 500 a day.',
    ],
    [
      'premium',
      'keywords',
      'You have used all 1,000 keyword searches of today. New ones come at midnight UTC, in 5 hours. ' +
        'Please ask again tomorrow.',
    ],
  ] as const)('%s, %s', (customer, task, message) => {
    expect(usedUp(customer, task, FIVE_HOURS)).toBe(message);
  });
});
