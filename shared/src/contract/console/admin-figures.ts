import { z } from 'zod';
import { ANALYTICS_RANGES } from '../../product/analytics-ranges.js';
import { isoDate } from '../common/text.js';

// docs/metrics.md defines all figures in this file.

export const analyticsQuery = z.object({ range: z.enum(ANALYTICS_RANGES).default('7d') });
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

/** Change from the previous period in percent, to one decimal; null if the previous period has no data. */
const change = z.number().nullable();
const cents = z.int();

export const PRODUCTS = ['download', 'pro', 'premium'] as const;

export const FUNNEL_STAGES = ['visit', 'builder', 'first_save', 'sign_up', 'checkout', 'paid'] as const;

export const ACTIVITY_KINDS = [
  'signed_up',
  'resume_created',
  'exported',
  'checkout_started',
  'paid',
  'refunded',
  'plan_started',
  'plan_renewed',
  'plan_canceled',
  'plan_ended',
] as const;

export const ALERT_KINDS = [
  'queue_unreachable',
  'queue_backlog',
  'failed_jobs',
  'failed_mails',
  'paused_queue',
  'webhook_backlog',
  'past_due_plans',
  'payments_declined',
  'ai_budget_spent',
  'ai_unavailable',
  'figures_late',
  'disk_low',
] as const;

export const ALERT_PAGES = ['emails', 'failed_emails', 'failed_payments', 'queues', 'settings'] as const;

export const adminDashboardView = z.object({
  stats: z.object({
    totalUsers: z.int(),
    /** Number of accounts active in the last 30 days. */
    activeUsers: z.int(),
    totalResumes: z.int(),
    paidDownloads: z.int(),
    /** Revenue in cents, after refunds and disputes. */
    revenue: cents,
    /** Percentage of accounts that have paid at least once. */
    conversionRate: z.number(),
    /** Average price paid for a download, in cents; null before the first paid download. */
    averagePerDownload: z.number().nullable(),
  }),
  /** Figures of the last 30 days, compared with the 30 days before. */
  quickStats: z.array(
    z.object({
      label: z.string(),
      value: z.number(),
      unit: z.enum(['count', 'cents']),
      change,
      icon: z.enum(['users', 'resumes', 'downloads', 'revenue']),
    }),
  ),
  recentActivity: z.array(
    z.object({
      type: z.enum(ACTIVITY_KINDS),
      message: z.string(),
      timestamp: isoDate,
      status: z.enum(['success', 'warning', 'info']),
    }),
  ),
  systemAlerts: z.array(
    z.object({
      type: z.enum(ALERT_KINDS),
      severity: z.enum(['warning', 'error']),
      message: z.string(),
      page: z.enum(ALERT_PAGES).nullable(),
      timestamp: isoDate,
    }),
  ),
  /** Time at which the figures were last aggregated; null before the first aggregation. */
  updatedAt: isoDate.nullable(),
});

export const adminAnalyticsView = z.object({
  range: z.enum(ANALYTICS_RANGES),
  /** Start of the selected range; `comparedFrom` is the start of the previous period. */
  from: isoDate,
  comparedFrom: isoDate,
  overview: z.object({
    totalUsers: z.int(),
    /** Number of resumes created within the range. */
    totalResumes: z.int(),
    totalRevenue: cents,
    totalViews: z.int(),
    /** Change in sign-ups from the previous period, in percent. */
    userGrowth: change,
    resumeGrowth: change,
    revenueGrowth: change,
    viewGrowth: change,
  }),
  /** Views and visitors: per hour for `24h`, per day for longer ranges. Hours or days without traffic are included. */
  traffic: z.array(z.object({ at: isoDate, views: z.int(), visitors: z.int() })),
  /** Most viewed pages first. */
  topPages: z.array(z.object({ path: z.string(), views: z.int(), uniqueVisitors: z.int() })),
  /**
   * Number of visitors in each hour of the day (UTC), summed over all days of the range. The list always has 24
   * entries.
   */
  userActivity: z.array(z.object({ hour: z.int(), users: z.int() })),
  /**
   * Stages from the first visit to the payment. `conversionRate` is the number of users in the stage as a percentage of
   * the users in the first stage.
   */
  conversionFunnel: z.array(
    z.object({ stage: z.enum(FUNNEL_STAGES), users: z.int(), conversionRate: z.number().nullable() }),
  ),
  /**
   * Accounts that signed up in the same week. `week` is the Monday of that week; `active` lists how many of the
   * accounts were active in week 0, 1, 2 and so on.
   */
  retention: z.array(z.object({ week: z.string(), signedUp: z.int(), active: z.array(z.int()) })),
  revenueByProduct: z.array(
    z.object({ product: z.enum(PRODUCTS), payments: z.int(), gross: cents, refunds: cents, disputes: cents }),
  ),
  ai: z.object({
    uses: z.array(z.object({ engine: z.enum(['builtin', 'model']), uses: z.int() })),
    /** Cost of the language model in millionths of a dollar. */
    cost: z.int(),
  }),
  exports: z.array(z.object({ format: z.string(), files: z.int() })),
  updatedAt: isoDate.nullable(),
});

export type AdminDashboardView = z.infer<typeof adminDashboardView>;
export type AdminAnalyticsView = z.infer<typeof adminAnalyticsView>;
