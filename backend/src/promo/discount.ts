import type { PROMO_KINDS } from '@shortlist/shared/contract/promo-codes';

/** Cents. Card providers refuse smaller payments: what is left below this is given away. */
export const SMALLEST_CHARGE = 50;

interface Discount {
  kind: (typeof PROMO_KINDS)[number];
  /** Percent, or cents. */
  value: number;
}

/** Cents off a price in cents; never more than the price. Half cents go to the buyer. */
export function discountOf({ kind, value }: Discount, price: number): number {
  const off = Math.min(price, kind === 'percent' ? Math.ceil((price * value) / 100) : value);
  return price - off < SMALLEST_CHARGE ? price : off;
}
