import { PRICES } from '@shortlist/shared/product/plans';

/** Cents per month of a row `s` of `subscriptions`, before discounts. */
export const MONTHLY_PRICE = `CASE s.plan WHEN 'pro' THEN ${PRICES.pro} ELSE ${PRICES.premium} END`;
