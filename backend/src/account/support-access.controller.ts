import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  supportAccess,
  supportAccessChange,
  type SupportAccess,
  type SupportAccessChange,
} from '@shortlist/shared/contract/account/support-access';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { SupportAccessService } from './support-access.service.js';

@ApiTags('accounts')
@Controller('auth/support-access')
export class SupportAccessController {
  constructor(private readonly access: SupportAccessService) {}

  @Get()
  @Returns(supportAccess)
  read(@CurrentUser() user: SessionUser): Promise<SupportAccess> {
    return this.access.read(user.id);
  }

  @Put()
  @Returns(supportAccess, 200, 'Allows support to read the resumes of this account for the given number of days.')
  allow(
    @CurrentUser() user: SessionUser,
    @Origin() caller: RequestOrigin,
    @Body({ schema: supportAccessChange }) { days }: SupportAccessChange,
  ): Promise<SupportAccess> {
    return this.access.allow(user.id, days, caller);
  }

  @Delete()
  @Returns(supportAccess, 200, 'Ends support access to the resumes of this account.')
  end(@CurrentUser() user: SessionUser, @Origin() caller: RequestOrigin): Promise<SupportAccess> {
    return this.access.end(user.id, caller);
  }
}
