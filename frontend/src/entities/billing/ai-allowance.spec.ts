import { describe, expect, it } from 'vitest';
import { isRunningOut, isUsedUp, type Allowance } from './ai-allowance.js';

const allowance = (left: number, limit: number): Allowance => ({
  task: 'rewrites',
  customer: 'free',
  left,
  limit,
  resetsAt: '2026-11-22T00:00:00.000Z',
});

describe('AI allowance', () => {
  it.each([
    [100, 100, false],
    [21, 100, false],
    [20, 100, true],
    [4, 10, false],
    [3, 10, true],
    [0, 10, true],
  ])('with %d of %d requests left, isRunningOut returns %s', (left, limit, expected) => {
    expect(isRunningOut(allowance(left, limit))).toBe(expected);
  });

  it('reports an allowance as used up only when no requests are left, and never while the allowance is loading', () => {
    expect([isUsedUp(allowance(0, 10)), isUsedUp(allowance(1, 10)), isUsedUp(null), isRunningOut(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
