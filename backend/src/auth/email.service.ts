import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EmailChange } from '@shortlist/shared/contract/account/auth';
import { EntityManager, IsNull, Not, Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import type { Asking } from './asking.js';
import { LimitsService } from './limits.service.js';
import { LINKS_OPENED, LINKS_WANTED_BY_ADDRESS, LINKS_WANTED_FOR_ACCOUNT } from './limits.js';
import { linkExpired } from './link-expired.js';
import { MailTokensService } from './mail-tokens.service.js';
import { PasswordCheck } from './password-check.js';
import type { SessionUser } from './sessions.service.js';
import { User } from './user.entity.js';

/** Proves that an address is the person's: the one they signed up with, or a new one. */
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

  async resend(userId: string, { address, site }: Asking): Promise<void> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (user.emailVerified) return;
    await this.limits.count(LINKS_WANTED_BY_ADDRESS, address);
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'verify', userId);
    await this.mails.put({ kind: 'verify_email', email: user.email, site });
  }

  /**
   * Only within a session of the same account: a stranger who signed up with the address must not have it confirmed
   * by its owner. The link stays good for its days, because mail programs open it before its owner does.
   */
  async verify(token: string, user: SessionUser | null, caller: Asking): Promise<void> {
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

  /** Says nothing of whether the address has an account: whoever opens the link there finds out. */
  async requestChange(userId: string, { email, password }: EmailChange, caller: Asking): Promise<void> {
    const { address, site } = caller;
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (password !== undefined) await this.check.userWith(userId, password, 'password', caller);
    if (email === user.email)
      throw ApiError.invalid([{ path: 'email', message: 'This is already your email address.' }]);
    await this.limits.count(LINKS_WANTED_BY_ADDRESS, address);
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'change', userId);
    // Many accounts must not fill one letter box together.
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'change to', email);
    await this.database.transaction(async (transaction) => {
      await transaction.update(User, { id: userId }, { pendingEmail: email });
      await this.events.record(transaction, { kind: 'email_change_requested', userId, detail: email, caller });
    });
    await this.mails.put({ kind: 'confirm_email', account: userId, email, site });
    await this.mails.putIfPossible({ kind: 'email_changing', email: user.email, newEmail: email, site });
  }

  async cancelChange(userId: string, caller: Asking): Promise<void> {
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

  /** Only within a session of the same account, as for `verify`. */
  async confirmChange(token: string, user: SessionUser | null, caller: Asking): Promise<void> {
    await this.limits.count(LINKS_OPENED, caller.address);
    const owner = await this.tokens.find(token, 'confirm_email');
    if (!owner) throw linkExpired();
    if (user?.id !== owner.userId) throw signInToConfirm();
    try {
      await this.database.transaction((transaction) => this.moveTo(transaction, token, caller));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict('email_taken', 'An account with this email address already exists.');
    }
  }

  /** Links that were sent to the old address end with it. */
  private async moveTo(transaction: EntityManager, token: string, caller: Asking): Promise<void> {
    const owner = await this.tokens.redeem(transaction, token, 'confirm_email');
    if (!owner) throw linkExpired();
    const { userId, email } = owner;
    const { affected } = await transaction.update(
      User,
      { id: userId, pendingEmail: email },
      { email, emailVerified: true, emailConfirmedAt: () => 'now()', pendingEmail: null },
    );
    if (!affected) throw linkExpired();
    await transaction.query('DELETE FROM mail_tokens WHERE user_id = $1', [userId]);
    await this.events.record(transaction, { kind: 'email_changed', userId, detail: email, caller });
  }
}

/** The link is in order, but opened outside its account. */
const signInToConfirm = (): ApiError =>
  new ApiError(403, 'sign_in_to_confirm', 'Sign in to the account that uses this address, then confirm it.');
