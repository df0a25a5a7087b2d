import { describe, expect, it } from 'vitest';
import { formatRetryAfter } from './format-retry-after.js';

describe('formatRetryAfter', () => {
  it.each([
    [0, 'in 1 second'],
    [1, 'in 1 second'],
    [29.2, 'in 30 seconds'],
    [61, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
    [3_601, 'in 2 hours'],
  ])('formats %d seconds as "%s"', (seconds, words) => {
    expect(formatRetryAfter(seconds)).toBe(words);
  });
});
