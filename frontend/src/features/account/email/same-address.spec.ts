import { expect, it } from 'vitest';
import { sameAddress } from './same-address.js';

it('sameAddress ignores case and surrounding spaces of an email address', () => {
  expect(sameAddress(' Ada@Example.org ', 'ada@example.org')).toBe(true);
});

it.each(['', 'ada', 'ada@example.com', 'ada @example.org'])(
  'sameAddress returns false for the different email address "%s"',
  (typed) => {
    expect(sameAddress(typed, 'ada@example.org')).toBe(false);
  },
);
