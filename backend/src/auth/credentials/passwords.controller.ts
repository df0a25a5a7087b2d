import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  addressReclaim,
  passwordChange,
  passwordForgotten,
  passwordReset,
  userView,
  type PasswordChange,
  type PasswordForgotten,
  type PasswordReset,
  type UserView,
} from '@shortlist/shared/contract/account/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Returns } from '../../core/http/returns.js';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { PasswordsService } from './passwords.service.js';
import { TwoStepSignIn } from '../second-factor/two-step-sign-in.service.js';
import { CurrentUser, Public, RecentSignIn } from '../sessions/session.guard.js';
import type { SessionUser } from '../sessions/sessions.service.js';
import { UserViews } from '../../users/user-view.js';

@ApiTags('accounts')
@Controller('auth')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly twoStep: TwoStepSignIn,
    private readonly views: UserViews,
  ) {}

  @Public()
  @Post('password/forgot')
  @HttpCode(202)
  @ApiResponse({ status: 202, description: 'If the account exists, an email with a reset link is sent.' })
  forgot(
    @Body({ schema: passwordForgotten }) { email }: PasswordForgotten,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.passwords.forgot(email, caller);
  }

  @Public()
  @Post('password/reset')
  @ApiResponse({ status: 403, description: '`account_suspended`; `forbidden`: another site sent the request.' })
  @Returns(
    userView,
    200,
    'Sets the password, signs in this browser and signs out all others. Returns 422 if the link has expired.',
  )
  @ApiResponse({
    status: 401,
    description: '`second_factor_required`: the password is set, POST /api/auth/login/second-factor signs in.',
  })
  async reset(
    @Body({ schema: passwordReset }) body: PasswordReset,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.passwords.reset(body, caller);
    await this.twoStep.start(request, reply, user, { caller });
    return this.views.of(user);
  }

  @Public()
  @Post('verify-email/reclaim')
  @ApiResponse({ status: 403, description: '`account_suspended`; `forbidden`: another site sent the request.' })
  @Returns(
    userView,
    200,
    'Gives an account to the owner of its email address, sets a new password and signs out everyone else.',
  )
  @ApiResponse({ status: 422, description: '`link_expired`; also once the address is confirmed.' })
  async reclaim(
    @Body({ schema: addressReclaim }) body: PasswordReset,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.passwords.reclaim(body, caller);
    await this.twoStep.start(request, reply, user, { caller });
    return this.views.of(user);
  }

  @Post('password')
  @RecentSignIn()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'The password was changed, and all other browsers were signed out.' })
  change(
    @CurrentUser() user: SessionUser,
    @Body({ schema: passwordChange }) body: PasswordChange,
    @Origin() caller: RequestOrigin,
  ): Promise<void> {
    return this.passwords.change(user, body, caller);
  }
}
