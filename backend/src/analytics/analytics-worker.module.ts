import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ANALYTICS_QUEUE } from './roll-up/analytics-job.js';
import { EventPartitions } from './roll-up/event-partitions.service.js';
import { RollUpProcessor } from './roll-up/roll-up.processor.js';
import { RollUpService } from './roll-up/roll-up.service.js';

@Module({
  imports: [BullModule.registerQueue({ name: ANALYTICS_QUEUE })],
  providers: [RollUpProcessor, RollUpService, EventPartitions],
})
export class AnalyticsWorkerModule {}
