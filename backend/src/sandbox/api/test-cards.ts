import { ApiError } from '../../core/errors/api-error.js';
import type { SandboxConfirmBody } from '@shortlist/shared/contract/account/payments';
import type { SandboxCard } from '../stripe/stripe-objects.js';

type Behavior = 'succeeds' | 'requires_action' | 'fails at renewal' | 'is disputed' | { declined: string };

/** Stripe's test cards by number. */
const BEHAVIORS: Record<string, Behavior> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': { declined: 'Your card was declined.' },
  '4000000000009995': { declined: 'Your card has insufficient funds.' },
  '4000000000000069': { declined: 'Your card has expired.' },
  '4000000000000127': { declined: 'Your card’s security code is incorrect.' },
  '4000000000003220': 'requires_action',
  '4000000000000341': 'fails at renewal',
  '4000000000000259': 'is disputed',
};

export type Examined =
  { outcome: 'charged' | 'requires_action'; card: SandboxCard } | { outcome: 'declined'; message: string };

/** Returns the outcome of a payment with the card. @throws {ApiError} 422 for an invalid card number */
export function examine({ number, expMonth, expYear }: SandboxConfirmBody['card'], now: Date): Examined {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !hasValidCheckDigit(digits)) {
    throw ApiError.invalid([{ path: 'card.number', message: 'Your card number is invalid.' }]);
  }
  if (isExpired(expMonth, expYear, now)) return { outcome: 'declined', message: 'Your card has expired.' };
  const behavior = BEHAVIORS[digits] ?? { declined: 'This is the sandbox, which accepts test cards only.' };
  if (typeof behavior === 'object') return { outcome: 'declined', message: behavior.declined };
  return {
    outcome: behavior === 'requires_action' ? behavior : 'charged',
    card: {
      last4: digits.slice(-4),
      renews: behavior !== 'fails at renewal',
      ...(behavior === 'is disputed' && { disputes: true }),
    },
  };
}

/** A card is valid until the last day of its month. */
function isExpired(month: number, year: number, now: Date): boolean {
  const CENTURY = 2_000;
  return Date.UTC(year < 100 ? CENTURY + year : year, month, 1) <= now.getTime();
}

function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
