import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  recoveryCodes,
  secondFactor,
  signInSecurity,
  totpConfirmation,
  totpEnrollment,
  type RecoveryCodes,
  type SecondFactor,
  type SignInSecurity,
  type TotpConfirmation,
  type TotpEnrollment,
} from '@shortlist/shared/contract/common/second-factors';
import { Returns } from '../../core/http/returns.js';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { CurrentUser, RecentSignIn } from '../sessions/session.guard.js';
import type { SessionUser } from '../sessions/sessions.service.js';
import { SecondFactorService } from './second-factor.service.js';

@ApiTags('accounts')
@Controller('auth')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactorService) {}

  @Get('security')
  @Returns(signInSecurity, 200, 'Two-step verification, recovery codes and passkeys of the account.')
  security(@CurrentUser() { id }: SessionUser): Promise<SignInSecurity> {
    return this.factors.security(id);
  }

  @Post('totp/start')
  @RecentSignIn()
  @Returns(totpEnrollment, 200, 'A secret for an authenticator app; a code from the app has to confirm it.')
  @ApiResponse({ status: 409, description: '`second_factor_already_on`, or `password_required`' })
  start(@CurrentUser() { id }: SessionUser): Promise<TotpEnrollment> {
    return this.factors.start(id);
  }

  @Post('totp/confirm')
  @Returns(recoveryCodes, 200, 'Turns two-step verification on. The recovery codes are never shown again.')
  @ApiResponse({ status: 409, description: '`second_factor_already_on`, or `second_factor_off`: nothing to confirm.' })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  confirm(
    @CurrentUser() { id }: SessionUser,
    @Body({ schema: totpConfirmation }) { code }: TotpConfirmation,
    @Origin() caller: RequestOrigin,
  ): Promise<RecoveryCodes> {
    return this.factors.confirm(id, code, caller);
  }

  @Delete('totp')
  @RecentSignIn()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Turns two-step verification off and deletes the recovery codes.' })
  @ApiResponse({ status: 409, description: '`second_factor_off`' })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  turnOff(
    @CurrentUser() { id }: SessionUser,
    @Body({ schema: secondFactor }) body: SecondFactor,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.factors.turnOff(id, body, caller);
  }

  @Post('recovery-codes')
  @RecentSignIn()
  @Returns(recoveryCodes, 200, 'Returns new recovery codes. The old ones stop working.')
  @ApiResponse({ status: 409, description: '`second_factor_off`' })
  replaceRecoveryCodes(@CurrentUser() { id }: SessionUser, @Origin() caller: RequestOrigin): Promise<RecoveryCodes> {
    return this.factors.replaceRecoveryCodes(id, caller);
  }
}
