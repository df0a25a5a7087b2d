import { discountOf } from './discount.js';

describe('discountOf', () => {
  it.each([
    ['percent', 25, 399, 100],
    ['percent', 100, 399, 399],
    ['percent', 1, 50, 50],
    ['amount', 100, 399, 100],
    ['amount', 500, 399, 399],
  ] as const)('a code of kind %s and value %d lowers a price of %d cents by %d cents', (kind, value, price, off) => {
    expect(discountOf({ kind, value }, price)).toBe(off);
  });

  it('raises the discount to the full price if the remainder is too small for a card payment', () => {
    expect(discountOf({ kind: 'amount', value: 350 }, 399)).toBe(399);
    expect(discountOf({ kind: 'amount', value: 349 }, 399)).toBe(349);
  });
});
