import { Body, Controller, Get, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  credentials,
  registration,
  userView,
  type Credentials,
  type Registration,
  type UserView,
} from '@shortlist/shared/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Returns } from '../core/returns.js';
import { AuthService } from './auth.service.js';
import { readSessionCookie, SessionCookie } from './session-cookie.js';
import { CurrentUser, Public } from './session.guard.js';
import { SessionsService, type SessionUser } from './sessions.service.js';

@ApiTags('accounts')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Public()
  @Post('register')
  @Returns(userView, 201, 'Creates an account and signs it in.')
  async register(
    @Body({ schema: registration }) body: Registration,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.auth.register(body, address);
    this.cookie.set(request, reply, await this.sessions.open(user.id));
    return user;
  }

  @Public()
  @Post('login')
  @Returns(userView, 200, 'Signs in.')
  async logIn(
    @Body({ schema: credentials }) body: Credentials,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserView> {
    const user = await this.auth.logIn(body, address);
    this.cookie.set(request, reply, await this.sessions.open(user.id));
    return user;
  }

  @Public()
  @Post('logout')
  @HttpCode(204)
  async logOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.close(readSessionCookie(request));
    this.cookie.clear(request, reply);
  }

  @Get('user')
  @Returns(userView, 200, 'Who is signed in.')
  user(@CurrentUser() user: SessionUser): Promise<UserView> {
    return this.auth.user(user.id);
  }
}
