import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditChanges } from '@shortlist/shared/contract/common/audit-log';
import type { SecurityEventKind } from '@shortlist/shared/contract/common/security-events';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import type { StaffAccount, StaffChange, StaffInvite } from '@shortlist/shared/contract/console/staff-accounts';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { RequestOrigin } from '../../auth/requests/request-origin.js';
import { INVITATIONS_PER_ACCOUNT, INVITATIONS_PER_ADMIN } from '../../rate-limits/limits.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { SignInAttempt } from '../../rate-limits/sign-in-attempt.entity.js';
import { ApiError } from '../../core/errors/api-error.js';
import { isUniqueViolation } from '../../core/errors/unique-violation.js';
import { secondFactorOff } from '../../auth/second-factor/totp-store.js';
import { SecurityEvents } from '../../security-events/security-events.service.js';
import { InvitationEmails } from './invitation-emails.service.js';
import { countsOf } from './staff-accounts.js';
import { StaffInvitation } from '../tables/staff-invitation.entity.js';
import { StaffList, staffNotFound } from './staff-list.service.js';
import { StaffMember } from '../../users/staff-member.entity.js';
import { StaffSessionRow } from '../tables/staff-session.entity.js';
import { StaffTotp } from '../sign-in/staff-totp.js';
import { lockStaff, type LockedStaff } from '../tables/staff.queries.js';

export interface StaffManagementAct {
  staffId: string;
  caller: RequestOrigin;
  reason?: string;
}

interface Locked {
  transaction: EntityManager;
  account: LockedStaff;
  /** All staff accounts, including the one to change. */
  all: readonly LockedStaff[];
  record: (kind: SecurityEventKind, changes?: AuditChanges) => Promise<void>;
}

type Change = Omit<StaffChange, 'reason'>;

@Injectable()
export class StaffManagement {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly list: StaffList,
    private readonly totp: StaffTotp,
    private readonly emails: InvitationEmails,
    private readonly limits: LimitsService,
    private readonly events: SecurityEvents,
  ) {}

  async invite({ username, email, role }: StaffInvite, by: StaffManagementAct): Promise<StaffAccount> {
    await this.limits.count(INVITATIONS_PER_ADMIN, by.staffId);
    const { id, invitation } = await this.database
      .transaction(async (transaction) => {
        const accounts = await lockStaff(transaction);
        assertIsAdmin(accounts, by.staffId);
        const created = transaction.create(StaffMember, { username, email, role });
        await transaction.insert(StaffMember, created);
        const subjectId = created.id;
        const changes: AuditChanges = { username: [null, username], role: [null, role], email: [null, email] };
        await this.events.record(transaction, { ...by, kind: 'staff_invited', subjectId, detail: username, changes });
        return { id: subjectId, invitation: await this.emails.prepare(transaction, subjectId, by.caller.site) };
      })
      .catch(explainTaken);
    await this.emails.queue(invitation);
    return this.list.read(id);
  }

  async inviteAgain(id: string, by: StaffManagementAct): Promise<StaffAccount> {
    await this.limits.count(INVITATIONS_PER_ADMIN, by.staffId);
    await this.limits.count(INVITATIONS_PER_ACCOUNT, id);
    const invitation = await this.act(id, by, async ({ transaction, account, record }) => {
      if (!account.isInvited || !account.active || account.email === null)
        throw ApiError.conflict('not_invited', 'This account has no pending invitation.');
      await record('staff_invitation_resent');
      return this.emails.prepare(transaction, id, by.caller.site);
    });
    await this.emails.queue(invitation);
    return this.list.read(id);
  }

  /** Changes an account. Changing its role or disabling it also ends its sessions, in the same transaction. */
  async change(id: string, change: Change, by: StaffManagementAct): Promise<StaffAccount> {
    // Changing the email address resends a pending invitation, so it counts toward the limit on invitation emails.
    if (change.email) await this.limits.count(INVITATIONS_PER_ADMIN, by.staffId);
    const invitation = await this.act(id, by, async (locked) => {
      const { transaction, account } = locked;
      if (account.id === by.staffId && (isNew(change.role, account.role) || change.disabled === true))
        throw ownAccount('You cannot disable your own account or change its role. Ask another administrator.');
      assertAdminRemains(locked, change);
      await this.changeRole(locked, change.role);
      await this.changeActive(locked, change.disabled);
      await this.changeEmail(locked, change.email);
      const isWaiting = account.isInvited && (change.disabled === undefined ? account.active : !change.disabled);
      const needsInvitation = isNew(change.email, account.email) || (change.disabled === false && !account.active);
      return isWaiting && needsInvitation ? this.emails.prepare(transaction, id, by.caller.site) : undefined;
    });
    if (invitation !== undefined) await this.emails.queue(invitation);
    return this.list.read(id);
  }

  async signOut(id: string, by: StaffManagementAct): Promise<StaffAccount> {
    await this.act(id, by, async ({ transaction, record }) => {
      const { affected } = await transaction.delete(StaffSessionRow, { staffId: id });
      await record('staff_sessions_ended', { sessions: [affected, 0] });
    });
    return this.list.read(id);
  }

  /** Removes the second factor and ends all sessions, because a lost phone may have been stolen. */
  async resetSecondFactor(id: string, by: StaffManagementAct): Promise<StaffAccount> {
    await this.act(id, by, async ({ transaction, account, record }) => {
      if (account.id === by.staffId)
        throw ownAccount('You cannot reset your own two-step verification. Ask another administrator.');
      if (!(await this.totp.remove(transaction, id))) throw secondFactorOff();
      await endSessions(transaction, id);
      await record('staff_second_factor_reset', { twoStep: [true, false] });
    });
    return this.list.read(id);
  }

  async unlock(id: string, by: StaffManagementAct): Promise<StaffAccount> {
    await this.act(id, by, async ({ transaction, account, record }) => {
      await transaction.delete(SignInAttempt, { key: In(countsOf(account.username, id)) });
      await record('staff_unlocked');
    });
    return this.list.read(id);
  }

  private act<T>(id: string, by: StaffManagementAct, apply: (locked: Locked) => Promise<T>): Promise<T> {
    return this.database.transaction(async (transaction) => {
      const all = await lockStaff(transaction);
      assertIsAdmin(all, by.staffId);
      const account = all.find((each) => each.id === id);
      if (!account) throw staffNotFound();
      const record: Locked['record'] = (kind, changes) =>
        this.events.record(transaction, { ...by, kind, subjectId: id, detail: account.username, changes });
      return apply({ transaction, account, all, record });
    });
  }

  private async changeRole({ transaction, account, record }: Locked, role: StaffRole | undefined): Promise<void> {
    if (role === undefined || role === account.role) return;
    await transaction.update(StaffMember, account.id, { role });
    await endSessions(transaction, account.id);
    await record('staff_role_changed', { role: [account.role, role] });
  }

  private async changeActive({ transaction, account, record }: Locked, disabled: boolean | undefined): Promise<void> {
    if (disabled === undefined || disabled === !account.active) return;
    await transaction.update(StaffMember, account.id, { active: !disabled });
    await endSessions(transaction, account.id);
    if (disabled) await transaction.delete(StaffInvitation, { staffId: account.id });
    await record(disabled ? 'staff_disabled' : 'staff_enabled', { disabled: [!disabled, disabled] });
  }

  private async changeEmail({ transaction, account, record }: Locked, email: string | null | undefined): Promise<void> {
    if (email === undefined || email === account.email) return;
    if (email === null && account.isInvited)
      throw ApiError.invalid([{ path: 'email', message: 'An invited account needs an email address.' }]);
    await transaction.update(StaffMember, account.id, { email });
    await record('staff_email_changed', { email: [account.email, email] });
  }
}

/** Throws if the admin was disabled after the request was authenticated. */
function assertIsAdmin(accounts: readonly LockedStaff[], id: string): void {
  const admin = accounts.find((account) => account.id === id);
  if (!admin || !isWorkingAdmin(admin)) throw ApiError.unauthorized();
}

const isWorkingAdmin = ({ role, active, isInvited }: LockedStaff): boolean => role === 'admin' && active && !isInvited;

function assertAdminRemains(
  { account, all }: Locked,
  { role = account.role, disabled = !account.active }: Change,
): void {
  if (!isWorkingAdmin(account) || (role === 'admin' && !disabled)) return;
  if (all.some((other) => other.id !== account.id && isWorkingAdmin(other))) return;
  throw ApiError.conflict('last_admin', 'This is the last active administrator. Add or enable another one first.');
}

const isNew = <T>(wanted: T | undefined, current: T): boolean => wanted !== undefined && wanted !== current;

const endSessions = (transaction: EntityManager, id: string): Promise<unknown> =>
  transaction.delete(StaffSessionRow, { staffId: id });

const ownAccount = (message: string): ApiError => ApiError.conflict('own_account', message);

function explainTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw ApiError.conflict('username_taken', 'This username is taken. Choose another one.');
}
