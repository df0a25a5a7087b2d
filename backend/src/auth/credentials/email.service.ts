import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EmailChange } from '@shortlist/shared/contract/account/auth';
import { EntityManager, IsNull, Not, Repository } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { isUniqueViolation } from '../../core/errors/unique-violation.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { LINKS_OPENED, LINK_REQUESTS_PER_NETWORK, LINK_REQUESTS_PER_ACCOUNT } from '../../rate-limits/limits.js';
import { linkExpired } from './link-expired.js';
import { MailToken } from './mail-token.entity.js';
import { MailTokensService } from './mail-tokens.service.js';
import { PasswordCheck } from './password-check.js';
import type { SessionUser } from '../sessions/sessions.service.js';
import { User } from '../../users/user.entity.js';

/** Confirms email addresses after sign-up and after a change of address. */
@Injectable()
export class EmailService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly tokens: MailTokensService,
    private readonly check: PasswordCheck,
    private readonly limits: LimitsService,
    private readonly mails: MailQueue,
    private readonly events: SecurityEvents,
  ) {}

  async resend(userId: string, { address, site }: RequestOrigin): Promise<void> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (user.emailVerified) return;
    await this.limits.countFor(
      [
        [LINK_REQUESTS_PER_NETWORK, address],
        [LINK_REQUESTS_PER_ACCOUNT, 'verify', userId],
      ],
      () => this.mails.put({ kind: 'verify_email', email: user.email, site }),
    );
  }

  /**
   * Requires a session of the account, because the owner of an email address must not confirm an account that a
   * stranger created with that address. The link stays valid, because email programs may open it before the owner does.
   */
  async verify(token: string, user: SessionUser | null, caller: RequestOrigin): Promise<void> {
    await this.limits.count(LINKS_OPENED, caller.address);
    const owner = await this.tokens.find(token, 'verify_email');
    if (!owner) throw linkExpired();
    const { userId, email } = owner;
    if (user?.id !== userId) throw signInToConfirm();
    await this.database.transaction(async (transaction) => {
      const account = await transaction.findOne(User, {
        where: { id: userId, email },
        lock: { mode: 'pessimistic_write' },
      });
      if (!account) throw linkExpired();
      if (account.emailVerified) return;
      await transaction.update(User, { id: userId }, { emailVerified: true, emailConfirmedAt: () => 'now()' });
      await this.events.record(transaction, { kind: 'email_confirmed', userId, detail: email, caller });
    });
  }

  /** The response does not reveal whether the new email address has an account; only opening the emailed link does. */
  async requestChange(userId: string, { email, password }: EmailChange, caller: RequestOrigin): Promise<void> {
    const { address, site } = caller;
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (password !== undefined) await this.check.verify(userId, password, 'password', caller);
    if (email === user.email)
      throw ApiError.invalid([{ path: 'email', message: 'This is already your email address. Enter another one.' }]);
    const change = async (transaction: EntityManager) => {
      await transaction.update(User, { id: userId }, { pendingEmail: email });
      await this.events.record(transaction, { kind: 'email_change_requested', userId, detail: email, caller });
    };
    await this.limits.countFor(
      [
        [LINK_REQUESTS_PER_NETWORK, address],
        [LINK_REQUESTS_PER_ACCOUNT, 'change', userId],
        // Limits how many emails a new address receives, no matter how many accounts request a change to it.
        [LINK_REQUESTS_PER_ACCOUNT, 'change to', email],
      ],
      async () => {
        await this.database.transaction(change);
        await this.mails.put({ kind: 'confirm_email', account: userId, email, site });
      },
    );
    await this.mails.putIfPossible({ kind: 'email_changing', email: user.email, newEmail: email, site });
  }

  async cancelChange(userId: string, caller: RequestOrigin): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const { affected } = await transaction.update(
        User,
        { id: userId, pendingEmail: Not(IsNull()) },
        { pendingEmail: null },
      );
      if (affected) await this.events.record(transaction, { kind: 'email_change_canceled', userId, caller });
    });
    await this.tokens.revoke(userId, 'confirm_email');
  }

  /** Requires a session of the account that requested the change of address. */
  async confirmChange(token: string, user: SessionUser | null, caller: RequestOrigin): Promise<void> {
    await this.limits.count(LINKS_OPENED, caller.address);
    const owner = await this.tokens.find(token, 'confirm_email');
    if (!owner) throw linkExpired();
    if (user?.id !== owner.userId) throw signInToConfirm();
    try {
      await this.database.transaction((transaction) => this.applyChange(transaction, token, caller));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict(
        'email_taken',
        'An account with this email address already exists. Enter another email address.',
      );
    }
  }

  private async applyChange(transaction: EntityManager, token: string, caller: RequestOrigin): Promise<void> {
    const owner = await this.tokens.redeem(transaction, token, 'confirm_email');
    if (!owner) throw linkExpired();
    const { userId, email } = owner;
    const { affected } = await transaction.update(
      User,
      { id: userId, pendingEmail: email },
      { email, emailVerified: true, emailConfirmedAt: () => 'now()', pendingEmail: null },
    );
    if (!affected) throw linkExpired();
    await transaction.delete(MailToken, { userId });
    await this.events.record(transaction, { kind: 'email_changed', userId, detail: email, caller });
  }
}

const signInToConfirm = (): ApiError =>
  new ApiError(403, 'sign_in_to_confirm', 'Sign in to the account that this link is for, then open the link again.');
