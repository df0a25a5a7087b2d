import { expect, it } from 'vitest';
import { sameAddress } from './same-address.js';

it('takes the address whatever its capitals and the spaces around it', () => {
  expect(sameAddress(' Ada@Example.org ', 'ada@example.org')).toBe(true);
});

it.each(['', 'ada', 'ada@example.com', 'ada @example.org'])('does not take "%s"', (typed) => {
  expect(sameAddress(typed, 'ada@example.org')).toBe(false);
});
