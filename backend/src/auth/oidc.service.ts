import { Injectable, Logger } from '@nestjs/common';
import { MailQueue } from '../mail/mail-queue.js';
import type { Asking } from './asking.js';
import { IdentitiesService, type Entry } from './identities.service.js';
import { LimitsService } from './limits.service.js';
import { PROVIDER_ANSWERS, SIGN_INS_OF_ADDRESS } from './limits.js';
import { OidcProvider } from './oidc-provider.js';
import type { OidcTransaction } from './oidc-transaction.js';
import { problemOf, SignInRefused, type SignInProblem } from './sign-in-problem.js';
import { SessionsService, type SessionUser } from './sessions.service.js';
import type { User } from './user.entity.js';

const CALLBACK = '/api/auth/oidc/callback';

/** Signing in through the provider, there and back. */
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

  async begin(site: string, returnTo: string | undefined): Promise<{ url: URL; transaction: OidcTransaction }> {
    const { url, expected } = await this.provider.begin(site + CALLBACK);
    return { url, transaction: { ...expected, returnTo } };
  }

  /** Sends the owner of a session to the provider again, to prove who they are. */
  async beginConfirmation(
    site: string,
    { sessionId }: SessionUser,
    returnTo: string | undefined,
  ): Promise<{ url: URL; transaction: OidcTransaction }> {
    const { url, expected } = await this.provider.begin(site + CALLBACK, true);
    return { url, transaction: { ...expected, returnTo, confirms: sessionId } };
  }

  /** Only in the session that asked, and only for an identity that its account has already. */
  async finishConfirmation(
    query: string,
    transaction: OidcTransaction,
    user: SessionUser | null,
    caller: Asking,
  ): Promise<void> {
    await this.limits.count(SIGN_INS_OF_ADDRESS, caller.address);
    if (!this.isConfigured || !user || user.sessionId !== transaction.confirms) throw notFinished();
    await this.useOnce(transaction);
    const person = await this.provider.finish(query, transaction, true);
    if (!(await this.identities.belongs(person, user.id))) throw new SignInRefused('other_account');
    await this.sessions.confirmIdentity(user, caller);
  }

  async finish(query: string, transaction: OidcTransaction | undefined, caller: Asking): Promise<User> {
    await this.limits.count(SIGN_INS_OF_ADDRESS, caller.address);
    if (!this.isConfigured || !transaction) throw notFinished();
    await this.useOnce(transaction);
    const person = await this.provider.finish(query, transaction);
    const entry = await this.identities.enter(person, this.provider.name, caller);
    await this.writeAbout(entry, caller.site);
    return entry.user;
  }

  /** The cookie was taken out of the browser; a copy of it opens nothing either. */
  private async useOnce({ state }: OidcTransaction): Promise<void> {
    if (!(await this.limits.allows(PROVIDER_ANSWERS, state))) throw notFinished();
  }

  private async writeAbout(
    { user: { email, emailVerified }, how, passwordRemoved = false }: Entry,
    site: string,
  ): Promise<void> {
    if (how === 'made' && !emailVerified) await this.mails.putIfPossible({ kind: 'verify_email', email, site });
    if (how === 'linked' || how === 'taken over') {
      const { name: provider } = this.provider;
      await this.mails.putIfPossible({ kind: 'provider_linked', email, site, provider, passwordRemoved });
    }
  }

  /** The code for the sign-in page. People on their way through here see a page of ours, whatever went wrong. */
  explain(error: unknown): SignInProblem {
    const problem = problemOf(error);
    if (!problem) this.log.error({ err: error }, 'signing in by the provider failed');
    else if (!(error instanceof SignInRefused)) this.log.warn({ problem, ...withoutAnswer(error) }, 'sign-in refused');
    return problem ?? 'unavailable';
  }
}

const notFinished = (): SignInRefused => new SignInRefused('sign_in_not_finished');

/** The library keeps the provider's whole answer in its errors, tokens and addresses among it. */
const withoutAnswer = (error: unknown): { type: string; code: unknown } => {
  const { name, code } = error as { name?: string; code?: unknown };
  return { type: name ?? typeof error, code };
};
