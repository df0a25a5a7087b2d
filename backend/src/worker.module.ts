import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CoreModule } from './core/core.module.js';
import { ErrorTracker } from './core/tracing/error-tracker.js';
import { Env } from './core/env/env.js';
import type { QueueName } from './core/env/worker-queues.js';
import { loggerOptions } from './core/logging.js';
import { QueueModule } from './core/queues/queue.module.js';
import { DatabaseModule } from './database/database.module.js';
import { MonitoringModule } from './monitoring/monitoring.module.js';

/**
 * For each queue, loads the module that processes its jobs and sets its schedules. A worker loads only the modules of
 * its own queues.
 */
const PROCESSED_BY: Readonly<Record<QueueName, () => Promise<Type>>> = {
  render: async () => (await import('./export/export-worker.module.js')).ExportWorkerModule,
  mail: async () => (await import('./notifications/notifications.module.js')).NotificationsModule,
  payments: async () => (await import('./payments/payments-worker.module.js')).PaymentsWorkerModule,
  requests: async () =>
    (await import('./service-requests/service-requests-worker.module.js')).ServiceRequestsWorkerModule,
  maintenance: async () => (await import('./maintenance/maintenance.module.js')).MaintenanceModule,
  analytics: async () => (await import('./analytics/analytics-worker.module.js')).AnalyticsWorkerModule,
};

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
  static async processing(queues: readonly QueueName[]): Promise<DynamicModule> {
    return { module: WorkerModule, imports: await Promise.all(queues.map((queue) => PROCESSED_BY[queue]())) };
  }
}
