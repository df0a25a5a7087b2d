import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origin, type RequestOrigin } from '../requests/request-origin.js';
import { BrowserSession } from '../sessions/browser-session.js';
import { OidcTransactionCookie } from './oidc-transaction.js';
import { OidcService } from './oidc.service.js';
import { refuseCrossSite } from '../requests/refuse-cross-site.js';
import { CurrentUserIfAny, Public, VisitorsToo } from '../sessions/session.guard.js';
import type { SessionUser } from '../sessions/sessions.service.js';
import { identityConfirmedPage, signInPage } from './sign-in-page.js';

/** Sign-in and sign-out routes that work as plain links, without JavaScript. */
@ApiTags('accounts')
@Public()
@Controller()
export class SignInLinksController {
  constructor(
    private readonly session: BrowserSession,
    private readonly oidc: OidcService,
    private readonly transactions: OidcTransactionCookie,
  ) {}

  @Get('login')
  @ApiResponse({
    status: 302,
    description:
      'Redirects to the sign-in provider, or to the sign-in page if no provider is set up. After signing in, the user is redirected to `returnTo`.',
  })
  async logIn(
    @Query('returnTo') wanted: unknown,
    @Origin() { site }: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const returnTo = localPath(wanted);
    if (!this.oidc.isConfigured) return reply.redirect(signInPage({ returnTo }), 302);
    try {
      const { url, transaction } = await this.oidc.start(site, returnTo);
      await this.transactions.set(request, reply, transaction);
      await reply.redirect(url.href, 302);
    } catch (error) {
      await reply.redirect(signInPage({ problem: this.oidc.handleError(error), returnTo }), 302);
    }
  }

  @VisitorsToo()
  @Get('auth/confirm-identity')
  @ApiResponse({
    status: 302,
    description: 'Redirects to the provider to confirm the user’s identity, and then to `/identity-confirmed`.',
  })
  async confirmIdentity(
    @Query('returnTo') wanted: unknown,
    @CurrentUserIfAny() user: SessionUser | null,
    @Origin() { site }: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const returnTo = localPath(wanted);
    if (!user) return reply.redirect(signInPage({ returnTo }), 302);
    if (!this.oidc.isConfigured) {
      return reply.redirect(identityConfirmedPage({ problem: 'sign_in_not_finished', returnTo }), 302);
    }
    try {
      const { url, transaction } = await this.oidc.startConfirmation(site, user, returnTo);
      await this.transactions.set(request, reply, transaction);
      await reply.redirect(url.href, 302);
    } catch (error) {
      await reply.redirect(identityConfirmedPage({ problem: this.oidc.handleError(error), returnTo }), 302);
    }
  }

  @VisitorsToo()
  @Get('auth/oidc/callback')
  @ApiResponse({
    status: 302,
    description:
      'Callback of the sign-in provider: signs the user in, or redirects to the sign-in page with the parameter `problem`.',
  })
  async callback(
    @CurrentUserIfAny() signedIn: SessionUser | null,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const transaction = await this.transactions.take(request, reply);
    const returnTo = transaction?.returnTo;
    const resultPage = transaction?.confirms === undefined ? signInPage : identityConfirmedPage;
    try {
      if (transaction?.confirms !== undefined) {
        await this.oidc.finishConfirmation(queryOf(request), transaction, signedIn, caller);
        return await reply.redirect(identityConfirmedPage({ returnTo }), 302);
      }
      const user = await this.oidc.finish(queryOf(request), transaction, caller);
      await this.session.start(request, reply, { userId: user.id, caller, event: 'signed_in_with_provider' });
      await reply.redirect(returnTo ?? '/', 302);
    } catch (error) {
      await reply.redirect(resultPage({ problem: this.oidc.handleError(error), returnTo }), 302);
    }
  }

  @Get('logout')
  @ApiResponse({ status: 403, description: '`forbidden`: the request comes from another site.' })
  @ApiResponse({
    status: 302,
    description: 'Signs out and redirects to the home page. Returns 403 if another site sent the request.',
  })
  async logOut(
    @Origin() { site }: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    refuseCrossSite(request, site);
    await this.session.end(request, reply);
    await reply.redirect('/', 302);
  }
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Returns the path if it stays on this site, else undefined: sign-in links must not redirect to other sites. */
function localPath(returnTo: unknown): string | undefined {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/')) return undefined;
  const site = 'http://site.invalid';
  // Browsers read `//elsewhere`, `/\elsewhere` and `/<tab>/elsewhere` as URLs of other sites.
  if (!URL.canParse(returnTo, site)) return undefined;
  const url = new URL(returnTo, site);
  // `/.//elsewhere` is on this site, but its normalized path, `//elsewhere`, is not.
  if (url.origin !== site || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
