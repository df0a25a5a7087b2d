import type { PROMO_KINDS } from '@shortlist/shared/contract/console/promo-codes';

/**
 * Smallest card payment in cents. Providers reject smaller amounts, so a purchase is free if its discounted price is
 * lower.
 */
export const SMALLEST_CHARGE = 50;

interface Discount {
  kind: (typeof PROMO_KINDS)[number];
  /** The discount in percent or cents, depending on `kind`. */
  value: number;
}

/** Returns the discount in cents, at most the price. Rounds half cents in the buyer's favor. */
export function discountOf({ kind, value }: Discount, price: number): number {
  const off = Math.min(price, kind === 'percent' ? Math.ceil((price * value) / 100) : value);
  return price - off < SMALLEST_CHARGE ? price : off;
}
