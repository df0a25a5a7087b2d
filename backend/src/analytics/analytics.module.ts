import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AllQueuesModule } from '../queues/all-queues.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AdminFiguresController } from './admin-figures.controller.js';
import { ANALYTICS_QUEUE } from './analytics-job.js';
import { AnalyticsFigures } from './analytics-figures.service.js';
import { DashboardFigures } from './dashboard-figures.service.js';
import { EventPartitions } from './event-partitions.service.js';
import { RollUpProcessor } from './roll-up.processor.js';
import { RollUpService } from './roll-up.service.js';
import { DiskSpace } from './disk-space.js';
import { SystemAlerts } from './system-alerts.service.js';
import { UsageCollector } from './usage-collector.service.js';
import { UsageController } from './usage.controller.js';
import { UsageService } from './usage.service.js';
import { Visitors } from './visitors.service.js';

@Module({
  imports: [StaffModule, AllQueuesModule],
  controllers: [UsageController, AdminFiguresController],
  providers: [UsageService, UsageCollector, Visitors, AnalyticsFigures, DashboardFigures, DiskSpace, SystemAlerts],
})
export class AnalyticsModule {}

/** Computes the console's figures in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: ANALYTICS_QUEUE })],
  providers: [RollUpProcessor, RollUpService, EventPartitions],
  exports: [BullModule],
})
export class AnalyticsWorkerModule {}
