import fc from 'fast-check';
import { sampleEvenly } from './sample-evenly.js';
import { latestWeeks, mondayOf } from './weeks.js';

describe('sampleEvenly', () => {
  it('returns a list unchanged if it does not exceed the maximum length', () => {
    expect(sampleEvenly([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(sampleEvenly([], 3)).toEqual([]);
  });

  it('returns evenly spaced items, including the first and the last', () => {
    const lists = fc.integer({ min: 0, max: 300 }).map((length) => Array.from({ length }, (_, place) => place));
    fc.assert(
      fc.property(lists, fc.integer({ min: 2, max: 80 }), (list, most) => {
        const thinned = sampleEvenly(list, most);
        expect(thinned).toHaveLength(Math.min(list.length, most));
        expect([thinned[0], thinned.at(-1)]).toEqual([list[0], list.at(-1)]);
        const steps = thinned.slice(1).map((each, place) => each - thinned[place]!);
        expect(Math.max(1, ...steps) - Math.min(...steps, Math.max(1, ...steps))).toBeLessThanOrEqual(1);
        expect(steps.every((step) => step > 0)).toBe(true);
      }),
    );
  });
});

describe('weeks', () => {
  it("mondayOf returns the UTC date of the week's Monday", () => {
    expect(mondayOf(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-16');
    expect(mondayOf(new Date('2026-11-22T23:59:59Z'))).toBe('2026-11-16');
    expect(mondayOf(new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23');
  });

  it('latestWeeks includes weeks without counts, even across a new year', () => {
    const counts = [
      { week: '2026-12-28', count: 2 },
      { week: '2025-01-06', count: 9 },
    ];
    expect(latestWeeks(counts, new Date('2027-01-05'), 3)).toEqual([
      { week: '2026-12-21', count: 0 },
      { week: '2026-12-28', count: 2 },
      { week: '2027-01-04', count: 0 },
    ]);
  });
});
