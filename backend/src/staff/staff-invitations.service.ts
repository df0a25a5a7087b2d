import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffRole, StaffToken, StaffView } from '@shortlist/shared/contract/staff';
import type { InvitationAcceptance, InvitationView } from '@shortlist/shared/contract/staff-accounts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Asking } from '../auth/asking.js';
import { LimitsService } from '../auth/limits.service.js';
import { LINKS_OPENED } from '../auth/limits.js';
import { PasswordPolicy } from '../auth/password-policy.js';
import { hashPassword } from '../auth/passwords.js';
import { ApiError } from '../core/api-error.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { StaffTokens } from './staff-tokens.service.js';
import { digestOf } from './token-digest.js';

interface Invited {
  staffId: string;
  username: string;
  role: StaffRole;
  email: string | null;
  expiresAt: Date;
}

/** Accepts invitations by the link in their email. */
@Injectable()
export class StaffInvitations {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: LimitsService,
    private readonly policy: PasswordPolicy,
    private readonly tokens: StaffTokens,
    private readonly events: SecurityEvents,
  ) {}

  /** Keeps the link valid. */
  async view(token: string, { address }: Asking): Promise<InvitationView> {
    await this.limits.count(LINKS_OPENED, address);
    const { username, role, expiresAt } = await this.invited(token);
    return { username, role, expiresAt: expiresAt.toISOString() };
  }

  /** Sets the first password and signs in. Of two concurrent requests, one succeeds. */
  async accept({ token, password }: InvitationAcceptance, caller: Asking): Promise<StaffToken> {
    await this.limits.count(LINKS_OPENED, caller.address);
    const { staffId, username, email } = await this.invited(token);
    await this.policy.refuseWeak(password, { email: email ?? username, firstName: username, lastName: '' });
    const hash = await hashPassword(password);
    return this.database.transaction(async (transaction) => {
      const staff = await this.redeem(transaction, staffId, token, hash);
      await this.events.record(transaction, { kind: 'staff_invitation_accepted', staffId, caller });
      await this.events.record(transaction, { kind: 'staff_signed_in', staffId, caller });
      return this.tokens.issue(transaction, staff, { secondFactor: false });
    });
  }

  /** Locks the account before the invitation, as changes by admins do. */
  private async redeem(transaction: EntityManager, staffId: string, token: string, hash: string): Promise<StaffView> {
    const [changed] = await transaction.query<[StaffView[], number]>(
      `UPDATE staff SET password_hash = $2 WHERE id = $1 AND active AND password_hash IS NULL
       RETURNING id, username, role`,
      [staffId, hash],
    );
    const [, used] = await transaction.query<[unknown[], number]>(
      'DELETE FROM staff_invitations WHERE staff_id = $1 AND digest = $2 AND expires_at > now()',
      [staffId, digestOf(token)],
    );
    if (!changed[0] || used === 0) throw invitationExpired();
    return changed[0];
  }

  private async invited(token: string): Promise<Invited> {
    const rows: Invited[] = await this.database.query(
      `SELECT s.id AS "staffId", s.username, s.role, s.email, i.expires_at AS "expiresAt"
       FROM staff_invitations i JOIN staff s ON s.id = i.staff_id
       WHERE i.digest = $1 AND i.expires_at > now() AND s.active AND s.password_hash IS NULL`,
      [digestOf(token)],
    );
    if (!rows[0]) throw invitationExpired();
    return rows[0];
  }
}

/** The same error for links that were used, replaced, expired or never issued. */
const invitationExpired = (): ApiError =>
  new ApiError(422, 'link_expired', 'This link was already used or has expired. Ask an administrator for a new one.');
