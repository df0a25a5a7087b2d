import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { PasswordChange, PasswordReset } from '@shortlist/shared/contract/account/auth';
import { EntityManager, IsNull, Repository } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import { accountSuspended } from '../sessions/account-suspended.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import {
  LINKS_OPENED,
  LINK_REQUESTS_PER_NETWORK,
  LINK_REQUESTS_PER_ACCOUNT,
  RESETS_PER_ACCOUNT,
} from '../../rate-limits/limits.js';
import { deleteIdentities } from './credentials.queries.js';
import { linkExpired } from './link-expired.js';
import { MailToken } from './mail-token.entity.js';
import { MailTokensService } from './mail-tokens.service.js';
import { PasswordCheck } from './password-check.js';
import { PasswordPolicy } from './password-policy.js';
import { hashPassword } from '../passwords/passwords.js';
import { Session } from '../sessions/session.entity.js';
import { SessionsService, type SessionUser } from '../sessions/sessions.service.js';
import { SignInAttemptsService } from '../../rate-limits/sign-in-attempts.service.js';
import { User } from '../../users/user.entity.js';

type LinkPurpose = 'reset_password' | 'verify_email';

const EVENTS = { reset_password: 'password_reset', verify_email: 'address_reclaimed' } as const;

@Injectable()
export class PasswordsService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly tokens: MailTokensService,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly limits: LimitsService,
    private readonly attempts: SignInAttemptsService,
    private readonly mails: MailQueue,
    private readonly events: SecurityEvents,
    private readonly policy: PasswordPolicy,
    private readonly settings: SettingsService,
  ) {}

  /** The worker looks up the account, so that neither the response nor its timing reveals whether one exists. */
  async forgot(email: string, { address, site }: RequestOrigin): Promise<void> {
    await this.limits.countFor(
      [
        [LINK_REQUESTS_PER_NETWORK, address],
        [LINK_REQUESTS_PER_ACCOUNT, 'password', address, email],
        [RESETS_PER_ACCOUNT, email],
      ],
      () => this.mails.put({ kind: 'reset_password', email, site }),
    );
  }

  reset(body: PasswordReset, caller: RequestOrigin): Promise<User & { passwordHash: string }> {
    return this.setByLink('reset_password', body, caller);
  }

  /**
   * Gives the owner of an email address the account that a stranger registered with that address, and ends the
   * stranger's access.
   */
  reclaim(body: PasswordReset, caller: RequestOrigin): Promise<User & { passwordHash: string }> {
    return this.setByLink('verify_email', body, caller);
  }

  private async setByLink(
    purpose: LinkPurpose,
    { token, password }: PasswordReset,
    caller: RequestOrigin,
  ): Promise<User & { passwordHash: string }> {
    const { address, site } = caller;
    await this.limits.count(LINKS_OPENED, address);
    const owner = await this.tokens.find(token, purpose);
    const user = owner && (await this.users.findOneBy({ id: owner.userId, email: owner.email }));
    // Rejects a confirmation link once the email address is confirmed. After that, only a reset link can set the
    // password, because reset links expire sooner.
    if (!user || (purpose === 'verify_email' && user.emailVerified)) throw linkExpired();
    if (user.suspendedAt) throw accountSuspended(this.settings.now);
    await this.policy.assertStrong(password, user);
    const passwordHash = await hashPassword(password);
    const link = { purpose, token };
    await this.database.transaction((transaction) => this.applyLink(transaction, link, passwordHash, caller));
    // Resets the count of failed sign-ins, so that attempts by strangers do not delay the owner.
    await this.attempts.succeeded(address, user.email);
    await this.mails.putIfPossible({ kind: 'password_changed', email: user.email, site });
    return { ...user, passwordHash, emailVerified: true, pendingEmail: null };
  }

  async change(
    session: SessionUser,
    { currentPassword, password }: PasswordChange,
    caller: RequestOrigin,
  ): Promise<void> {
    const user = await this.users.findOneBy({ id: session.id });
    if (!user) throw ApiError.unauthorized();
    if (currentPassword !== undefined) await this.check.verify(session.id, currentPassword, 'currentPassword', caller);
    await this.policy.assertStrong(password, user);
    const passwordHash = await hashPassword(password);
    // The update fails if a concurrent reset has replaced the password. It also cancels a pending change of the email
    // address, which an attacker who knew the old password may have requested.
    const previousHash = user.passwordHash ?? IsNull();
    await this.database.transaction(async (transaction) => {
      const { affected } = await transaction.update(
        User,
        { id: user.id, passwordHash: previousHash },
        { passwordHash, passwordSetAt: () => 'now()', pendingEmail: null },
      );
      if (!affected) throw ApiError.unauthorized();
      await this.sessions.deleteOthers(transaction, session);
      await this.events.record(transaction, { kind: 'password_changed', userId: user.id, caller });
    });
    await this.tokens.revoke(user.id, 'reset_password');
    await this.tokens.revoke(user.id, 'confirm_email');
    await this.mails.putIfPossible({ kind: 'password_changed', email: user.email, site: caller.site });
  }

  /**
   * Opening the link proves ownership of the email address. Deletes all sessions, links and provider identities,
   * because strangers may have created them. The owner's identity is linked again at the next sign-in through the
   * provider.
   */
  private async applyLink(
    transaction: EntityManager,
    { purpose, token }: { purpose: LinkPurpose; token: string },
    passwordHash: string,
    caller: RequestOrigin,
  ): Promise<void> {
    const owner = await this.tokens.redeem(transaction, token, purpose);
    if (!owner) throw linkExpired();
    const { userId, email } = owner;
    const changed = await transaction.update(
      User,
      { id: userId, email, ...(purpose === 'verify_email' && { emailVerified: false }) },
      {
        passwordHash,
        passwordSetAt: () => 'now()',
        emailVerified: true,
        emailConfirmedAt: () => 'now()',
        pendingEmail: null,
      },
    );
    if (!changed.affected) throw linkExpired();
    const unlinked = await deleteIdentities(transaction, userId);
    await transaction.delete(MailToken, { userId });
    await transaction.delete(Session, { userId });
    await this.events.record(transaction, { kind: EVENTS[purpose], userId, caller });
    if (unlinked > 0) await this.events.record(transaction, { kind: 'provider_unlinked', userId, caller });
  }
}
