import { Module } from '@nestjs/common';
import { AnalyticsModule } from '../analytics/analytics.module.js';
import { AllQueuesModule } from '../queues/all-queues.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { AdminFiguresController } from './admin-figures.controller.js';
import { DashboardFigures } from './dashboard-figures.service.js';
import { DiskSpace } from './disk-space.js';
import { SystemAlerts } from './system-alerts.service.js';

@Module({
  imports: [AllQueuesModule, AnalyticsModule, StaffModule],
  controllers: [AdminFiguresController],
  providers: [DashboardFigures, DiskSpace, SystemAlerts],
})
export class FiguresConsoleModule {}
