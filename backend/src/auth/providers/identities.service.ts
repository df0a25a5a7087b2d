import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { registration } from '@shortlist/shared/contract/account/auth';
import { EntityManager } from 'typeorm';
import { recordUsage } from '../../usage/record-usage.js';
import { isUniqueViolation } from '../../core/errors/unique-violation.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { RequestOrigin } from '../requests/request-origin.js';
import { Identity } from './identity.entity.js';
import { MailToken } from '../credentials/mail-token.entity.js';
import type { ProviderProfile } from './oidc-provider.js';
import { Session } from '../sessions/session.entity.js';
import { SignInRefused } from './sign-in-problem.js';
import { User } from '../../users/user.entity.js';

const { email: emailAddress, firstName: userName } = registration.shape;

export interface ProviderSignIn {
  user: User;
  /** A `linked` or `reclaimed` account existed before. A reclaimed account had an unconfirmed email address. */
  outcome: 'known' | 'created' | 'linked' | 'reclaimed';
  /** True if this sign-in removed a password that a stranger may have set. */
  passwordRemoved?: boolean;
}

/** Finds the account linked to a provider's identity. If there is none, links an existing account or creates one. */
@Injectable()
export class IdentitiesService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly events: SecurityEvents,
    private readonly settings: SettingsService,
  ) {}

  async signIn(profile: ProviderProfile, provider: string, caller: RequestOrigin): Promise<ProviderSignIn> {
    try {
      return await this.findOrCreate(profile, provider, caller);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // A concurrent sign-in with the same identity or email address created the account first, so the retry finds it.
      return this.findOrCreate(profile, provider, caller);
    }
  }

  isLinked({ issuer, subject }: ProviderProfile, userId: string): Promise<boolean> {
    return this.database.existsBy(Identity, { issuer, subject, userId });
  }

  private findOrCreate(profile: ProviderProfile, provider: string, caller: RequestOrigin): Promise<ProviderSignIn> {
    return this.database.transaction(async (transaction) => {
      const { issuer, subject } = profile;
      const known = await transaction.findOne(Identity, { where: { issuer, subject }, relations: { user: true } });
      if (known?.user.suspendedAt) throw new SignInRefused('account_suspended');
      if (known) return { user: await this.confirmEmail(transaction, known.user, profile), outcome: 'known' };
      const email = emailOf(profile);
      const owner = await transaction.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
      if (owner?.suspendedAt && profile.emailVerified) throw new SignInRefused('account_suspended');
      const signIn = owner
        ? await this.link(transaction, owner, profile)
        : await this.create(transaction, email, profile);
      const userId = signIn.user.id;
      await transaction.insert(Identity, { issuer, subject, userId });
      if (signIn.outcome === 'created') {
        await this.events.record(transaction, { kind: 'signed_up', userId, caller });
        await recordUsage(transaction, { kind: 'signed_up', userId });
      }
      if (signIn.outcome === 'reclaimed')
        await this.events.record(transaction, { kind: 'address_reclaimed', userId, caller });
      await this.events.record(transaction, { kind: 'provider_linked', userId, detail: provider, caller });
      return signIn;
    });
  }

  private async confirmEmail(transaction: EntityManager, user: User, profile: ProviderProfile): Promise<User> {
    if (user.emailVerified || !profile.emailVerified || profile.email !== user.email) return user;
    await transaction.update(
      User,
      { id: user.id, email: user.email },
      { emailVerified: true, emailConfirmedAt: () => 'now()' },
    );
    return { ...user, emailVerified: true };
  }

  /** Requires an email address that the provider has verified. */
  private async link(transaction: EntityManager, owner: User, profile: ProviderProfile): Promise<ProviderSignIn> {
    if (!profile.emailVerified) throw new SignInRefused('email_not_verified');
    if (owner.emailVerified && isPasswordTrusted(owner)) return { user: owner, outcome: 'linked' };
    if (owner.emailVerified) {
      // The password was set before the email address was confirmed, so a stranger may have set it and may still be
      // signed in.
      await transaction.delete(Session, { userId: owner.id });
      const reset = { passwordHash: null, passwordSetAt: null, pendingEmail: null };
      await transaction.update(User, { id: owner.id }, reset);
      return { user: { ...owner, ...reset }, outcome: 'linked', passwordRemoved: true };
    }
    // The email address was never confirmed, so a stranger may have signed up with it. Removes every other way to sign
    // in.
    await transaction.delete(Session, { userId: owner.id });
    await transaction.delete(Identity, { userId: owner.id });
    await transaction.delete(MailToken, { userId: owner.id });
    const reset = { passwordHash: null, passwordSetAt: null, emailVerified: true, pendingEmail: null };
    await transaction.update(User, { id: owner.id }, { ...reset, emailConfirmedAt: () => 'now()' });
    return { user: { ...owner, ...reset }, outcome: 'reclaimed', passwordRemoved: true };
  }

  private async create(transaction: EntityManager, email: string, profile: ProviderProfile): Promise<ProviderSignIn> {
    if (!this.settings.now.features.signUps) throw new SignInRefused('sign_ups_closed');
    const user = await transaction.save(User, {
      email,
      emailVerified: profile.emailVerified,
      emailConfirmedAt: profile.emailVerified ? new Date() : null,
      passwordHash: null,
      firstName: nameOf(profile.firstName),
      lastName: nameOf(profile.lastName),
    });
    return { user, outcome: 'created' };
  }
}

/**
 * Returns false if a stranger may have set the password: it was set before the email address was confirmed, or at an
 * unknown time.
 */
const isPasswordTrusted = ({ passwordHash, passwordSetAt, emailConfirmedAt }: User): boolean =>
  passwordHash === null || (passwordSetAt !== null && emailConfirmedAt !== null && passwordSetAt >= emailConfirmedAt);

function emailOf({ email }: ProviderProfile): string {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success) throw new SignInRefused('email_missing');
  return parsed.data;
}

/**
 * Returns an empty string if the name from the provider violates this product's rules. The user can enter a name later.
 */
function nameOf(name: string): string {
  const parsed = userName.safeParse(name);
  return parsed.success ? parsed.data : '';
}
