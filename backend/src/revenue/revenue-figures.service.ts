import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { RevenueView } from '@shortlist/shared/contract/console/admin-revenue';
import type { RevenueRange } from '@shortlist/shared/product/revenue-ranges';
import { EntityManager } from 'typeorm';
import { addDays, dayOf, startOf } from '../usage/days.js';
import { shareOf } from '../analytics/figures/read-figures.js';
import { countPlanChanges, sumMoney, sumNetByMonth, sumRunningPlans } from './revenue.queries.js';

const DAYS: Readonly<Record<RevenueRange, number>> = { '30d': 30, '90d': 90, '365d': 365 };

type Month = RevenueView['months'][number];

/** Computes revenue figures directly from the ledger and the subscriptions. Periods are days in UTC. */
@Injectable()
export class RevenueFigures {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  async view(range: RevenueRange, now = new Date()): Promise<RevenueView> {
    const from = startOf(addDays(dayOf(now), 1 - DAYS[range]));
    const to = startOf(addDays(dayOf(now), 1));
    const [money, running, plans, months] = await Promise.all([
      sumMoney(this.database, { from, to }),
      sumRunningPlans(this.database),
      countPlanChanges(this.database, { from, to }),
      this.months(from, to),
    ]);
    const churn = shareOf(plans.canceledPlans, plans.plansAtStart);
    return {
      range,
      from: from.toISOString(),
      ...money,
      ...running,
      ...plans,
      churn,
      months,
      updatedAt: now.toISOString(),
    };
  }

  private async months(from: Date, to: Date): Promise<Month[]> {
    const rows = await sumNetByMonth(this.database, { from, to });
    const months = monthsOf(from, to).map((month): Month => ({ month, download: 0, pro: 0, premium: 0 }));
    const byName = new Map(months.map((month) => [month.month, month]));
    for (const { month, product, net } of rows) byName.get(month)![product] = net;
    return months;
  }
}

function monthsOf(from: Date, to: Date): string[] {
  const months: string[] = [];
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth()));
  for (; month < to; month.setUTCMonth(month.getUTCMonth() + 1)) months.push(month.toISOString().slice(0, 7));
  return months;
}
