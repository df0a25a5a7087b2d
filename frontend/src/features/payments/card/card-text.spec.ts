import { describe, expect, it } from 'vitest';
import { expiryText, groupedNumber, readExpiry } from './card-text.js';

describe('card fields', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242', '4242 4242 4242'],
    ['42424', '4242 4'],
    ['4242', '4242'],
    ['my card', ''],
  ])('formats the card number %s', (typed, text) => expect(groupedNumber(typed)).toBe(text));

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['12/30', '12 / 30'],
    ['930', '09 / 30'],
  ])('formats the expiration date %s', (typed, text) => expect(expiryText(typed)).toBe(text));

  it('parses an expiration date only if it has a month and a year', () => {
    expect(readExpiry('12 / 30')).toEqual({ expMonth: 12, expYear: 30 });
    for (const text of ['', '12', '12 / 3', '13 / 30', '00 / 30']) expect(readExpiry(text)).toBeUndefined();
  });
});
