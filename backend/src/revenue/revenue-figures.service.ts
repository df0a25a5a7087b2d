import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RevenueView } from '@shortlist/shared/contract/console/admin-revenue';
import type { RevenueRange } from '@shortlist/shared/product/revenue-ranges';
import { DataSource } from 'typeorm';
import { addDays, dayOf, startOf } from '../analytics/days.js';
import { shareOf } from '../analytics/read-figures.js';
import { MONTHLY_PRICE } from './monthly-price.js';

const DAYS: Readonly<Record<RevenueRange, number>> = { '30d': 30, '90d': 90, '365d': 365 };

type Money = Pick<RevenueView, 'gross' | 'refunds' | 'disputes' | 'fees' | 'net'>;
type Running = Pick<RevenueView, 'monthlyRecurring' | 'runningPlans'>;
type Plans = Pick<RevenueView, 'newPlans' | 'canceledPlans' | 'plansAtStart'>;
type Month = RevenueView['months'][number];

/** Computes revenue figures directly from the ledger and the subscriptions. Periods are days in UTC. */
@Injectable()
export class RevenueFigures {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async view(range: RevenueRange, now = new Date()): Promise<RevenueView> {
    const from = startOf(addDays(dayOf(now), 1 - DAYS[range]));
    const to = startOf(addDays(dayOf(now), 1));
    const [money, running, plans, months] = await Promise.all([
      this.money(from, to),
      this.running(),
      this.plans(from, to),
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

  private async money(from: Date, to: Date): Promise<Money> {
    const sum = (kinds: string) => `coalesce(sum(amount) FILTER (WHERE kind IN (${kinds})), 0)::float8`;
    const [row] = await this.database.query<Money[]>(
      `SELECT ${sum(`'download', 'subscription'`)} AS gross, ${sum(`'refund'`)} AS refunds, ${sum(`'dispute'`)} AS disputes,
              ${sum(`'dispute_fee'`)} AS fees, coalesce(sum(amount), 0)::float8 AS net
       FROM ledger_entries WHERE at >= $1 AND at < $2`,
      [from, to],
    );
    return row!;
  }

  private async running(): Promise<Running> {
    const [row] = await this.database.query<Running[]>(
      `SELECT count(*)::int AS "runningPlans", coalesce(sum(${MONTHLY_PRICE}), 0)::float8 AS "monthlyRecurring"
       FROM subscriptions s WHERE s.state IN ('active', 'past_due') AND s.refund_requested_at IS NULL`,
    );
    return row!;
  }

  /**
   * Counts new and lost plans. A plan starts with its first payment, and is lost when it is canceled or ends, whichever
   * is earlier.
   */
  private async plans(from: Date, to: Date): Promise<Plans> {
    const [row] = await this.database.query<Plans[]>(
      `SELECT count(*) FILTER (WHERE began_at >= $1 AND began_at < $2)::int AS "newPlans",
              count(*) FILTER (WHERE left_at >= $1 AND left_at < $2)::int AS "canceledPlans",
              count(*) FILTER (WHERE began_at < $1 AND (left_at IS NULL OR left_at >= $1))::int AS "plansAtStart"
       FROM (
         SELECT coalesce(s.canceled_at, s.ended_at) AS left_at, first.at AS began_at
         FROM (
           SELECT subscription_id, min(at) AS at FROM ledger_entries WHERE kind = 'subscription' GROUP BY subscription_id
         ) first JOIN subscriptions s ON s.id = first.subscription_id
       ) plans`,
      [from, to],
    );
    return row!;
  }

  private async months(from: Date, to: Date): Promise<Month[]> {
    const rows: { month: string; product: keyof Omit<Month, 'month'>; net: number }[] = await this.database.query(
      `SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, coalesce(plan, 'download') AS product,
              sum(amount)::float8 AS net
       FROM ledger_entries WHERE at >= $1 AND at < $2 GROUP BY 1, 2`,
      [from, to],
    );
    const months = monthsOf(from, to).map((month): Month => ({ month, download: 0, pro: 0, premium: 0 }));
    const byName = new Map(months.map((month) => [month.month, month]));
    for (const { month, product, net } of rows) byName.get(month)![product] = net;
    return months;
  }
}

/** Returns the months that overlap the range. */
function monthsOf(from: Date, to: Date): string[] {
  const months: string[] = [];
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth()));
  for (; month < to; month.setUTCMonth(month.getUTCMonth() + 1)) months.push(month.toISOString().slice(0, 7));
  return months;
}
