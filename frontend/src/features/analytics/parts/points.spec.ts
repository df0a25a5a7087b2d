import { describe, expect, it } from 'vitest';
import { pointsLost, signed } from './points.js';

describe('points', () => {
  it('formats a change in points with its sign', () => {
    expect([3.2, -0.5, 0, -0].map(signed)).toEqual(['+3.2', '−0.5', '0', '0']);
  });

  it('never rounds lost points to zero', () => {
    expect([0.01, 4, 6.66].map(pointsLost)).toEqual(['−0.1', '−4', '−6.7']);
  });
});
