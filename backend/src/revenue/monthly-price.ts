import { PRICES } from '@shortlist/shared/plans';

/** Cents per month of a row `s` of `subscriptions`, before discounts. */
export const MONTHLY_PRICE = `CASE s.plan WHEN 'pro' THEN ${PRICES.pro} ELSE ${PRICES.premium} END`;
