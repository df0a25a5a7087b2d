import { describe, expect, it } from 'vitest';
import { changeOf, shareOf } from './read-figures.js';

/** Computes the expected percentage in integer arithmetic, so that an exact half rounds up. */
const exactly = (part: number, whole: number): number => Math.floor((2_000 * part + whole) / (2 * whole)) / 10;

describe('percentOf', () => {
  it('rounds exact halves up despite binary floating point', () => {
    for (let whole = 1; whole <= 400; whole += 1) {
      for (let part = 0; part <= whole; part += 1) expect(shareOf(part, whole)).toBe(exactly(part, whole));
    }
  });

  it('returns a positive change when a loss shrinks', () => {
    expect(changeOf(-50, -100)).toBe(50);
    expect(changeOf(103, 200)).toBe(-48.5);
  });

  it('returns null when the base is zero', () => {
    expect(changeOf(5, 0)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
  });
});
