import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { sessionView, type SessionView } from '@shortlist/shared/contract/account/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../core/errors/api-error.js';
import { Returns } from '../../core/http/returns.js';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { BrowserSession } from './browser-session.js';
import { CurrentUser } from './session.guard.js';
import { SessionsService, type SessionUser } from './sessions.service.js';

const noSuchSession = (): ApiError => ApiError.notFound('session');

@ApiTags('accounts')
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly browserSession: BrowserSession,
  ) {}

  @Get()
  @Returns(z.array(sessionView), 200, 'The browsers that are signed in, most recently used first.')
  list(@CurrentUser() user: SessionUser): Promise<SessionView[]> {
    return this.sessions.list(user);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'That browser was signed out.' })
  async end(
    @CurrentUser() user: SessionUser,
    @Param('id', new ParseUUIDPipe({ exceptionFactory: noSuchSession })) id: string,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (id === user.sessionId) return this.browserSession.end(request, reply);
    if (!(await this.sessions.end(user.id, id, caller))) throw noSuchSession();
  }

  @Delete()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'All other browsers were signed out.' })
  endOthers(@CurrentUser() user: SessionUser, @Origin() caller: RequestOrigin): Promise<void> {
    return this.sessions.endOthers(user, caller);
  }
}
