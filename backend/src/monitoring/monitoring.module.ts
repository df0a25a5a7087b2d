import { Module, type DynamicModule } from '@nestjs/common';
import { QueueModule } from '../core/queues/queue.module.js';
import { FilesModule } from '../files/files.module.js';
import { HealthModule } from '../health/health.module.js';
import type { ProcessName } from '../health/process-name.js';
import { MetricsServer } from './metrics-server.service.js';
import { MetricsService } from './metrics.service.js';

@Module({})
export class MonitoringModule {
  static forProcess(name: ProcessName): DynamicModule {
    return {
      module: MonitoringModule,
      imports: [HealthModule.forProcess(name), FilesModule, QueueModule],
      providers: [MetricsService, MetricsServer],
      exports: [MetricsService],
    };
  }
}
