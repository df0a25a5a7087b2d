import { Body, Controller, Get, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  credentials,
  profileChange,
  registration,
  userView,
  currentSession,
  type Credentials,
  type ProfileChange,
  type Registration,
  type UserView,
  type CurrentSession,
} from '@shortlist/shared/contract/account/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Returns } from '../core/http/returns.js';
import { NeedsFeature } from '../settings/settings.guard.js';
import { Origin, type RequestOrigin } from './requests/request-origin.js';
import { AuthService } from './auth.service.js';
import { BrowserSession } from './sessions/browser-session.js';
import { TwoStepSignIn } from './second-factor/two-step-sign-in.service.js';
import { CurrentUser, CurrentUserIfAny, Public, VisitorsToo } from './sessions/session.guard.js';
import type { SessionUser } from './sessions/sessions.service.js';
import { UserViews } from '../users/user-view.js';

@ApiTags('accounts')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly browserSession: BrowserSession,
    private readonly twoStep: TwoStepSignIn,
    private readonly views: UserViews,
  ) {}

  @Public()
  @NeedsFeature('signUps')
  @Post('register')
  @ApiResponse({ status: 409, description: '`email_taken`' })
  @Returns(userView, 201, 'Creates an account and signs the user in.')
  async register(
    @Body({ schema: registration }) body: Registration,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.auth.register(body, caller);
    await this.browserSession.start(request, reply, { userId: user.id, caller });
    return this.views.of(user);
  }

  @Public()
  @Post('login')
  @ApiResponse({ status: 403, description: '`account_suspended`; `forbidden`: another site sent the request.' })
  @Returns(userView, 200, 'Signs the user in.')
  @ApiResponse({
    status: 401,
    description:
      '`invalid_credentials`; or `second_factor_required`: the password is right, POST /api/auth/login/second-factor signs in.',
  })
  async logIn(
    @Body({ schema: credentials }) body: Credentials,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.auth.logIn(body, caller);
    await this.twoStep.start(request, reply, user, { caller, event: 'signed_in' });
    return this.views.of(user);
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  async logOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.browserSession.end(request, reply);
  }

  @VisitorsToo()
  @Get('session')
  @Returns(currentSession, 200, 'The signed-in user, or null for a visitor.')
  async session(@CurrentUserIfAny() user: SessionUser | null): Promise<CurrentSession> {
    return { user: user ? await this.auth.user(user.id) : null };
  }

  @Get('user')
  @Returns(userView, 200, 'The signed-in user.')
  user(@CurrentUser() user: SessionUser): Promise<UserView> {
    return this.auth.user(user.id);
  }

  @Patch('user')
  @Returns(userView, 200, 'Changes the first name, the last name or both.')
  change(@CurrentUser() user: SessionUser, @Body({ schema: profileChange }) body: ProfileChange): Promise<UserView> {
    return this.auth.change(user.id, body);
  }
}
