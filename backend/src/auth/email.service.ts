import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EmailChange } from '@shortlist/shared/contract/auth';
import { EntityManager, Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { MailQueue } from '../mail/mail-queue.js';
import type { Asking } from './asking.js';
import { LimitsService } from './limits.service.js';
import { LINKS_OPENED, LINKS_WANTED_BY_ADDRESS, LINKS_WANTED_FOR_ACCOUNT } from './limits.js';
import { linkExpired } from './link-expired.js';
import { MailTokensService } from './mail-tokens.service.js';
import { PasswordCheck } from './password-check.js';
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
  ) {}

  async resend(userId: string, { address, site }: Asking): Promise<void> {
    const user = await this.users.findOneBy({ id: userId });
    if (!user) throw ApiError.unauthorized();
    if (user.emailVerified) return;
    await this.limits.count(LINKS_WANTED_BY_ADDRESS, address);
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'verify', userId);
    await this.mails.put({ kind: 'verify_email', email: user.email, site });
  }

  /** The link stays good for its days: mail programs open it before the person does, and it opens nothing else. */
  async verify(token: string, address: string): Promise<void> {
    await this.limits.count(LINKS_OPENED, address);
    const owner = await this.tokens.find(token, 'verify_email');
    if (!owner) throw linkExpired();
    const { affected } = await this.users.update({ id: owner.userId, email: owner.email }, { emailVerified: true });
    if (!affected) throw linkExpired();
  }

  /** Says nothing of whether the address has an account: whoever opens the link there finds out. */
  async requestChange(userId: string, { email, password }: EmailChange, { address, site }: Asking): Promise<void> {
    const user = await this.check.userWith(userId, password, 'password');
    if (email === user.email) throw ApiError.invalid([{ path: 'email', message: 'This is your address already.' }]);
    await this.limits.count(LINKS_WANTED_BY_ADDRESS, address);
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'change', userId);
    // Many accounts must not fill one letter box together.
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'change to', email);
    await this.users.update({ id: userId }, { pendingEmail: email });
    await this.mails.put({ kind: 'confirm_email', account: userId, email, site });
    await this.mails.putIfPossible({ kind: 'email_changing', email: user.email, newEmail: email, site });
  }

  async cancelChange(userId: string): Promise<void> {
    await this.users.update({ id: userId }, { pendingEmail: null });
    await this.tokens.revoke(userId, 'confirm_email');
  }

  async confirmChange(token: string, address: string): Promise<void> {
    await this.limits.count(LINKS_OPENED, address);
    try {
      await this.database.transaction((transaction) => this.moveTo(transaction, token));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict('email_taken', 'There is already an account with this e-mail address.');
    }
  }

  /** Links that were sent to the old address end with it. */
  private async moveTo(transaction: EntityManager, token: string): Promise<void> {
    const owner = await this.tokens.redeem(transaction, token, 'confirm_email');
    if (!owner) throw linkExpired();
    const { userId, email } = owner;
    const { affected } = await transaction.update(
      User,
      { id: userId, pendingEmail: email },
      { email, emailVerified: true, pendingEmail: null },
    );
    if (!affected) throw linkExpired();
    await transaction.query('DELETE FROM mail_tokens WHERE user_id = $1', [userId]);
  }
}
