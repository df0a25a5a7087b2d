import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACTIVITY_KINDS, type AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { periodsOf } from '../analytics/figures/period.js';
import {
  changeOf,
  readFigures,
  readTotals,
  readUpdatedAt,
  shareOf,
  type Figures,
} from '../analytics/figures/read-figures.js';
import type { Product } from '../usage/record-usage.js';
import { SystemAlerts } from './system-alerts.service.js';
import { listActivity } from './figures-console.queries.js';

const QUICK_METRICS = ['sign_ups', 'resumes_created', 'payments', 'gross', 'refunds', 'disputes'];
const RECENT_ITEMS = 20;
const RECENT_DAYS = 7;
const DAY = 24 * 60 * 60 * 1_000;

type Activity = AdminDashboardView['recentActivity'][number];
type QuickStat = AdminDashboardView['quickStats'][number];

@Injectable()
export class DashboardFigures {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly alerts: SystemAlerts,
  ) {}

  async view(now = new Date()): Promise<AdminDashboardView> {
    const { current, before } = periodsOf('30d', now);
    const [totals, figures, compared, recentActivity, systemAlerts, updatedAt] = await Promise.all([
      readTotals(this.database),
      readFigures(this.database, QUICK_METRICS, current),
      readFigures(this.database, QUICK_METRICS, before),
      this.recentActivity(now),
      this.alerts.list(),
      readUpdatedAt(this.database),
    ]);
    const total = (metric: string): number => totals.get(metric) ?? 0;
    const downloads = total('paid_downloads');
    return {
      stats: {
        totalUsers: total('users'),
        activeUsers: total('active_users'),
        totalResumes: total('resumes'),
        paidDownloads: downloads,
        revenue: total('revenue'),
        conversionRate: shareOf(total('paying_users'), total('users')) ?? 0,
        averagePerDownload: downloads === 0 ? null : Math.round(total('download_gross') / downloads),
      },
      quickStats: quickStats(figures, compared),
      recentActivity,
      systemAlerts,
      updatedAt: updatedAt?.toISOString() ?? null,
    };
  }

  private async recentActivity(now: Date): Promise<Activity[]> {
    // Computes the time here instead of in SQL, because PostgreSQL skips older partitions only if the time is a
    // constant.
    const since = new Date(now.getTime() - RECENT_DAYS * DAY);
    const rows = await listActivity(this.database, { kinds: ACTIVITY_KINDS, since, limit: RECENT_ITEMS });
    return rows.map(({ kind, label, at }) => ({
      type: kind,
      message: MESSAGES[kind](label),
      timestamp: at.toISOString(),
      status: STATUS[kind] ?? 'success',
    }));
  }
}

function quickStats(figures: Figures, compared: Figures): QuickStat[] {
  const stat = (
    label: string,
    icon: QuickStat['icon'],
    valueIn: (figures: Figures) => number,
    unit: QuickStat['unit'] = 'count',
  ): QuickStat => {
    const value = valueIn(figures);
    return { label, value, unit, change: changeOf(value, valueIn(compared)), icon };
  };
  return [
    stat('New users', 'users', (of) => of.sum('sign_ups')),
    stat('Resumes created', 'resumes', (of) => of.sum('resumes_created')),
    stat('Paid downloads', 'downloads', (of) => of.of('payments', 'download')),
    stat('Revenue', 'revenue', (of) => of.sum('gross', 'refunds', 'disputes'), 'cents'),
  ];
}

const productName = (product: string): string =>
  product === 'download' ? 'A resume download' : `The ${PLAN_NAMES[product as Exclude<Product, 'download'>]} plan`;

const MESSAGES: Readonly<Record<Activity['type'], (label: string) => string>> = {
  signed_up: () => 'A user signed up',
  resume_created: () => 'A resume was created',
  exported: (format) => `A file was downloaded (${format.replaceAll('_', ' ')})`,
  checkout_started: (product) => `${productName(product)}: checkout started`,
  paid: (product) => `${productName(product)} was paid`,
  refunded: (product) => `${productName(product)} was refunded`,
  plan_started: (product) => `${productName(product)} started`,
  plan_renewed: (product) => `${productName(product)} was renewed`,
  plan_canceled: (product) => `${productName(product)} was canceled and ends with its period`,
  plan_ended: (product) => `${productName(product)} ended`,
};

const STATUS: Readonly<Partial<Record<Activity['type'], Activity['status']>>> = {
  checkout_started: 'info',
  exported: 'info',
  refunded: 'warning',
  plan_canceled: 'warning',
  plan_ended: 'warning',
};
