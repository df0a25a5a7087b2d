import { Injectable, Logger } from '@nestjs/common';
import { MailQueue } from '../../mail/mail-queue.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { IdentitiesService, type ProviderSignIn } from './identities.service.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { PROVIDER_CALLBACKS, SIGN_INS_PER_NETWORK } from '../../rate-limits/limits.js';
import { OidcProvider } from './oidc-provider.js';
import type { OidcTransaction } from './oidc-transaction.js';
import { problemOf, SignInRefused, type SignInProblem } from './sign-in-problem.js';
import { SessionsService, type SessionUser } from '../sessions/sessions.service.js';
import type { User } from '../../users/user.entity.js';

const CALLBACK = '/api/auth/oidc/callback';

@Injectable()
export class OidcService {
  private readonly log = new Logger(OidcService.name);

  constructor(
    private readonly provider: OidcProvider,
    private readonly identities: IdentitiesService,
    private readonly sessions: SessionsService,
    private readonly limits: LimitsService,
    private readonly mails: MailQueue,
  ) {}

  get isConfigured(): boolean {
    return this.provider.isConfigured;
  }

  async start(site: string, returnTo: string | undefined): Promise<{ url: URL; transaction: OidcTransaction }> {
    const { url, expected } = await this.provider.start(site + CALLBACK);
    return { url, transaction: { ...expected, returnTo } };
  }

  async startConfirmation(
    site: string,
    { sessionId }: SessionUser,
    returnTo: string | undefined,
  ): Promise<{ url: URL; transaction: OidcTransaction }> {
    const { url, expected } = await this.provider.start(site + CALLBACK, true);
    return { url, transaction: { ...expected, returnTo, confirms: sessionId } };
  }

  /**
   * Confirms the identity after the provider's callback. Requires the session that started the confirmation, and an
   * identity that is already linked to the session's account.
   */
  async finishConfirmation(
    query: string,
    transaction: OidcTransaction,
    user: SessionUser | null,
    caller: RequestOrigin,
  ): Promise<void> {
    await this.limits.count(SIGN_INS_PER_NETWORK, caller.address);
    if (!this.isConfigured || !user || user.sessionId !== transaction.confirms) throw notFinished();
    await this.useOnce(transaction);
    const profile = await this.provider.finish(query, transaction, true);
    if (!(await this.identities.isLinked(profile, user.id))) throw new SignInRefused('other_account');
    await this.sessions.confirmIdentity(user, caller);
  }

  async finish(query: string, transaction: OidcTransaction | undefined, caller: RequestOrigin): Promise<User> {
    await this.limits.count(SIGN_INS_PER_NETWORK, caller.address);
    if (!this.isConfigured || !transaction) throw notFinished();
    await this.useOnce(transaction);
    const profile = await this.provider.finish(query, transaction);
    const signIn = await this.identities.signIn(profile, this.provider.name, caller);
    await this.sendEmail(signIn, caller.site);
    return signIn.user;
  }

  /** Rejects a second callback with a copy of the cookie; `take` has cleared the original. */
  private async useOnce({ state }: OidcTransaction): Promise<void> {
    if (!(await this.limits.allows(PROVIDER_CALLBACKS, state))) throw notFinished();
  }

  private async sendEmail(
    { user: { email, emailVerified }, outcome, passwordRemoved = false }: ProviderSignIn,
    site: string,
  ): Promise<void> {
    if (outcome === 'created' && !emailVerified) await this.mails.putIfPossible({ kind: 'verify_email', email, site });
    if (outcome === 'linked' || outcome === 'reclaimed') {
      const { name: provider } = this.provider;
      await this.mails.putIfPossible({ kind: 'provider_linked', email, site, provider, passwordRemoved });
    }
  }

  handleError(error: unknown): SignInProblem {
    const problem = problemOf(error);
    if (!problem) this.log.error({ err: error }, 'signing in by the provider failed');
    else if (!(error instanceof SignInRefused))
      this.log.warn({ problem, ...withoutResponse(error) }, 'sign-in refused');
    return problem ?? 'unavailable';
  }
}

const notFinished = (): SignInRefused => new SignInRefused('sign_in_not_finished');

/** The provider's response contains tokens and email addresses, which must not be logged. */
const withoutResponse = (error: unknown): { type: string; code: unknown } => {
  const { name, code } = error as { name?: string; code?: unknown };
  return { type: name ?? typeof error, code };
};
