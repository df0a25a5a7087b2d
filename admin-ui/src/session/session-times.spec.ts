import { describe, expect, it } from 'vitest';
import { endAt, endOfRefused, isToRenew, warningAt } from './session-times.js';

const MINUTE = 60_000;
const life = (minutes: number, hours = 12) => ({
  staffId: 'ada',
  expiresAt: minutes * MINUTE,
  endsAt: hours * 60 * MINUTE,
});

describe('session-times', () => {
  it('renews a token after five minutes if the user was recently active', () => {
    expect(isToRenew(life(30), 4 * MINUTE, 4 * MINUTE)).toBe(false);
    expect(isToRenew(life(30), 6 * MINUTE, 4 * MINUTE)).toBe(true);
    expect(isToRenew(life(30), 12 * MINUTE, 4 * MINUTE)).toBe(false);
    expect(isToRenew(life(30), 29 * MINUTE, 29 * MINUTE)).toBe(true);
  });

  it('does not renew a token that stays valid until the session ends', () => {
    expect(isToRenew(life(720), 700 * MINUTE, 700 * MINUTE)).toBe(false);
  });

  it('ends an idle session after thirty minutes, with a warning two minutes earlier', () => {
    expect(warningAt(life(30), 27 * MINUTE)).toBe(null);
    expect(warningAt(life(30), 28.5 * MINUTE)).toBe('idle');
    expect(endAt(life(30), 29.9 * MINUTE)).toBe(null);
    expect(endAt(life(30), 30 * MINUTE)).toBe('idle');
  });

  it('ends a session twelve hours after sign-in, with a warning ten minutes earlier', () => {
    expect(warningAt(life(720), 709 * MINUTE)).toBe(null);
    expect(warningAt(life(720), 711 * MINUTE)).toBe('limit');
    expect(endAt(life(720), 720 * MINUTE)).toBe('limit');
  });

  it('distinguishes an expired token from a revoked one', () => {
    expect(endOfRefused(life(30), 29.5 * MINUTE)).toBe('idle');
    expect(endOfRefused(life(30), 10 * MINUTE)).toBe(null);
  });
});
