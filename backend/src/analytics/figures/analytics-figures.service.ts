import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnalyticsRange } from '@shortlist/shared/product/analytics-ranges';
import { FUNNEL_STAGES, PRODUCTS, type AdminAnalyticsView } from '@shortlist/shared/contract/console/admin-figures';
import { DataSource } from 'typeorm';
import { addDays, daysBetween, HOUR_MS } from '../../usage/days.js';
import { listRetention, listTraffic, sumVisitorsByHour } from './figures.queries.js';
import { periodsOf, type Period } from './period.js';
import { changeOf, readFigures, readTotals, readUpdatedAt, shareOf, type Figures } from './read-figures.js';

const METRICS = [
  ...['views', 'page_views', 'page_visitors', 'visitors', 'builder_visitors', 'saving_visitors'],
  ...['sign_ups', 'resumes_created', 'exports', 'checkout_accounts', 'paying_accounts'],
  ...['payments', 'gross', 'refunds', 'disputes', 'ai_uses', 'model_cost'],
];

const TOP_PAGES = 10;
const RETENTION_DAYS = 91;

/** The stages before the sign-up count visitors; the sign-up and later stages count accounts. */
const FUNNEL: Readonly<Record<(typeof FUNNEL_STAGES)[number], string>> = {
  visit: 'visitors',
  builder: 'builder_visitors',
  first_save: 'saving_visitors',
  sign_up: 'sign_ups',
  checkout: 'checkout_accounts',
  paid: 'paying_accounts',
};

@Injectable()
export class AnalyticsFigures {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async view(range: AnalyticsRange, now = new Date()): Promise<AdminAnalyticsView> {
    const { from, comparedFrom, current, before } = periodsOf(range, now);
    const [figures, compared, totals, traffic, activity, retention, updatedAt] = await Promise.all([
      readFigures(this.database, METRICS, current),
      readFigures(this.database, METRICS, before),
      readTotals(this.database),
      this.traffic(current),
      this.activity(from),
      this.retention(),
      readUpdatedAt(this.database),
    ]);
    const growth = (...metrics: string[]) => changeOf(figures.sum(...metrics), compared.sum(...metrics));
    return {
      range,
      from: from.toISOString(),
      comparedFrom: comparedFrom.toISOString(),
      overview: {
        totalUsers: totals.get('users') ?? 0,
        totalResumes: figures.sum('resumes_created'),
        totalRevenue: figures.sum(...REVENUE),
        totalViews: figures.sum('views'),
        userGrowth: growth('sign_ups'),
        resumeGrowth: growth('resumes_created'),
        revenueGrowth: growth(...REVENUE),
        viewGrowth: growth('views'),
      },
      traffic,
      topPages: topPages(figures),
      userActivity: activity,
      conversionFunnel: funnel(figures),
      retention,
      revenueByProduct: PRODUCTS.map((product) => ({
        product,
        payments: figures.of('payments', product),
        gross: figures.of('gross', product),
        refunds: figures.of('refunds', product),
        disputes: figures.of('disputes', product),
      })),
      ai: {
        uses: (['builtin', 'model'] as const).map((engine) => ({ engine, uses: usesOf(figures, engine) })),
        cost: figures.sum('model_cost'),
      },
      exports: [...figures.byLabel('exports')]
        .map(([format, files]) => ({ format, files }))
        .sort((one, other) => other.files - one.files || one.format.localeCompare(other.format)),
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  private async traffic(period: Period): Promise<AdminAnalyticsView['traffic']> {
    const rows = await listTraffic(this.database, period);
    const known = new Map(rows.map(({ at, ...counts }) => [at.toISOString(), counts]));
    return momentsOf(period).map((at) => {
      const { views, visitors } = known.get(at) ?? {};
      return { at, views: views ?? 0, visitors: visitors ?? 0 };
    });
  }

  private async activity(from: Date): Promise<AdminAnalyticsView['userActivity']> {
    const rows = await sumVisitorsByHour(this.database, from);
    const users = new Map(rows.map((row) => [row.hour, row.users]));
    return Array.from({ length: 24 }, (_, hour) => ({ hour, users: users.get(hour) ?? 0 }));
  }

  private async retention(): Promise<AdminAnalyticsView['retention']> {
    const rows = await listRetention(this.database, { days: RETENTION_DAYS });
    const weeks = new Map<string, AdminAnalyticsView['retention'][number]>();
    for (const { week, metric, label, value } of rows) {
      const cohort = weeks.get(week) ?? { week, signedUp: 0, active: [] };
      weeks.set(week, cohort);
      if (metric === 'signed_up_in_week') cohort.signedUp = value;
      else cohort.active[Number(label)] = value;
    }
    // Weeks without an active user have no row, so fill in zeros.
    return [...weeks.values()].map((cohort) => ({
      ...cohort,
      active: Array.from(cohort.active, (value) => value ?? 0),
    }));
  }
}

/** Metrics whose sum is the net revenue; refunds and disputes are negative. */
const REVENUE = ['gross', 'refunds', 'disputes'];

function momentsOf({ days, hours }: Period): string[] {
  if (days) return daysBetween(days[0], addDays(days[1], -1)).map((day) => `${day}T00:00:00.000Z`);
  const [from, to] = hours!;
  const moments: string[] = [];
  for (let time = from.getTime(); time < to.getTime(); time += HOUR_MS) moments.push(new Date(time).toISOString());
  return moments;
}

function topPages(figures: Figures): AdminAnalyticsView['topPages'] {
  return [...figures.byLabel('page_views')]
    .map(([path, views]) => ({ path, views, uniqueVisitors: figures.of('page_visitors', path) }))
    .sort((one, other) => other.views - one.views || one.path.localeCompare(other.path))
    .slice(0, TOP_PAGES);
}

function funnel(figures: Figures): AdminAnalyticsView['conversionFunnel'] {
  const visits = figures.sum(FUNNEL.visit);
  return FUNNEL_STAGES.map((stage) => {
    const users = figures.sum(FUNNEL[stage]);
    return { stage, users, conversionRate: shareOf(users, visits) };
  });
}

/** The label of a figure consists of an AI task and an engine, such as "rewrites model". */
const usesOf = (figures: Figures, engine: string): number =>
  [...figures.byLabel('ai_uses')].reduce((sum, [label, uses]) => (label.endsWith(` ${engine}`) ? sum + uses : sum), 0);
