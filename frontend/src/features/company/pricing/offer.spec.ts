import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.js';

const PRO = { plan: 'pro', state: 'active', nextPlan: null, cancelsAtPeriodEnd: false } as const;
const PREMIUM = { ...PRO, plan: 'premium' } as const;

describe('offerOf', () => {
  it('offers a subscription to an account that has none or has not made its first payment', () => {
    expect(offerOf('pro', null)).toBe('subscribe');
    expect(offerOf('pro', { ...PRO, state: 'incomplete' })).toBe('subscribe');
    expect(offerOf('premium', { ...PRO, state: 'incomplete' })).toBe('subscribe');
  });

  it('offers upgrades to higher plans and downgrades to lower plans', () => {
    expect(offerOf('pro', PRO)).toBe('current');
    expect(offerOf('premium', PRO)).toBe('upgrade');
    expect(offerOf('pro', PREMIUM)).toBe('downgrade');
  });

  it('offers to keep the current plan if a downgrade is pending', () => {
    const leaving = { ...PREMIUM, nextPlan: 'pro' } as const;
    expect(offerOf('premium', leaving)).toBe('keep');
    expect(offerOf('pro', leaving)).toBe('next');
  });

  it('requires payment for an overdue plan before any change', () => {
    expect(offerOf('pro', { ...PRO, state: 'past_due' })).toBe('pay');
    expect(offerOf('premium', { ...PRO, state: 'past_due' })).toBe('blocked');
  });

  it('blocks changes to a plan that is about to end', () => {
    expect(offerOf('pro', { ...PRO, cancelsAtPeriodEnd: true })).toBe('current');
    expect(offerOf('premium', { ...PRO, cancelsAtPeriodEnd: true })).toBe('blocked');
  });
});
