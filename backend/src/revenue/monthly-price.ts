import { PRICES } from '@shortlist/shared/plans';

/** Cents a month of a row `s` of `subscriptions`, without discounts. */
export const MONTHLY_PRICE = `CASE s.plan WHEN 'pro' THEN ${PRICES.pro} ELSE ${PRICES.premium} END`;
