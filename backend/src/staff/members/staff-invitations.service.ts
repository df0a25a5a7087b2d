import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffToken, StaffView } from '@shortlist/shared/contract/console/staff';
import type { InvitationAcceptance, InvitationView } from '@shortlist/shared/contract/console/staff-accounts';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestOrigin } from '../../auth/requests/request-origin.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { LINKS_OPENED } from '../../rate-limits/limits.js';
import { PasswordPolicy } from '../../auth/credentials/password-policy.js';
import { hashPassword } from '../../auth/passwords/passwords.js';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { StaffTokens } from '../sign-in/staff-tokens.service.js';
import { findInvitedStaff, redeemInvitation, setFirstPassword, type InvitedStaff } from '../tables/staff.queries.js';
import { digestOf } from '../sign-in/token-digest.js';

@Injectable()
export class StaffInvitations {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
    private readonly policy: PasswordPolicy,
    private readonly tokens: StaffTokens,
    private readonly events: SecurityEvents,
  ) {}

  async view(token: string, { address }: RequestOrigin): Promise<InvitationView> {
    await this.limits.count(LINKS_OPENED, address);
    const { username, role, expiresAt } = await this.invited(token);
    return { username, role, expiresAt: expiresAt.toISOString() };
  }

  /** Sets the first password and signs in. If two requests arrive concurrently, only one succeeds. */
  async accept({ token, password }: InvitationAcceptance, caller: RequestOrigin): Promise<StaffToken> {
    await this.limits.count(LINKS_OPENED, caller.address);
    const { staffId, username, email } = await this.invited(token);
    await this.policy.assertStrong(password, { email: email ?? username, firstName: username, lastName: '' });
    const hash = await hashPassword(password);
    return this.database.transaction(async (transaction) => {
      const staff = await this.redeem(transaction, staffId, token, hash);
      await this.events.record(transaction, { kind: 'staff_invitation_accepted', staffId, caller });
      await this.events.record(transaction, { kind: 'staff_signed_in', staffId, caller });
      return this.tokens.issue(transaction, staff, { secondFactor: false });
    });
  }

  /**
   * Marks the invitation as used. Locks the account first, like changes by admins, because the opposite order could
   * deadlock.
   */
  private async redeem(transaction: EntityManager, staffId: string, token: string, hash: string): Promise<StaffView> {
    const staff = await setFirstPassword(transaction, { staffId, passwordHash: hash });
    const isRedeemed = await redeemInvitation(transaction, { staffId, digest: digestOf(token) });
    if (!staff || !isRedeemed) throw invitationExpired();
    return staff;
  }

  private async invited(token: string): Promise<InvitedStaff> {
    const invited = await findInvitedStaff(this.database, digestOf(token));
    if (!invited) throw invitationExpired();
    return invited;
  }
}

/** Returns the same error for links that were used, replaced, expired or never issued. */
const invitationExpired = (): ApiError =>
  new ApiError(422, 'link_expired', 'This link was already used or has expired. Ask an administrator for a new one.');
