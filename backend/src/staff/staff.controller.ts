import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  STAFF_ROLES,
  staffLogin,
  staffToken,
  type StaffLogin,
  type StaffToken,
} from '@shortlist/shared/contract/staff';
import type { FastifyRequest } from 'fastify';
import { Caller, type Asking } from '../auth/asking.js';
import { Public } from '../auth/session.guard.js';
import { Returns } from '../core/returns.js';
import { DuringMaintenance } from '../settings/settings.guard.js';
import { StaffOnly, WithoutSecondFactor, bearerToken } from './staff.guard.js';
import { StaffService } from './staff.service.js';

@ApiTags('admin')
@Controller('admin')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Public()
  @DuringMaintenance()
  @Post('login')
  @Returns(staffToken, 200, 'A token for the staff console, for twelve hours, or one without a call.')
  @ApiResponse({
    status: 401,
    description: '`invalid_credentials`; or `second_factor_required`: the password is right, send `code`, too.',
  })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  logIn(@Caller() caller: Asking, @Body({ schema: staffLogin }) body: StaffLogin): Promise<StaffToken> {
    return this.staff.logIn(body, caller);
  }

  @StaffOnly(...STAFF_ROLES)
  @WithoutSecondFactor()
  @Post('logout')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The token works no more.' })
  async logOut(@Req() request: FastifyRequest): Promise<void> {
    await this.staff.logOut(bearerToken(request) ?? '');
  }
}
