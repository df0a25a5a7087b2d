import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  accountDeletion,
  userView,
  type AccountDeletion,
  type UserView,
} from '@shortlist/shared/contract/account/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { AuthService } from '../auth/auth.service.js';
import { SessionCookie } from '../auth/sessions/session-cookie.js';
import { CurrentUser, RecentSignIn } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { MyDataService } from './my-data.service.js';

@ApiTags('accounts')
@Controller('auth/user')
export class AccountController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly data: MyDataService,
    private readonly auth: AuthService,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('export')
  @RecentSignIn()
  @ApiProduces('application/json')
  @ApiResponse({ status: 200, description: 'Everything stored about the user, as one JSON document.' })
  @ApiResponse({ status: 429, description: 'Limit of 12 data exports per hour exceeded.' })
  async export(
    @CurrentUser() user: SessionUser,
    @Origin() caller: RequestOrigin,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const document = await this.data.document(user.id, caller);
    await reply
      .header('content-disposition', 'attachment; filename="shortlist-my-data.json"')
      .type('application/json; charset=utf-8')
      .send(document);
  }

  @Delete()
  @RecentSignIn()
  @HttpCode(204)
  @ApiResponse({ status: 204, description: 'Ends all sessions and deletes the account at the requested time.' })
  @ApiResponse({
    status: 422,
    description: '`confirmation_mismatch`: immediate deletion requires the email address of the account.',
  })
  async delete(
    @CurrentUser() user: SessionUser,
    @Origin() caller: RequestOrigin,
    @Body({ schema: accountDeletion }) { when, confirmation = '' }: AccountDeletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (when === 'now') await this.deletion.deleteNow(user.id, confirmation);
    else await this.deletion.schedule(user.id, caller);
    this.cookie.clear(request, reply);
  }

  @Post('keep')
  @Returns(userView, 200, 'Cancels the deletion of the account. Also succeeds if no deletion was scheduled.')
  async keep(@CurrentUser() user: SessionUser, @Origin() caller: RequestOrigin): Promise<UserView> {
    await this.deletion.cancel(user.id, caller);
    return this.auth.user(user.id);
  }
}
