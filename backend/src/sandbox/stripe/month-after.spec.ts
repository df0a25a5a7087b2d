import { monthAfter } from './month-after.js';

describe('monthAfter', () => {
  it.each([
    ['2026-01-15T10:00:00.000Z', '2026-02-15T10:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
    ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2028-01-31T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2026-10-31T10:00:00.000Z', '2026-11-30T10:00:00.000Z'],
  ])('maps %s to the date one month later, %s', (start, end) => {
    expect(monthAfter(new Date(start)).toISOString()).toBe(end);
  });
});
