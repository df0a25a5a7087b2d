import { describe, expect, it } from 'vitest';
import { changeOf, shareOf } from './read-figures.js';

/** Computes the same with integers: an exact half rounds up. */
const exactly = (part: number, whole: number): number => Math.floor((2_000 * part + whole) / (2 * whole)) / 10;

describe('percentOf', () => {
  it('rounds an exact half up, whatever its binary fraction', () => {
    for (let whole = 1; whole <= 400; whole += 1) {
      for (let part = 0; part <= whole; part += 1) expect(shareOf(part, whole)).toBe(exactly(part, whole));
    }
  });

  it('returns a positive change when a loss gets smaller', () => {
    expect(changeOf(-50, -100)).toBe(50);
    expect(changeOf(103, 200)).toBe(-48.5);
  });

  it('returns null when there is nothing to compare with', () => {
    expect(changeOf(5, 0)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
  });
});
