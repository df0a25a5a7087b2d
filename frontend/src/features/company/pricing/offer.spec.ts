import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.js';

const PRO = { plan: 'pro', state: 'active', nextPlan: null, cancelsAtPeriodEnd: false } as const;
const PREMIUM = { ...PRO, plan: 'premium' } as const;

describe('offerOf', () => {
  it('sells plans to whoever has none, or never paid for the one that was begun', () => {
    expect(offerOf('pro', null)).toBe('subscribe');
    expect(offerOf('pro', { ...PRO, state: 'incomplete' })).toBe('subscribe');
    expect(offerOf('premium', { ...PRO, state: 'incomplete' })).toBe('subscribe');
  });

  it('changes the plan of whoever has one, now or with the next period', () => {
    expect(offerOf('pro', PRO)).toBe('current');
    expect(offerOf('premium', PRO)).toBe('upgrade');
    expect(offerOf('pro', PREMIUM)).toBe('downgrade');
  });

  it('lets a downgrade be taken back until it happens', () => {
    const leaving = { ...PREMIUM, nextPlan: 'pro' } as const;
    expect(offerOf('premium', leaving)).toBe('keep');
    expect(offerOf('pro', leaving)).toBe('next');
  });

  it('asks for what is owed before anything is changed', () => {
    expect(offerOf('pro', { ...PRO, state: 'past_due' })).toBe('pay');
    expect(offerOf('premium', { ...PRO, state: 'past_due' })).toBe('blocked');
  });

  it('does not change a plan that is about to end', () => {
    expect(offerOf('pro', { ...PRO, cancelsAtPeriodEnd: true })).toBe('current');
    expect(offerOf('premium', { ...PRO, cancelsAtPeriodEnd: true })).toBe('blocked');
  });
});
