import { describe, expect, it } from 'vitest';
import { stateOf } from './promo-code-state.js';

const NOW = new Date('2026-06-15T12:00:00Z');
const CODE = { active: true, startsAt: null, endsAt: null, maxUses: null, uses: 0 };

describe('stateOf', () => {
  it.each([
    ['active', {}],
    ['active', { startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-07-01T00:00:00Z', maxUses: 2, uses: 1 }],
    ['paused', { active: false }],
    ['scheduled', { startsAt: '2026-07-01T00:00:00Z' }],
    ['expired', { endsAt: '2026-06-01T00:00:00Z' }],
    ['expired', { active: false, endsAt: '2026-06-01T00:00:00Z' }],
    ['used up', { maxUses: 2, uses: 2 }],
  ])('returns the state "%s" for the promo code %j', (state, terms) => {
    expect(stateOf({ ...CODE, ...terms }, NOW)).toBe(state);
  });
});
