/** Time ranges of the revenue figures, in calendar days (UTC) including today. */
export const REVENUE_RANGES = ['30d', '90d', '365d'] as const;
export type RevenueRange = (typeof REVENUE_RANGES)[number];
