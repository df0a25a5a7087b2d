import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  adminAnalyticsView,
  adminDashboardView,
  analyticsQuery,
  type AdminAnalyticsView,
  type AdminDashboardView,
  type AnalyticsQuery,
} from '@shortlist/shared/contract/console/admin-figures';
import { STAFF_ROLES } from '@shortlist/shared/contract/console/staff';
import { Returns } from '../core/http/returns.js';
import { StaffOnly } from '../staff/sign-in/staff.guard.js';
import { AnalyticsFigures } from '../analytics/figures/analytics-figures.service.js';
import { DashboardFigures } from './dashboard-figures.service.js';

@ApiTags('admin')
@StaffOnly(...STAFF_ROLES)
@Controller('admin')
export class AdminFiguresController {
  constructor(
    private readonly dashboardFigures: DashboardFigures,
    private readonly analyticsFigures: AnalyticsFigures,
  ) {}

  @Get('dashboard')
  @Returns(adminDashboardView, 200, 'Totals, figures for the last 30 days, recent activity and alerts.')
  dashboard(): Promise<AdminDashboardView> {
    return this.dashboardFigures.view();
  }

  @Get('analytics')
  @Returns(adminAnalyticsView, 200, 'Figures of a date range, compared with the preceding period.')
  analytics(@Query({ schema: analyticsQuery }) { range }: AnalyticsQuery): Promise<AdminAnalyticsView> {
    return this.analyticsFigures.view(range);
  }
}
