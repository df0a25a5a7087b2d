import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { identityConfirmation, type IdentityConfirmation } from '@shortlist/shared/contract/account/auth';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { PasswordCheck } from './password-check.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { CurrentUser } from '../sessions/session.guard.js';
import { SessionsService, type SessionUser } from '../sessions/sessions.service.js';

@ApiTags('accounts')
@Controller('auth/confirm-identity')
export class ConfirmIdentityController {
  constructor(
    private readonly check: PasswordCheck,
    private readonly factors: SecondFactorService,
    private readonly sessions: SessionsService,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiResponse({
    status: 204,
    description: 'The identity is confirmed: routes that require a recent sign-in accept this session for ten minutes.',
  })
  @ApiResponse({ status: 422, description: '`wrong_password`, `second_factor_required` or `wrong_code`' })
  @ApiResponse({ status: 429, description: 'Too many wrong passwords or codes.' })
  async confirm(
    @CurrentUser() user: SessionUser,
    @Origin() caller: RequestOrigin,
    @Body({ schema: identityConfirmation }) { password, ...codes }: IdentityConfirmation,
  ): Promise<void> {
    const owner = await this.check.verify(user.id, password, 'password', caller);
    await this.factors.verifyIfEnabled(owner, codes, caller);
    await this.sessions.confirmIdentity(user, caller);
  }
}
