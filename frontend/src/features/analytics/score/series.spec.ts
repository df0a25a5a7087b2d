import { describe, expect, it } from '@jest/globals';
import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { across, lineOf, seriesOf } from './series.js';

const point = (score: number, match: number | null = null): ScorePoint => ({
  kind: 'edit',
  revision: 1,
  at: '2026-11-21T12:00:00.000Z',
  score,
  parse: 90,
  content: 50,
  match,
});

describe('the lines of the chart', () => {
  it('are four with a job description and three without', () => {
    expect(seriesOf([point(60)]).map(({ key }) => key)).toEqual(['score', 'parse', 'content']);
    expect(seriesOf([point(60, 40)]).map(({ key }) => key)).toEqual(['score', 'match', 'parse', 'content']);
  });

  it('go from left to right, with 100 at the top', () => {
    expect(lineOf([point(0), point(50), point(100)], 'score')).toBe('0,100 50,50 100,0');
    expect(lineOf([point(0)], 'match')).toBe('');
  });

  it('have a single point in the middle', () => {
    expect(across(0, 1)).toBe(50);
  });
});
