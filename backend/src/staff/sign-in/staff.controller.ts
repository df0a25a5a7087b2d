import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  STAFF_ROLES,
  staffLogin,
  staffRenewal,
  staffToken,
  type StaffLogin,
  type StaffRenewal,
  type StaffToken,
} from '@shortlist/shared/contract/console/staff';
import type { FastifyRequest } from 'fastify';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { Public } from '../../auth/sessions/session.guard.js';
import { Returns } from '../../core/http/returns.js';
import { bearerToken } from './bearer-token.js';
import { DuringMaintenance } from '../../settings/settings.guard.js';
import { CurrentStaff, StaffOnly, WithoutSecondFactor } from './staff.guard.js';
import type { StaffSession } from './staff-session.js';
import { StaffTokens } from './staff-tokens.service.js';
import { StaffService } from './staff.service.js';

@ApiTags('admin')
@Controller('admin')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly tokens: StaffTokens,
  ) {}

  @Public()
  @DuringMaintenance()
  @Post('login')
  @Returns(
    staffToken,
    200,
    'A token for the staff console, valid for half an hour, and for up to twelve hours with renewals.',
  )
  @ApiResponse({
    status: 401,
    description: '`invalid_credentials`, or `second_factor_required`: the password is correct, but `code` is missing.',
  })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  logIn(@Origin() caller: RequestOrigin, @Body({ schema: staffLogin }) body: StaffLogin): Promise<StaffToken> {
    return this.staff.logIn(body, caller);
  }

  @StaffOnly(...STAFF_ROLES)
  @WithoutSecondFactor()
  @Post('session/renewal')
  @Returns(
    staffRenewal,
    200,
    'A new token. Tokens can be renewed until twelve hours after the sign-in; the previous token works for another minute.',
  )
  renew(@Req() request: FastifyRequest): Promise<StaffRenewal> {
    return this.tokens.renew(bearerToken(request) ?? '');
  }

  @StaffOnly(...STAFF_ROLES)
  @WithoutSecondFactor()
  @Post('logout')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The session was ended, and its tokens no longer work.' })
  async logOut(@CurrentStaff() staff: StaffSession): Promise<void> {
    await this.tokens.end(staff);
  }
}
