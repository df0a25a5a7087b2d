import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Credentials, ProfileChange, Registration, UserView } from '@shortlist/shared/contract/account/auth';
import { Repository } from 'typeorm';
import { recordUsage } from '../usage/record-usage.js';
import { ApiError } from '../core/errors/api-error.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import type { RequestOrigin } from './requests/request-origin.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import {
  REGISTRATIONS,
  REGISTRATIONS_PER_DAY,
  EMAIL_TAKEN_RESPONSES,
  EMAIL_TAKEN_EMAILS,
} from '../rate-limits/limits.js';
import { PasswordPolicy } from './credentials/password-policy.js';
import { hashPassword, passwordMatches } from './passwords/passwords.js';
import { SignInAttemptsService } from '../rate-limits/sign-in-attempts.service.js';
import { UserViews } from '../users/user-view.js';
import { User } from '../users/user.entity.js';

@Injectable()
export class AuthService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly attempts: SignInAttemptsService,
    private readonly limits: LimitsService,
    private readonly mails: MailQueue,
    private readonly views: UserViews,
    private readonly events: SecurityEvents,
    private readonly policy: PasswordPolicy,
  ) {}

  async register({ password, ...profile }: Registration, caller: RequestOrigin): Promise<User> {
    const { address, site } = caller;
    await this.policy.assertStrong(password, profile);
    await this.limits.count(REGISTRATIONS, address);
    await this.limits.count(REGISTRATIONS_PER_DAY, address);
    // Once the limit is reached, rejects every sign-up: otherwise, a successful one would reveal that its email address
    // had no account.
    await this.limits.assertNotExhausted(EMAIL_TAKEN_RESPONSES, address);
    const passwordHash = await hashPassword(password);
    const userId = await this.insert({ ...profile, passwordHash, passwordSetAt: new Date() }, caller);
    if (!userId) {
      await this.limits.count(EMAIL_TAKEN_RESPONSES, address);
      await this.notifyOwner(profile.email, site);
      throw ApiError.conflict(
        'email_taken',
        'An account with this email address already exists. Sign in, or enter another email address.',
      );
    }
    await this.attempts.succeeded(address, profile.email);
    await this.mails.putIfPossible({ kind: 'verify_email', email: profile.email, site });
    return this.find(userId);
  }

  async logIn({ email, password }: Credentials, caller: RequestOrigin): Promise<User & { passwordHash: string }> {
    await this.attempts.count(caller.address, email, async () => {
      const account = await this.users.findOneBy({ email });
      await this.events.note({ kind: 'sign_in_blocked', userId: account?.id, caller });
    });
    const user = await this.users.findOneBy({ email });
    const matches = await passwordMatches(user?.passwordHash, password);
    if (!user || !matches || !hasPassword(user)) {
      // Records the failed sign-in even if no account has the email address, so that the response time does not reveal
      // whether one exists.
      await this.events.note({ kind: 'sign_in_failed', userId: user?.id, caller });
      throw invalidCredentials();
    }
    await this.attempts.succeeded(caller.address, email);
    return user;
  }

  async user(id: string): Promise<UserView> {
    return this.views.of(await this.find(id));
  }

  /** Leaves omitted fields unchanged. */
  async change(id: string, { firstName, lastName }: ProfileChange): Promise<UserView> {
    await this.users.update({ id }, { firstName, lastName });
    return this.user(id);
  }

  /** Returns undefined if another account has the email address. */
  private insert(user: Partial<User>, caller: RequestOrigin): Promise<string | undefined> {
    return this.users.manager.transaction(async (transaction) => {
      const query = transaction.createQueryBuilder().insert().into(User).values(user).orIgnore();
      const { identifiers } = await query.returning('*').execute();
      if (!identifiers[0]) return undefined;
      const userId = String(identifiers[0].id);
      await this.events.record(transaction, { kind: 'signed_up', userId, caller });
      await recordUsage(transaction, { kind: 'signed_up', userId });
      return userId;
    });
  }

  private async find(id: string): Promise<User> {
    const user = await this.users.findOneBy({ id });
    if (!user) throw ApiError.unauthorized();
    return user;
  }

  /** Limits the number of emails to the owner of an address, because strangers can trigger them. */
  private async notifyOwner(email: string, site: string): Promise<void> {
    if (await this.limits.allows(EMAIL_TAKEN_EMAILS, email)) {
      await this.mails.putIfPossible({ kind: 'address_taken', email, site });
    }
  }
}

export const invalidCredentials = (): ApiError =>
  new ApiError(401, 'invalid_credentials', 'The email address or password is incorrect.');

const hasPassword = (user: User): user is User & { passwordHash: string } => user.passwordHash !== null;
