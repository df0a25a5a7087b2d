import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { AllQueuesModule } from '../queues/all-queues.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AdminFiguresController } from '../figures-console/admin-figures.controller.js';
import { ANALYTICS_QUEUE } from './roll-up/analytics-job.js';
import { AnalyticsFigures } from './figures/analytics-figures.service.js';
import { DashboardFigures } from '../figures-console/dashboard-figures.service.js';
import { EventPartitions } from './roll-up/event-partitions.service.js';
import { RollUpProcessor } from './roll-up/roll-up.processor.js';
import { RollUpService } from './roll-up/roll-up.service.js';
import { DiskSpace } from '../figures-console/disk-space.js';
import { SystemAlerts } from '../figures-console/system-alerts.service.js';
import { UsageCollector } from './collecting/usage-collector.service.js';
import { UsageController } from './collecting/usage.controller.js';
import { UsageService } from './collecting/usage.service.js';
import { Visitors } from './collecting/visitors.service.js';

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
