import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { Env } from '../core/env/env.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { AllQueues } from '../queues/all-queues.js';
import { DiskSpace } from './disk-space.js';
import { findSystemState } from './figures-console.queries.js';

type SystemAlert = AdminDashboardView['systemAlerts'][number];
type Alert = Omit<SystemAlert, 'timestamp' | 'page'> & Partial<Pick<SystemAlert, 'page'>>;

/** Maximum number of waiting jobs; a queue with more has fallen behind. */
const MAX_WAITING = 100;
/** Maximum wait of a queue's oldest job in minutes; after that, the queue has fallen behind. */
const MAX_WAIT_MINUTES = 5;
const QUEUES_TIMEOUT = 2_000;
/** Maximum age in minutes of an unhandled payment event; most are handled within seconds. */
const WEBHOOK_MINUTES = 10;
/**
 * Number of declined payments in an hour that raises an alert if no payment succeeded: the fault is then probably ours.
 */
const DECLINED_PAYMENTS = 5;
/** Number of language model calls within `FAILED_CALLS_MINUTES` that raises an alert if none of them was answered. */
const FAILED_CALLS = 3;
const FAILED_CALLS_MINUTES = 15;
/** Age in minutes above which today's figures count as outdated; they are computed every minute. */
const FIGURES_MINUTES = 5;
/** Minimum share of free disk space; a smaller share raises an alert. */
const MIN_FREE_DISK = 0.1;

@Injectable()
export class SystemAlerts {
  private readonly log = new Logger(SystemAlerts.name);

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly queues: AllQueues,
    private readonly disk: DiskSpace,
  ) {}

  async list(): Promise<AdminDashboardView['systemAlerts']> {
    const found = await Promise.all([this.queueAlerts(), this.databaseAlerts(), this.diskAlerts()]);
    const timestamp = new Date().toISOString();
    return found
      .flat()
      .sort((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'))
      .map((alert) => ({ page: null, ...alert, timestamp }));
  }

  private async queueAlerts(): Promise<Alert[]> {
    try {
      const all = this.queues.list.map((queue) => this.alertsOfQueue(queue));
      return (await withTimeout(QUEUES_TIMEOUT, Promise.all(all))).flat();
    } catch (error) {
      this.log.warn({ err: error }, 'could not read the state of the queues');
      const message = 'The job queues cannot be reached.';
      return [{ type: 'queue_unreachable', severity: 'error', message, page: 'queues' }];
    }
  }

  private async alertsOfQueue(queue: Queue): Promise<Alert[]> {
    const [counts, isPaused, workers, [first], [urgent]] = await Promise.all([
      queue.getJobCounts('waiting', 'prioritized', 'failed'),
      queue.isPaused(),
      queue.getWorkersCount(),
      queue.getWaiting(0, 0),
      queue.getPrioritized(0, 0),
    ]);
    const { waiting: plain = 0, prioritized = 0, failed = 0 } = counts;
    const waiting = plain + prioritized;
    const oldest = Math.min(first?.timestamp ?? Infinity, urgent?.timestamp ?? Infinity);
    const minutes = Number.isFinite(oldest) ? Math.floor((Date.now() - oldest) / 60_000) : 0;
    const alerts: Alert[] = [];
    if (isPaused) {
      const message = `The queue "${queue.name}" is paused: its jobs wait until it is resumed.`;
      alerts.push({ type: 'paused_queue', severity: 'warning', message, page: 'queues' });
    }
    if (waiting > MAX_WAITING || minutes >= MAX_WAIT_MINUTES) {
      const message = `${jobs(waiting)} waiting in the queue "${queue.name}", the oldest for ${minutes} min.${workers === 0 ? NO_WORKER : ''}`;
      alerts.push({
        type: 'queue_backlog',
        severity: 'error',
        message,
        page: queue.name === MAIL_QUEUE ? 'emails' : 'queues',
      });
    }
    if (failed > 0 && queue.name === MAIL_QUEUE)
      alerts.push({
        type: 'failed_mails',
        severity: 'error',
        message: `${emails(failed)} could not be sent.`,
        page: 'failed_emails',
      });
    else if (failed > 0)
      alerts.push({
        type: 'failed_jobs',
        severity: 'warning',
        message: `${jobs(failed)} failed in the queue "${queue.name}".`,
        page: 'queues',
      });
    return alerts;
  }

  private async databaseAlerts(): Promise<Alert[]> {
    const { webhooks, pastDue, declined, succeeded, calls, answers, spent, lateFigures } = await findSystemState(
      this.database,
      { webhookMinutes: WEBHOOK_MINUTES, callMinutes: FAILED_CALLS_MINUTES, figureMinutes: FIGURES_MINUTES },
    );
    const alerts: Alert[] = [];
    if (webhooks > 0) {
      const message = `${webhooks} ${webhooks === 1 ? 'payment event has' : 'payment events have'} not been handled for ${WEBHOOK_MINUTES} minutes.`;
      alerts.push({ type: 'webhook_backlog', severity: 'error', message, page: 'queues' });
    }
    if (pastDue > 0) {
      const message = `${pastDue} ${pastDue === 1 ? 'plan' : 'plans'} could not be charged for the next month.`;
      alerts.push({ type: 'past_due_plans', severity: 'warning', message, page: 'failed_payments' });
    }
    if (declined >= DECLINED_PAYMENTS && succeeded === 0) {
      const message = `${declined} payments were declined in the last hour, and none succeeded.`;
      alerts.push({ type: 'payments_declined', severity: 'error', message, page: 'failed_payments' });
    }
    if (calls >= FAILED_CALLS && answers === 0) {
      const message = 'The language model is not responding.';
      alerts.push({ type: 'ai_unavailable', severity: 'error', message, page: 'settings' });
    }
    if (this.env.model && Number(spent) >= this.env.model.dailyBudget * BUDGET_SPENT)
      alerts.push({
        type: 'ai_budget_spent',
        severity: 'warning',
        message: 'Today’s language model budget is used up.',
        page: 'settings',
      });
    if (lateFigures) {
      const message = `The figures have not been updated for ${FIGURES_MINUTES} minutes.`;
      alerts.push({ type: 'figures_late', severity: 'warning', message, page: 'queues' });
    }
    return alerts;
  }

  private async diskAlerts(): Promise<Alert[]> {
    const share = await this.disk.freeShare();
    if (share >= MIN_FREE_DISK) return [];
    const percent = Math.floor(share * 100);
    return [{ type: 'disk_low', severity: 'error', message: `Only ${percent}% of the disk is free.` }];
  }
}

/**
 * Share of the AI budget above which the budget counts as used up. The spent share never reaches 1, because a request
 * that could exceed the budget is not sent.
 */
const BUDGET_SPENT = 0.98;

const NO_WORKER = ' No worker runs this queue.';

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);
const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`);
