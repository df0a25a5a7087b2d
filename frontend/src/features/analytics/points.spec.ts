import { describe, expect, it } from 'vitest';
import { pointsLost, signed } from './points.js';

describe('points', () => {
  it('are told with their sign', () => {
    expect([3.2, -0.5, 0, -0].map(signed)).toEqual(['+3.2', '−0.5', '0', '0']);
  });

  it('that are lost are never told as nothing', () => {
    expect([0.01, 4, 6.66].map(pointsLost)).toEqual(['−0.1', '−4', '−6.7']);
  });
});
