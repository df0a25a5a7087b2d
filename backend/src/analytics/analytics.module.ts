import { Module } from '@nestjs/common';
import { AnalyticsFigures } from './figures/analytics-figures.service.js';
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
