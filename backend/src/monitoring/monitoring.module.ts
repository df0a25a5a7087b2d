import { Module, type DynamicModule } from '@nestjs/common';
import { QueueModule } from '../core/queues/queue.module.js';
import { HealthModule } from '../health/health.module.js';
import { MetricsServer, PROCESS_NAME, type ProcessName } from './metrics-server.service.js';
import { MetricsService } from './metrics.service.js';

/** Metrics and probes of one process. */
@Module({})
export class MonitoringModule {
  static forProcess(name: ProcessName): DynamicModule {
    return {
      module: MonitoringModule,
      imports: [HealthModule, QueueModule],
      providers: [{ provide: PROCESS_NAME, useValue: name }, MetricsService, MetricsServer],
      exports: [MetricsService],
    };
  }
}
