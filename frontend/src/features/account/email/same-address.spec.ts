import { expect, it } from 'vitest';
import { sameAddress } from './same-address.js';

it("recognizes the account's email address regardless of case and surrounding spaces", () => {
  expect(sameAddress(' Ada@Example.org ', 'ada@example.org')).toBe(true);
});

it.each(['', 'ada', 'ada@example.com', 'ada @example.org'])('rejects "%s" as a different email address', (typed) => {
  expect(sameAddress(typed, 'ada@example.org')).toBe(false);
});
