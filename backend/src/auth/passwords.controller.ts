import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  passwordChange,
  passwordForgotten,
  passwordReset,
  userView,
  type PasswordChange,
  type PasswordForgotten,
  type PasswordReset,
  type UserView,
} from '@shortlist/shared/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Returns } from '../core/returns.js';
import { Caller, type Asking } from './asking.js';
import { BrowserSession } from './browser-session.js';
import { PasswordsService } from './passwords.service.js';
import { CurrentUser, Public } from './session.guard.js';
import type { SessionUser } from './sessions.service.js';
import { UserViews } from './user-view.js';

@ApiTags('accounts')
@Controller('auth/password')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly session: BrowserSession,
    private readonly views: UserViews,
  ) {}

  @Public()
  @Post('forgot')
  @HttpCode(202)
  @ApiResponse({ status: 202, description: 'If there is such an account, a mail with a link is on its way.' })
  forgot(@Body({ schema: passwordForgotten }) { email }: PasswordForgotten, @Caller() caller: Asking): Promise<void> {
    return this.passwords.forgot(email, caller);
  }

  @Public()
  @Post('reset')
  @Returns(userView, 200, 'Sets the password, signs this browser in and all others out; 422 when the link is over.')
  async reset(
    @Body({ schema: passwordReset }) body: PasswordReset,
    @Caller() caller: Asking,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.passwords.reset(body, caller);
    await this.session.start(request, reply, user.id);
    return this.views.of(user);
  }

  @Post()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Changed; all other browsers are signed out.' })
  change(
    @CurrentUser() user: SessionUser,
    @Body({ schema: passwordChange }) body: PasswordChange,
    @Caller() { site }: Asking,
  ): Promise<void> {
    return this.passwords.change(user, body, site);
  }
}
