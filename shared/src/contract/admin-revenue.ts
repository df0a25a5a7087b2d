import { z } from 'zod';
import { REVENUE_RANGES } from '../revenue-ranges.js';
import { isoDate } from './text.js';

// Every figure is defined in docs/metrics.md.

export const revenueQuery = z.object({ range: z.enum(REVENUE_RANGES).default('30d') });

const cents = z.int();

export const revenueView = z.object({
  range: z.enum(REVENUE_RANGES),
  /** The first moment of the range. */
  from: isoDate,
  /** Refunds, disputes and fees are negative; `net` is the sum of all four. */
  gross: cents,
  refunds: cents,
  disputes: cents,
  fees: cents,
  net: cents,
  /** Now, not in the range. */
  monthlyRecurring: cents,
  runningPlans: z.int(),
  newPlans: z.int(),
  canceledPlans: z.int(),
  /** Plans that ran at the start of the range. */
  plansAtStart: z.int(),
  /** Percent to one decimal; null if no plan ran at the start. */
  churn: z.number().nullable(),
  /** Net, by month in UTC (`2026-01`), the oldest first; the first and the last month only as far as the range goes. */
  months: z.array(z.object({ month: z.string(), download: cents, pro: cents, premium: cents })),
  updatedAt: isoDate,
});

export type RevenueQuery = z.infer<typeof revenueQuery>;
export type RevenueView = z.infer<typeof revenueView>;
