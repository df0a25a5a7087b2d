import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  StaffAccount,
  StaffAccountItem,
  StaffAccountList,
  StaffAccountQuery,
} from '@shortlist/shared/contract/console/staff-accounts';
import { DataSource } from 'typeorm';
import { STAFF_FAILURES } from '../../rate-limits/limits.js';
import { keyOf } from '../../rate-limits/limits.service.js';
import { ApiError } from '../../core/errors/api-error.js';
import { StaffMember } from '../../users/staff-member.entity.js';
import { staffNameKey } from '../sign-in/staff-session.js';
import {
  findSignInLocks,
  findStaffDetail,
  listStaff,
  type StaffDetailRow,
  type StaffItemRow,
} from '../tables/staff.queries.js';

type Invitation = NonNullable<StaffAccount['invitation']>;

@Injectable()
export class StaffList {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: StaffAccountQuery): Promise<StaffAccountList> {
    const locked = await this.locked();
    const { rows, total } = await listStaff(this.database, query, [...locked.keys()]);
    return { items: rows.map(itemView), total };
  }

  async read(id: string): Promise<StaffAccount> {
    const locked = await this.locked();
    const row = await findStaffDetail(this.database, id, [...locked.keys()]);
    if (!row) throw staffNotFound();
    const { twoStepSince, recoveryCodesLeft, invitation, sessionList } = row;
    return {
      ...itemView(row),
      twoStepSince: twoStepSince?.toISOString() ?? null,
      recoveryCodesLeft,
      lockedUntil: row.state === 'locked' ? (locked.get(id)?.toISOString() ?? null) : null,
      invitation: invitation && invitationView(invitation),
      sessionList,
    };
  }

  /**
   * Returns the time at which each locked account will be unlocked. Compares hashes, because rate limits store only
   * hashed usernames.
   */
  private async locked(): Promise<Map<string, Date>> {
    const staff = await this.database.getRepository(StaffMember).find({ select: { id: true, username: true } });
    const byKey = new Map(staff.map(({ id, username }) => [keyOf(STAFF_FAILURES.name, staffNameKey(username)), id]));
    const rows = await findSignInLocks(this.database, { keys: [...byKey.keys()], times: STAFF_FAILURES.times });
    return new Map(rows.map(({ key, until }) => [byKey.get(key)!, until]));
  }
}

const itemView = (row: StaffItemRow): StaffAccountItem => ({
  id: row.id,
  username: row.username,
  role: row.role,
  state: row.state,
  email: row.email,
  twoStep: row.twoStep,
  lastSignIn: row.lastSignIn?.toISOString() ?? null,
  sessions: row.sessions,
  createdAt: row.createdAt.toISOString(),
});

function invitationView({ sentAt, expiresAt, expired }: NonNullable<StaffDetailRow['invitation']>): Invitation {
  if (expired) return { state: 'expired', sentAt, expiresAt };
  return { state: sentAt === null ? 'waiting' : 'sent', sentAt, expiresAt };
}

export const staffNotFound = (): ApiError => ApiError.notFound('member of staff');
