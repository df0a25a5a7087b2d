import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrowserSession } from './browser-session.js';
import { localPath } from './local-path.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { Public } from './session.guard.js';

/** Plain links of the pages: they work without a script. */
@ApiTags('accounts')
@Public()
@Controller()
export class SignInLinksController {
  constructor(private readonly session: BrowserSession) {}

  @Get('login')
  @ApiResponse({ status: 302, description: 'To the sign-in page, which leads back to `returnTo`.' })
  async logIn(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply): Promise<void> {
    const path = localPath(returnTo);
    await reply.redirect(path ? `/login?returnTo=${encodeURIComponent(path)}` : '/login', 302);
  }

  @Get('logout')
  @ApiResponse({ status: 302, description: 'Signed out, to the first page; 403 when another site leads here.' })
  async logOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    refuseCrossSite(request);
    await this.session.end(request, reply);
    await reply.redirect('/', 302);
  }
}
