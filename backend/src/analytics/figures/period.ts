import type { AnalyticsRange } from '@shortlist/shared/product/analytics-ranges';
import { addDays, dayOf, HOUR_MS, startOf } from '../../usage/days.js';

const DAYS: Readonly<Record<Exclude<AnalyticsRange, '24h'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/**
 * A period consists of whole days, then whole hours. `days` or `hours` is null if there are none. The end of each range
 * is exclusive.
 */
export interface Period {
  days: [from: string, to: string] | null;
  hours: [from: Date, to: Date] | null;
}

export interface ComparedPeriods {
  from: Date;
  comparedFrom: Date;
  current: Period;
  /**
   * The previous period, limited to as many hours as have elapsed in the current period: at 3 p.m., today is compared
   * with yesterday up to 3 p.m.
   */
  before: Period;
}

/**
 * Returns the current period for a range, such as the last 7 days, and the period before it. The current hour counts as
 * complete.
 */
export function periodsOf(range: AnalyticsRange, now: Date): ComparedPeriods {
  return range === '24h' ? byHours(24, now) : byDays(DAYS[range], now);
}

function byHours(hours: number, now: Date): ComparedPeriods {
  const end = nextHour(now);
  const from = new Date(end.getTime() - hours * HOUR_MS);
  const comparedFrom = new Date(from.getTime() - hours * HOUR_MS);
  return {
    from,
    comparedFrom,
    current: { days: null, hours: [from, end] },
    before: { days: null, hours: [comparedFrom, from] },
  };
}

function byDays(days: number, now: Date): ComparedPeriods {
  const today = dayOf(now);
  const [first, comparedFirst] = [addDays(today, 1 - days), addDays(today, 1 - 2 * days)];
  const lastCompared = addDays(first, -1);
  const passedToday = nextHour(now).getTime() - startOf(today).getTime();
  const comparedEnd = new Date(startOf(lastCompared).getTime() + passedToday);
  return {
    from: startOf(first),
    comparedFrom: startOf(comparedFirst),
    current: { days: [first, addDays(today, 1)], hours: null },
    before: { days: [comparedFirst, lastCompared], hours: [startOf(lastCompared), comparedEnd] },
  };
}

const nextHour = (now: Date): Date => new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
