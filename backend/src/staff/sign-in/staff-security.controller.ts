import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  recoveryCodes,
  totpConfirmation,
  totpEnrollment,
  type RecoveryCodes,
  type TotpConfirmation,
  type TotpEnrollment,
} from '@shortlist/shared/contract/common/second-factors';
import {
  STAFF_ROLES,
  staffCode,
  staffPassword,
  staffPasswordChange,
  staffSecurity,
  type StaffCode,
  type StaffPassword,
  type StaffPasswordChange,
  type StaffSecurity,
} from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { Returns } from '../../core/http/returns.js';
import { CurrentStaff, StaffOnly, WithoutSecondFactor } from './staff.guard.js';
import { StaffSecurityService } from './staff-security.service.js';
import type { StaffSession } from './staff-session.js';

@ApiTags('admin')
@StaffOnly(...STAFF_ROLES)
@WithoutSecondFactor()
@Controller('admin')
export class StaffSecurityController {
  constructor(private readonly security: StaffSecurityService) {}

  @Get('me')
  @Returns(staffSecurity, 200, 'The signed-in staff member, and the state of two-step verification.')
  me(@CurrentStaff() staff: StaffSession): Promise<StaffSecurity> {
    return this.security.security(staff);
  }

  @Post('totp/start')
  @Returns(totpEnrollment, 200, 'Creates a secret for an authenticator app, to be confirmed with a code from it.')
  @ApiResponse({ status: 409, description: '`second_factor_already_on`' })
  @ApiResponse({ status: 422, description: '`wrong_password`' })
  start(
    @CurrentStaff() staff: StaffSession,
    @Body({ schema: staffPassword }) { password }: StaffPassword,
  ): Promise<TotpEnrollment> {
    return this.security.start(staff, password);
  }

  @Post('totp/confirm')
  @Returns(recoveryCodes, 200, 'Turns two-step verification on and invalidates all other tokens.')
  @ApiResponse({ status: 409, description: '`second_factor_already_on`, or `second_factor_off`: nothing to confirm.' })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  confirm(
    @CurrentStaff() staff: StaffSession,
    @Origin() caller: RequestOrigin,
    @Body({ schema: totpConfirmation }) { code }: TotpConfirmation,
  ): Promise<RecoveryCodes> {
    return this.security.confirm(staff, code, caller);
  }

  @Delete('totp')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Turns two-step verification off and deletes the recovery codes.' })
  @ApiResponse({ status: 409, description: '`second_factor_off`' })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  turnOff(
    @CurrentStaff() staff: StaffSession,
    @Origin() caller: RequestOrigin,
    @Body({ schema: staffCode }) body: StaffCode,
  ): Promise<void> {
    return this.security.turnOff(staff, body, caller);
  }

  @Post('recovery-codes')
  @Returns(recoveryCodes, 200, 'Returns new recovery codes. The old ones stop working.')
  @ApiResponse({ status: 409, description: '`second_factor_off`' })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  replaceRecoveryCodes(
    @CurrentStaff() staff: StaffSession,
    @Origin() caller: RequestOrigin,
    @Body({ schema: staffCode }) body: StaffCode,
  ): Promise<RecoveryCodes> {
    return this.security.replaceRecoveryCodes(staff, body, caller);
  }

  @Post('password')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The password was changed, and all other tokens were revoked.' })
  @ApiResponse({ status: 422, description: '`wrong_password` or `password_too_common`' })
  changePassword(
    @CurrentStaff() staff: StaffSession,
    @Origin() caller: RequestOrigin,
    @Body({ schema: staffPasswordChange }) body: StaffPasswordChange,
  ): Promise<void> {
    return this.security.changePassword(staff, body, caller);
  }

  @Post('logout-everywhere')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Ends all sessions of this staff member, including this one.' })
  signOutEverywhere(@CurrentStaff() staff: StaffSession, @Origin() caller: RequestOrigin): Promise<void> {
    return this.security.signOutEverywhere(staff, caller);
  }
}
