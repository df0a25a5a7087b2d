import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { userView, type UserView } from '@shortlist/shared/contract/account/auth';
import {
  passkeyAssertion,
  passkeyOptions,
  secondFactor,
  type PasskeyAssertion,
  type PasskeyOptions,
  type SecondFactor,
} from '@shortlist/shared/contract/common/second-factors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Returns } from '../../core/http/returns.js';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.service.js';
import { Public } from '../sessions/session.guard.js';
import { UserViews } from '../../users/user-view.js';
import { TwoStepSignIn } from './two-step-sign-in.service.js';

@ApiTags('accounts')
@Public()
@Controller('auth/login')
export class TwoStepSignInController {
  constructor(
    private readonly twoStep: TwoStepSignIn,
    private readonly passkeys: PasskeySignIn,
    private readonly views: UserViews,
  ) {}

  @Post('second-factor')
  @ApiResponse({ status: 403, description: '`account_suspended`; `forbidden`: another site sent the request.' })
  @Returns(userView, 200, 'Completes a sign-in for which POST /api/auth/login returned `second_factor_required`.')
  @ApiResponse({ status: 401, description: '`sign_in_not_finished`: the password must be entered again.' })
  @ApiResponse({ status: 422, description: '`wrong_code`' })
  async finish(
    @Body({ schema: secondFactor }) body: SecondFactor,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    return this.views.of(await this.twoStep.finish(request, reply, body, caller));
  }

  @Post('second-factor/passkey-options')
  @Returns(passkeyOptions, 200, 'Options that the browser needs to use a passkey as the second step.')
  @ApiResponse({ status: 401, description: '`sign_in_not_finished`: the password must be entered again.' })
  secondStepOptions(@Origin() caller: RequestOrigin, @Req() request: FastifyRequest): Promise<PasskeyOptions> {
    return this.twoStep.passkeyOptions(request, caller);
  }

  @Post('passkey-options')
  @Returns(passkeyOptions, 200, 'Options that the browser needs to sign in with a passkey.')
  options(@Origin() caller: RequestOrigin): Promise<PasskeyOptions> {
    return this.passkeys.options(caller);
  }

  @Post('passkey')
  @ApiResponse({ status: 403, description: '`account_suspended`; `forbidden`: another site sent the request.' })
  @Returns(userView, 200, 'Signs the user in with a passkey, which counts as both factors.')
  @ApiResponse({ status: 401, description: '`passkey_refused`' })
  async signIn(
    @Body({ schema: passkeyAssertion }) body: PasskeyAssertion,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    return this.views.of(await this.passkeys.signIn(request, reply, body, caller));
  }
}
