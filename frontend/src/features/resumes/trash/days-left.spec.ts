import { describe, expect, it } from 'vitest';
import { daysLeft } from './days-left.js';

const DELETED = '2026-03-01T12:00:00.000Z';
const at = (moment: string) => daysLeft(DELETED, Date.parse(moment));

describe('daysLeft', () => {
  it('returns 30 at the time of deletion and one less each day', () => {
    expect(at('2026-03-01T12:00:00.000Z')).toBe(30);
    expect(at('2026-03-02T12:00:00.000Z')).toBe(29);
  });

  it('counts a partial day as a full day', () => {
    expect(at('2026-03-31T11:59:00.000Z')).toBe(1);
    expect(at('2026-03-31T12:00:00.000Z')).toBe(0);
  });

  it("returns a number between 0 and 30 even if the device's clock is wrong", () => {
    expect(at('2026-05-01T12:00:00.000Z')).toBe(0);
    expect(at('2026-03-01T11:00:00.000Z')).toBe(30);
  });
});
