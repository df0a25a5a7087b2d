/**
 * Time ranges of the analytics. `24h` is divided into hours, the other ranges into calendar days in UTC, including
 * today.
 */
export const ANALYTICS_RANGES = ['24h', '7d', '30d', '90d'] as const;
export type AnalyticsRange = (typeof ANALYTICS_RANGES)[number];
