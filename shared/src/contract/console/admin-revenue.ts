import { z } from 'zod';
import { REVENUE_RANGES } from '../../product/revenue-ranges.js';
import { isoDate } from '../common/text.js';

// docs/metrics.md defines all figures in this file.

export const revenueQuery = z.object({ range: z.enum(REVENUE_RANGES).default('30d') });

const cents = z.int();

export const revenueView = z.object({
  range: z.enum(REVENUE_RANGES),
  from: isoDate,
  /** Amounts in cents. `net` is the sum of the other four amounts, of which refunds, disputes and fees are negative. */
  gross: cents,
  refunds: cents,
  disputes: cents,
  fees: cents,
  net: cents,
  /** Current figures, which do not depend on the selected time range. */
  monthlyRecurring: cents,
  runningPlans: z.int(),
  newPlans: z.int(),
  canceledPlans: z.int(),
  plansAtStart: z.int(),
  /**
   * Percentage of the plans active at the start of the range that were canceled within it, to one decimal; null if no
   * plan was active.
   */
  churn: z.number().nullable(),
  /**
   * Net revenue per month (`2026-01`, UTC), oldest month first. The first and the last month contain only the days
   * within the range.
   */
  months: z.array(z.object({ month: z.string(), download: cents, pro: cents, premium: cents })),
  updatedAt: isoDate,
});

export type RevenueQuery = z.infer<typeof revenueQuery>;
export type RevenueView = z.infer<typeof revenueView>;
