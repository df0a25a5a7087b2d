import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { AnalyticsWorkerModule } from './analytics/analytics.module.js';
import { CoreModule } from './core/core.module.js';
import { ErrorTracker } from './core/tracing/error-tracker.js';
import { Env } from './core/env/env.js';
import type { QueueName } from './core/env/worker-queues.js';
import { loggerOptions } from './core/logging.js';
import { QueueModule } from './core/queues/queue.module.js';
import { DatabaseModule } from './database/database.module.js';
import { ExportWorkerModule } from './export/export-worker.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PaymentsWorkerModule } from './payments/payments-worker.module.js';
import { ServiceRequestsWorkerModule } from './service-requests/service-requests-worker.module.js';

/** The module that processes the jobs of each queue and sets its schedules. */
const PROCESSED_BY: Readonly<Record<QueueName, Type>> = {
  render: ExportWorkerModule,
  mail: NotificationsModule,
  payments: PaymentsWorkerModule,
  requests: ServiceRequestsWorkerModule,
  maintenance: MaintenanceModule,
  analytics: AnalyticsWorkerModule,
};

/** The worker process, which runs scheduled jobs and work that is too slow for a request. */
@Module({
  imports: [
    CoreModule,
    LoggerModule.forRootAsync({ inject: [Env, ErrorTracker], useFactory: loggerOptions }),
    DatabaseModule,
    QueueModule,
    MonitoringModule.forProcess('worker'),
  ],
})
export class WorkerModule {
  /** Returns a worker module that processes only the given queues. */
  static processing(queues: readonly QueueName[]): DynamicModule {
    return { module: WorkerModule, imports: queues.map((queue) => PROCESSED_BY[queue]) };
  }
}
