import { expect, it } from 'vitest';
import { sameAddress } from './same-address.js';

it('sameAddress ignores letter case and surrounding spaces in email addresses', () => {
  expect(sameAddress(' Ada@Example.org ', 'ada@example.org')).toBe(true);
});

it.each(['', 'ada', 'ada@example.com', 'ada @example.org'])(
  'sameAddress treats "%s" as a different email address',
  (typed) => {
    expect(sameAddress(typed, 'ada@example.org')).toBe(false);
  },
);
