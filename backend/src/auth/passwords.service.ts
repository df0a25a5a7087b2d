import { Injectable } from '@nestjs/common';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { PasswordChange, PasswordReset } from '@shortlist/shared/contract/auth';
import { EntityManager, Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { MailQueue } from '../mail/mail-queue.js';
import type { Asking } from './asking.js';
import { LimitsService } from './limits.service.js';
import { LINKS_OPENED, LINKS_WANTED_BY_ADDRESS, LINKS_WANTED_FOR_ACCOUNT } from './limits.js';
import { linkExpired } from './link-expired.js';
import { MailTokensService } from './mail-tokens.service.js';
import { PasswordCheck } from './password-check.js';
import { refuseWeakPassword } from './password-rules.js';
import { hashPassword } from './passwords.js';
import { SessionsService, type SessionUser } from './sessions.service.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { User } from './user.entity.js';

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
  ) {}

  /** Never looks whether there is such an account: the worker does, so neither answer nor time can tell. */
  async forgot(email: string, { address, site }: Asking): Promise<void> {
    await this.limits.count(LINKS_WANTED_BY_ADDRESS, address);
    await this.limits.count(LINKS_WANTED_FOR_ACCOUNT, 'password', email);
    await this.mails.put({ kind: 'reset_password', email, site });
  }

  async reset({ token, password }: PasswordReset, { address, site }: Asking): Promise<User> {
    await this.limits.count(LINKS_OPENED, address);
    const owner = await this.tokens.find(token, 'reset_password');
    const user = owner && (await this.users.findOneBy({ id: owner.userId, email: owner.email }));
    if (!user) throw linkExpired();
    refuseWeakPassword(password, user);
    const passwordHash = await hashPassword(password);
    await this.database.transaction((transaction) => this.takeOver(transaction, token, passwordHash));
    // What others did to the account must not keep its owner waiting.
    await this.attempts.succeeded(address, user.email);
    await this.mails.putIfPossible({ kind: 'password_changed', email: user.email, site });
    return { ...user, passwordHash, emailVerified: true, pendingEmail: null };
  }

  async change(asking: SessionUser, { currentPassword, password }: PasswordChange, site: string): Promise<void> {
    const user = await this.check.userWith(asking.id, currentPassword, 'currentPassword');
    refuseWeakPassword(password, user);
    const passwordHash = await hashPassword(password);
    // Only while it is still the one that was checked: a reset at the same moment wins. A new address that waits may
    // be the wish of somebody who knew the old password; it would lead them back in.
    const { affected } = await this.users.update(
      { id: user.id, passwordHash: user.passwordHash! },
      { passwordHash, pendingEmail: null },
    );
    if (!affected) throw ApiError.unauthorized();
    await this.sessions.endOthers(asking);
    await this.tokens.revoke(user.id, 'reset_password');
    await this.tokens.revoke(user.id, 'confirm_email');
    await this.mails.putIfPossible({ kind: 'password_changed', email: user.email, site });
  }

  /**
   * The link proves whose address it is, and from then on the account is theirs alone: nobody stays signed in, no other
   * link works, and no way in through a provider stays. Whom the provider vouches for is linked anew at the next sign-in.
   */
  private async takeOver(transaction: EntityManager, token: string, passwordHash: string): Promise<void> {
    const owner = await this.tokens.redeem(transaction, token, 'reset_password');
    if (!owner) throw linkExpired();
    const { userId, email } = owner;
    const changed = await transaction.update(
      User,
      { id: userId, email },
      { passwordHash, emailVerified: true, pendingEmail: null },
    );
    if (!changed.affected) throw linkExpired();
    await transaction.query('DELETE FROM identities WHERE user_id = $1', [userId]);
    await transaction.query('DELETE FROM mail_tokens WHERE user_id = $1', [userId]);
    await transaction.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  }
}
