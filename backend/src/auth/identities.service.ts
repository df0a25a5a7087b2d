import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { registration } from '@shortlist/shared/contract/account/auth';
import { EntityManager } from 'typeorm';
import { recordUsage } from '../analytics/record-usage.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Asking } from './asking.js';
import { Identity } from './identity.entity.js';
import type { ProviderPerson } from './oidc-provider.js';
import { SignInRefused } from './sign-in-problem.js';
import { User } from './user.entity.js';

const { email: emailAddress, firstName: personName } = registration.shape;

export interface Entry {
  user: User;
  /** Known by the provider's id, made just now, or there before: as it was, or taken from whoever had made it. */
  how: 'known' | 'made' | 'linked' | 'taken over';
  /** The account had a password that the owner of the address may not have set. */
  passwordRemoved?: boolean;
}

/** Which account a person from the provider gets. */
@Injectable()
export class IdentitiesService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly events: SecurityEvents,
    private readonly settings: SettingsService,
  ) {}

  async enter(person: ProviderPerson, provider: string, caller: Asking): Promise<Entry> {
    try {
      return await this.findOrMake(person, provider, caller);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // The same person, or the same address, came in at the same moment: now there is one to find.
      return this.findOrMake(person, provider, caller);
    }
  }

  /** Whether the identity at the provider belongs to this account. */
  belongs({ issuer, subject }: ProviderPerson, userId: string): Promise<boolean> {
    return this.database.existsBy(Identity, { issuer, subject, userId });
  }

  private findOrMake(person: ProviderPerson, provider: string, caller: Asking): Promise<Entry> {
    return this.database.transaction(async (transaction) => {
      const { issuer, subject } = person;
      const known = await transaction.findOne(Identity, { where: { issuer, subject }, relations: { user: true } });
      if (known?.user.suspendedAt) throw new SignInRefused('account_suspended');
      if (known) return { user: await this.welcome(transaction, known.user, person), how: 'known' };
      const email = emailOf(person);
      const owner = await transaction.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
      if (owner?.suspendedAt && person.emailVerified) throw new SignInRefused('account_suspended');
      const entry = owner ? await this.link(transaction, owner, person) : await this.make(transaction, email, person);
      const userId = entry.user.id;
      await transaction.insert(Identity, { issuer, subject, userId });
      if (entry.how === 'made') {
        await this.events.record(transaction, { kind: 'signed_up', userId, caller });
        await recordUsage(transaction, { kind: 'signed_up', userId });
      }
      if (entry.how === 'taken over')
        await this.events.record(transaction, { kind: 'address_reclaimed', userId, caller });
      await this.events.record(transaction, { kind: 'provider_linked', userId, detail: provider, caller });
      return entry;
    });
  }

  /** An address the provider had not proved when the account was made may be proved by now. */
  private async welcome(transaction: EntityManager, user: User, person: ProviderPerson): Promise<User> {
    if (user.emailVerified || !person.emailVerified || person.email !== user.email) return user;
    await transaction.update(
      User,
      { id: user.id, email: user.email },
      { emailVerified: true, emailConfirmedAt: () => 'now()' },
    );
    return { ...user, emailVerified: true };
  }

  /** Only the owner of the address gets its account, and the provider has to have proved that they are. */
  private async link(transaction: EntityManager, owner: User, person: ProviderPerson): Promise<Entry> {
    if (!person.emailVerified) throw new SignInRefused('email_not_verified');
    if (owner.emailVerified && isPasswordProved(owner)) return { user: owner, how: 'linked' };
    if (owner.emailVerified) {
      // Set before the address was confirmed, so perhaps by a stranger, who may be signed in with it.
      await transaction.query('DELETE FROM sessions WHERE user_id = $1', [owner.id]);
      const own = { passwordHash: null, passwordSetAt: null, pendingEmail: null };
      await transaction.update(User, { id: owner.id }, own);
      return { user: { ...owner, ...own }, how: 'linked', passwordRemoved: true };
    }
    // Whoever signed up with this address never proved that it is theirs. It is not, so they are left no way in.
    await transaction.query('DELETE FROM sessions WHERE user_id = $1', [owner.id]);
    await transaction.query('DELETE FROM identities WHERE user_id = $1', [owner.id]);
    await transaction.query('DELETE FROM mail_tokens WHERE user_id = $1', [owner.id]);
    const own = { passwordHash: null, passwordSetAt: null, emailVerified: true, pendingEmail: null };
    await transaction.update(User, { id: owner.id }, { ...own, emailConfirmedAt: () => 'now()' });
    return { user: { ...owner, ...own }, how: 'taken over', passwordRemoved: true };
  }

  private async make(transaction: EntityManager, email: string, person: ProviderPerson): Promise<Entry> {
    if (!this.settings.now.features.signUps) throw new SignInRefused('sign_ups_closed');
    const user = await transaction.save(User, {
      email,
      emailVerified: person.emailVerified,
      emailConfirmedAt: person.emailVerified ? new Date() : null,
      passwordHash: null,
      firstName: nameOf(person.firstName),
      lastName: nameOf(person.lastName),
    });
    return { user, how: 'made' };
  }
}

/** Without a password there is nothing to prove; one that is older than the record counts as not proved. */
const isPasswordProved = ({ passwordHash, passwordSetAt, emailConfirmedAt }: User): boolean =>
  passwordHash === null || (passwordSetAt !== null && emailConfirmedAt !== null && passwordSetAt >= emailConfirmedAt);

function emailOf({ email }: ProviderPerson): string {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success) throw new SignInRefused('email_missing');
  return parsed.data;
}

/** A name that does not fit is left to the person. */
function nameOf(name: string): string {
  const parsed = personName.safeParse(name);
  return parsed.success ? parsed.data : '';
}
