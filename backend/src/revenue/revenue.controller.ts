import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  revenueQuery,
  revenueView,
  type RevenueQuery,
  type RevenueView,
} from '@shortlist/shared/contract/console/admin-revenue';
import { STAFF_ROLES } from '@shortlist/shared/contract/console/staff';
import { Returns } from '../core/http/returns.js';
import { StaffOnly } from '../staff/sign-in/staff.guard.js';
import { RevenueFigures } from './revenue-figures.service.js';

@ApiTags('admin')
@StaffOnly(...STAFF_ROLES)
@Controller('admin/revenue')
export class RevenueController {
  constructor(private readonly figures: RevenueFigures) {}

  @Get()
  @Returns(
    revenueView,
    200,
    'Sums of payments, refunds and disputes in a date range, and the numbers of new, running and lost plans.',
  )
  view(@Query({ schema: revenueQuery }) { range }: RevenueQuery): Promise<RevenueView> {
    return this.figures.view(range);
  }
}
