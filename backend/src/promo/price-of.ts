import type { Purchase } from '@shortlist/shared/contract/account/payments';
import { PRICES } from '@shortlist/shared/product/plans';

/** Returns the price in cents of a resume download or of one month of a plan. */
export const priceOf = (purchase: Purchase): number =>
  purchase === 'one_time_payment' ? PRICES.download : PRICES[purchase];
