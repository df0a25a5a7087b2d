import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { dashboardView, type DashboardView } from '@shortlist/shared/contract/dashboard';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('accounts')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Returns(dashboardView, 200, 'The key figures of the dashboard.')
  view(@CurrentUser() user: SessionUser): Promise<DashboardView> {
    return this.dashboard.view(user.id);
  }
}
