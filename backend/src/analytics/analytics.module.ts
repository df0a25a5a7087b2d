import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ANALYTICS_QUEUE } from './roll-up/analytics-job.js';
import { AnalyticsFigures } from './figures/analytics-figures.service.js';
import { EventPartitions } from './roll-up/event-partitions.service.js';
import { RollUpProcessor } from './roll-up/roll-up.processor.js';
import { RollUpService } from './roll-up/roll-up.service.js';
import { UsageCollector } from './collecting/usage-collector.service.js';
import { UsageController } from './collecting/usage.controller.js';
import { UsageService } from './collecting/usage.service.js';
import { Visitors } from './collecting/visitors.service.js';

@Module({
  controllers: [UsageController],
  providers: [UsageService, UsageCollector, Visitors, AnalyticsFigures],
  exports: [AnalyticsFigures],
})
export class AnalyticsModule {}

/** Computes the console's figures in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: ANALYTICS_QUEUE })],
  providers: [RollUpProcessor, RollUpService, EventPartitions],
})
export class AnalyticsWorkerModule {}
