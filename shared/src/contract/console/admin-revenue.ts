import { z } from 'zod';
import { REVENUE_RANGES } from '../../product/revenue-ranges.js';
import { isoDate } from '../common/text.js';

// All figures are defined in docs/metrics.md.

export const revenueQuery = z.object({ range: z.enum(REVENUE_RANGES).default('30d') });

const cents = z.int();

export const revenueView = z.object({
  range: z.enum(REVENUE_RANGES),
  /** Start of the time range. */
  from: isoDate,
  /** Amounts in cents. Refunds, disputes and fees are negative; `net` is the sum of all four. */
  gross: cents,
  refunds: cents,
  disputes: cents,
  fees: cents,
  net: cents,
  /** Figures of the present, regardless of the time range. */
  monthlyRecurring: cents,
  runningPlans: z.int(),
  newPlans: z.int(),
  canceledPlans: z.int(),
  /** Number of active plans at the start of the range. */
  plansAtStart: z.int(),
  /** Churn in percent, to one decimal; null if no plan was active at the start. */
  churn: z.number().nullable(),
  /**
   * Net revenue by month in UTC (`2026-01`), oldest first. The first and last month contain only the days within the
   * range.
   */
  months: z.array(z.object({ month: z.string(), download: cents, pro: cents, premium: cents })),
  updatedAt: isoDate,
});

export type RevenueQuery = z.infer<typeof revenueQuery>;
export type RevenueView = z.infer<typeof revenueView>;
