import type { Purchase } from '@shortlist/shared/contract/payments';
import { PRICES } from '@shortlist/shared/plans';

/** Cents: what a résumé's download costs once, or a plan's month. */
export const priceOf = (purchase: Purchase): number =>
  purchase === 'one_time_payment' ? PRICES.download : PRICES[purchase];
