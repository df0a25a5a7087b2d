import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  securityEventList,
  securityEventQuery,
  type SecurityEventList,
  type SecurityEventQuery,
} from '@shortlist/shared/contract/common/security-events';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { SecurityEvents } from '../security-events/security-events.service.js';

@ApiTags('accounts')
@Controller('auth/security-events')
export class SecurityEventsController {
  constructor(private readonly events: SecurityEvents) {}

  @Get()
  @Returns(securityEventList, 200, 'Sign-ins and account changes of the last year, newest first.')
  list(
    @CurrentUser() user: SessionUser,
    @Origin() caller: RequestOrigin,
    @Query({ schema: securityEventQuery }) { before }: SecurityEventQuery,
  ): Promise<SecurityEventList> {
    return this.events.list(user.id, before, caller);
  }
}
