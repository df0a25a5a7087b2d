import { retryWait } from './retry-wait.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const wait = (tries: number, retryAfter: string | null, random = 0.5) => retryWait(tries, retryAfter, random, NOW);

describe('retryWait', () => {
  it('doubles the wait before each retry, with jitter', () => {
    expect([wait(1, null), wait(2, null)]).toEqual([400, 800]);
    expect([wait(1, null, 0), wait(1, null, 1)]).toEqual([200, 600]);
  });

  it('returns undefined after three attempts, so that no fourth follows', () => expect(wait(3, null)).toBeUndefined());

  it.each([
    ['2', 2_000],
    ['0', 400],
    ['Sat, 21 Nov 2026 10:00:03 GMT', 3_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 400],
    ['soon', 400],
    ['60', undefined],
    ['Infinity', undefined],
  ])('obeys the Retry-After header: %s', (retryAfter, expected) => expect(wait(1, retryAfter)).toBe(expected));
});
