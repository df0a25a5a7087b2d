import { describe, expect, it } from 'vitest';
import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { across, dayMarks, lineOf, seriesOf } from './series.js';

const point = (quality: number, match: number | null = null): ScorePoint => ({
  kind: 'edit',
  revision: 1,
  at: '2026-11-21T12:00:00.000Z',
  quality,
  parse: 90,
  content: 50,
  match,
});

describe('score chart', () => {
  it('draws the match score only if there is a job description', () => {
    expect(seriesOf([point(60)]).map(({ key }) => key)).toEqual(['quality', 'parse', 'content']);
    expect(seriesOf([point(60, 40)]).map(({ key }) => key)).toEqual(['quality', 'match', 'parse', 'content']);
  });

  it('draws each line from left to right, with a score of 100 at the top', () => {
    expect(lineOf([point(0), point(50), point(100)], 'quality')).toBe('0,100 50,50 100,0');
    expect(lineOf([point(0)], 'match')).toBe('');
  });

  it('labels each day at most once', () => {
    const on = (day: number) => ({ ...point(50), at: `2026-11-${day}T12:00:00.000Z` });
    expect(dayMarks([on(10), on(10), on(12), on(14), on(14), on(16), on(21)])).toEqual([
      { name: 'Nov 10', at: 0 },
      { name: 'Nov 12', at: across(2, 7) },
      { name: 'Nov 14', at: across(4, 7) },
      { name: 'Now', at: 100 },
    ]);
    expect(dayMarks([on(10), on(10), on(10)]).map(({ name }) => name)).toEqual(['Nov 10', 'Now']);
  });

  it('puts the only point of a chart in the center', () => {
    expect(across(0, 1)).toBe(50);
  });
});
