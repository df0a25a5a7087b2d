import type { Purchase } from '@shortlist/shared/contract/payments';
import { PRICES } from '@shortlist/shared/plans';

/** Price in cents of a resume download, or of a month of a plan. */
export const priceOf = (purchase: Purchase): number =>
  purchase === 'one_time_payment' ? PRICES.download : PRICES[purchase];
