import { Inject, Injectable, Logger, ServiceUnavailableException, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { HealthCheckService, HealthIndicatorService, type HealthCheckResult } from '@nestjs/terminus';
import { InjectDataSource } from '@nestjs/typeorm';
import type { readinessView } from '@shortlist/shared/contract/health';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ApiError } from '../core/errors/api-error.js';
import { withTimeout } from '../core/errors/with-timeout.js';
import { FileStore } from '../files/file-store.js';
import { presentQueues } from '../queues/present-queues.js';
import { PROCESS_NAME, type ProcessName } from './process-name.js';
import { readDatabaseState, type DatabaseState } from './health.queries.js';

/** Milliseconds after which an unresponsive dependency counts as down. */
const TIMEOUT_MS = 2_000;
/**
 * Milliseconds for which a result is reused, because the route is public and must not query the database on every
 * request.
 */
const CACHE_MS = 1_000;
const RETRY_AFTER = 5;

export type Readiness = z.infer<typeof readinessView>;
type Component = keyof Omit<Readiness, 'status' | 'files' | 'workers'>;
type Details = Record<string, number>;

/** Reasons shown in the response. The texts are fixed, because driver errors contain addresses and user names. */
const REASONS = {
  database: 'The database does not respond.',
  replica: 'The database is a read-only replica. Connect to the primary.',
  queue: 'The job queues do not respond.',
  stopping: 'The process is stopping.',
} as const;

/**
 * Checks whether this process can do its work. Ignores services that only some requests need, such as the mail server,
 * the payment provider and the language model: without those services, users can still save. Also ignores a full disk:
 * an alert reports it, and taking a process out of service would not free space.
 */
@Injectable()
export class ReadinessService implements OnModuleInit {
  private readonly log = new Logger('Readiness');
  private queue: Queue | undefined;
  private latest: { checkedAt: number; result: Promise<Readiness> } | undefined;
  private reported = '';

  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    @InjectDataSource() private readonly database: DataSource,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
    private readonly files: FileStore,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    [this.queue] = presentQueues(this.modules);
  }

  /** @throws {ApiError} 503 `unavailable` with a reason for each component that is down */
  check(): Promise<Readiness> {
    const now = performance.now();
    if (this.latest && now - this.latest.checkedAt < CACHE_MS) return this.latest.result;
    const result = this.checkNow();
    this.latest = { checkedAt: now, result };
    return result;
  }

  private async checkNow(): Promise<Readiness> {
    const { status, details } = await this.results();
    const queue = details.queue?.status === 'up' ? 'ok' : 'unavailable';
    const workers = Number(details.queue?.workers ?? 0);
    const problems = Object.entries(details).flatMap(([path, { status: state, message }]) =>
      state === 'up' || this.worksWithout(path) ? [] : [{ path, message: String(message) }],
    );
    if (status === 'shutting_down') problems.push({ path: 'process', message: REASONS.stopping });
    this.report(problems.map(({ message }) => message).join(' '));
    if (problems.length > 0) {
      const message = `Not ready: ${problems.map(({ path }) => path).join(', ')}.`;
      throw new ApiError(503, 'unavailable', message, { issues: problems, retryAfter: RETRY_AFTER });
    }
    // A bucket that is down affects downloads only, so the process stays in service.
    return { status: 'ok', database: 'ok', migrations: 'ok', queue, files: await this.files.status(), workers };
  }

  /**
   * Returns whether the process stays ready without the component. A queue outage affects all API processes: if none of
   * them stayed ready, no user could save.
   */
  private worksWithout(component: string): boolean {
    return this.process === 'api' && component === 'queue';
  }

  private async results(): Promise<HealthCheckResult> {
    const state = withTimeout(TIMEOUT_MS, readDatabaseState(this.database));
    try {
      return await this.health.check([
        this.indicator('database', () => state.then(assertPrimary, down(REASONS.database))),
        this.indicator('migrations', () => state.then((known) => this.assertMigrated(known), unknown)),
        this.indicator('queue', () => withTimeout(TIMEOUT_MS, this.countWorkers()).catch(down(REASONS.queue))),
      ]);
    } catch (error) {
      if (error instanceof ServiceUnavailableException) return error.getResponse() as HealthCheckResult;
      throw error;
    }
  }

  private indicator(component: Component, work: () => Promise<Details>) {
    return this.indicators.check(component).attempt(work);
  }

  private assertMigrated({ applied }: DatabaseState): Details {
    const missing = this.database.migrations.filter(
      ({ name, constructor }) => !applied.includes(name ?? constructor.name),
    );
    if (missing.length === 0) return {};
    throw new Error(`Missing migrations: ${missing.length}. Run the migrations of this version.`);
  }

  private async countWorkers(): Promise<Details> {
    return { workers: (await this.queue?.getWorkersCount()) ?? 0 };
  }

  /** Logs only changes, because a probe repeats the same result every few seconds. */
  private report(problem: string): void {
    if (problem === this.reported) return;
    this.reported = problem;
    if (problem) this.log.warn(`not ready: ${problem}`);
    else this.log.log('ready again');
  }
}

function assertPrimary({ isReplica }: DatabaseState): Details {
  if (isReplica) throw new Error(REASONS.replica);
  return {};
}

/** Without the database, the state of its migrations is unknown; the component `database` gives the reason. */
const unknown = (): Details => ({});

const down = (reason: string) => (): never => {
  throw new Error(reason);
};
