import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { CircuitBreaker } from '../ai/circuit/circuit-breaker.js';
import { Env } from '../core/env/env.js';
import { aiBudget, aiCircuitOpen, aiSpent } from '../core/metrics/ai.js';
import { oldestPaymentEmail } from '../core/metrics/emails.js';
import { oldestEvent } from '../core/metrics/payments.js';
import { measureProcess, registry } from '../core/metrics/registry.js';
import { bucketUp, databaseUp } from '../core/metrics/resources.js';
import { optionalProvider } from '../core/optional-provider.js';
import { QueueConnection } from '../core/queues/queue-connection.js';
import { FileStore } from '../files/file-store.js';
import { presentQueues } from '../queues/present-queues.js';
import { TextRules } from '../text-rules/text-rules.js';
import { BoundedSample } from './bounded-sample.js';
import { readBacklog } from './monitoring.queries.js';
import { queuesUnavailable, sampleQueues } from './sample-queues.js';
import { sampleDisk, sampleMemoryLimit, samplePool, sampleThreads } from './sample-resources.js';

const MICROS_PER_DOLLAR = 1_000_000;

/** Samples the gauges of this process, then formats all its metrics for Prometheus. */
@Injectable()
export class MetricsService implements OnModuleInit {
  private readonly log = new Logger('Metrics');
  private queues: Queue[] = [];
  private breaker: CircuitBreaker | undefined;
  private textRules: TextRules | undefined;
  private readonly samples = [
    new BoundedSample(() => sampleQueues(this.queues), queuesUnavailable),
    new BoundedSample(
      () => this.sampleDatabase(),
      () => databaseUp.set(0),
    ),
    new BoundedSample(() => sampleDisk(this.env.dataDir)),
    new BoundedSample(() => this.sampleBucket()),
  ];

  constructor(
    private readonly env: Env,
    @InjectDataSource() private readonly database: DataSource,
    private readonly connection: QueueConnection,
    private readonly files: FileStore,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    this.queues = presentQueues(this.modules);
    this.breaker = optionalProvider(this.modules, CircuitBreaker);
    this.textRules = optionalProvider(this.modules, TextRules);
    if (this.env.model) aiBudget.set(this.env.model.dailyBudget / MICROS_PER_DOLLAR);
    measureProcess();
  }

  readonly contentType = registry.contentType;

  async text(): Promise<string> {
    samplePool('database', (this.database.driver as unknown as { master: Pool }).master);
    if (this.connection.postgresPool) samplePool('queue', this.connection.postgresPool);
    sampleMemoryLimit();
    if (this.textRules) sampleThreads(this.textRules);
    await Promise.all(this.samples.map((sample) => sample.take(this.log)));
    return registry.metrics();
  }

  private async sampleBucket(): Promise<void> {
    if (this.env.bucket) bucketUp.set(Number((await this.files.status()) === 'ok'));
    else bucketUp.remove();
  }

  private async sampleDatabase(): Promise<void> {
    const backlog = await readBacklog(this.database);
    oldestEvent.set(backlog.oldestEvent ?? 0);
    oldestPaymentEmail.set(backlog.oldestPaymentEmail ?? 0);
    aiSpent.set(backlog.spentMicros / MICROS_PER_DOLLAR);
    if (this.breaker) aiCircuitOpen.set(Number(await this.breaker.isOpen()));
    databaseUp.set(1);
  }
}
