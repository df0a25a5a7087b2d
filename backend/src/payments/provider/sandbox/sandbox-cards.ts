import { ApiError } from '../../../core/api-error.js';
import type { SandboxConfirmBody } from '@shortlist/shared/contract/payments';
import type { SandboxCard } from './sandbox-objects.js';

type Behaviour =
  | 'succeeds'
  | 'asks for its owner'
  | 'fails when it is charged again'
  | 'is disputed once it is charged'
  | { declined: string };

/** Stripe's own test cards, so that nobody has to learn others. */
const BEHAVIOURS: Record<string, Behaviour> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': { declined: 'Your card was declined.' },
  '4000000000009995': { declined: 'Your card has insufficient funds.' },
  '4000000000000069': { declined: 'Your card has expired.' },
  '4000000000000127': { declined: 'Your card’s security code is incorrect.' },
  '4000000000003220': 'asks for its owner',
  '4000000000000341': 'fails when it is charged again',
  '4000000000000259': 'is disputed once it is charged',
};

export type Examined =
  { outcome: 'charged' | 'asks for its owner'; card: SandboxCard } | { outcome: 'declined'; message: string };

/** @throws {ApiError} 422 when no card can look like that */
export function examine({ number, expMonth, expYear }: SandboxConfirmBody['card'], now: Date): Examined {
  const figures = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(figures) || !fitsItsCheckDigit(figures)) {
    throw ApiError.invalid([{ path: 'card.number', message: 'Your card number is invalid.' }]);
  }
  if (isOver(expMonth, expYear, now)) return { outcome: 'declined', message: 'Your card has expired.' };
  const behaviour = BEHAVIOURS[figures] ?? { declined: 'This is the sandbox, which accepts test cards only.' };
  if (typeof behaviour === 'object') return { outcome: 'declined', message: behaviour.declined };
  return {
    outcome: behaviour === 'asks for its owner' ? behaviour : 'charged',
    card: {
      last4: figures.slice(-4),
      renews: behaviour !== 'fails when it is charged again',
      ...(behaviour === 'is disputed once it is charged' && { disputes: true }),
    },
  };
}

/** A card is good until the last day of its month. */
function isOver(month: number, year: number, now: Date): boolean {
  const CENTURY = 2_000;
  return Date.UTC(year < 100 ? CENTURY + year : year, month, 1) <= now.getTime();
}

/** Luhn. */
function fitsItsCheckDigit(figures: string): boolean {
  const sum = [...figures].reverse().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
