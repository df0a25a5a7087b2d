import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  emailRetryBody,
  emailRetryView,
  staffEmailList,
  staffEmailQuery,
  type EmailRetryBody,
  type EmailRetryView,
  type StaffEmailList,
  type StaffEmailQuery,
} from '@shortlist/shared/contract/console/admin-emails';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { Returns } from '../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import { EmailsService } from './emails.service.js';

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/emails')
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  @Get()
  @Returns(staffEmailList, 200, 'Failed or waiting emails, the newest 1,000 of each state.')
  @ApiResponse({ status: 503, description: '`unavailable`: the queue is down.' })
  list(@Query({ schema: staffEmailQuery }) query: StaffEmailQuery): Promise<StaffEmailList> {
    return this.emails.list(query);
  }

  @Post('retry')
  @Returns(emailRetryView, 200, 'Resends the given emails, or all failed ones.')
  @ApiResponse({ status: 503, description: '`unavailable`: the queue is down.' })
  retryMany(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Body({ schema: emailRetryBody }) body: EmailRetryBody,
  ): Promise<EmailRetryView> {
    return this.emails.retryMany(body, { staffId: staff.id, caller });
  }

  @Post(':id/retry')
  @Returns(emailRetryView, 200, 'Sends the email now.')
  @ApiResponse({ status: 409, description: '`email_not_failed`: the email is already being sent.' })
  @ApiResponse({ status: 503, description: '`unavailable`: the queue is down.' })
  retry(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Param('id') id: string,
  ): Promise<EmailRetryView> {
    return this.emails.retry(id, { staffId: staff.id, caller });
  }
}
