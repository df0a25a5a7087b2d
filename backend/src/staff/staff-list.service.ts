import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  StaffAccount,
  StaffAccountItem,
  StaffAccountList,
  StaffAccountQuery,
} from '@shortlist/shared/contract/staff-accounts';
import { DataSource } from 'typeorm';
import { STAFF_FAILURES } from '../auth/limits.js';
import { keyOf } from '../auth/limits.service.js';
import { ApiError } from '../core/api-error.js';
import { staffAccount } from './staff-session.js';

type ItemRow = Omit<StaffAccountItem, 'lastSignIn' | 'createdAt'> & { lastSignIn: Date | null; createdAt: Date };

type Invitation = NonNullable<StaffAccount['invitation']>;

interface DetailRow extends ItemRow {
  twoStepSince: Date | null;
  recoveryCodesLeft: number;
  invitation: { sentAt: string | null; expiresAt: string; expired: boolean } | null;
  sessionList: StaffAccount['sessionList'];
}

const IS_VALID = 't.staff_id = s.id AND t.expires_at > now() AND t.ends_at > now()';

/** `$1` are the ids of locked accounts. */
const COLUMNS = `
  s.id, s.username, s.role, s.email, s.created_at AS "createdAt",
  CASE WHEN NOT s.active THEN 'disabled' WHEN s.password_hash IS NULL THEN 'invited'
       WHEN s.id = ANY ($1::uuid[]) THEN 'locked' ELSE 'active' END AS state,
  EXISTS (SELECT FROM staff_totp_secrets f WHERE f.staff_id = s.id AND f.confirmed_at IS NOT NULL) AS "twoStep",
  (SELECT created_at FROM security_events e WHERE e.staff_id = s.id AND e.kind = 'staff_signed_in'
   ORDER BY e.id DESC LIMIT 1) AS "lastSignIn",
  (SELECT count(*)::int FROM staff_sessions t WHERE ${IS_VALID}) AS sessions`;

const ISO = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const DETAIL = `
  (SELECT confirmed_at FROM staff_totp_secrets f WHERE f.staff_id = s.id) AS "twoStepSince",
  (SELECT count(*)::int FROM staff_recovery_codes c WHERE c.staff_id = s.id AND c.used_at IS NULL)
    AS "recoveryCodesLeft",
  (SELECT json_build_object('sentAt', ${ISO('i.sent_at')}, 'expiresAt', ${ISO('i.expires_at')},
     'expired', i.expires_at <= now()) FROM staff_invitations i WHERE i.staff_id = s.id) AS invitation,
  (SELECT coalesce(json_agg(json_build_object('startedAt', ${ISO('t.created_at')}, 'lastSeenAt', ${ISO('t.last_seen_at')},
     'secondFactor', t.second_factor) ORDER BY t.last_seen_at DESC, t.digest), '[]')
   FROM staff_sessions t WHERE ${IS_VALID}) AS "sessionList"`;

const MATCHES = `
  ($2 = '' OR position(lower($2) in lower(concat_ws(' ', username, email))) > 0)
  AND ($3::text IS NULL OR role = $3) AND ($4::text IS NULL OR state = $4)`;

const ORDER = {
  username: 'lower(username)',
  role: 'role',
  lastSignIn: '"lastSignIn"',
  createdAt: '"createdAt"',
} as const satisfies Record<StaffAccountQuery['sort'], string>;

/** Lists staff accounts for admins. */
@Injectable()
export class StaffList {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list({ page, perPage, sort, order, q, role, state }: StaffAccountQuery): Promise<StaffAccountList> {
    const accounts = `(SELECT ${COLUMNS} FROM staff s) accounts WHERE ${MATCHES}`;
    const filter = [[...(await this.locked()).keys()], q, role ?? null, state ?? null];
    const [rows, counts] = await Promise.all([
      this.database.query<ItemRow[]>(
        `SELECT * FROM ${accounts} ORDER BY ${ORDER[sort]} ${order} NULLS LAST, id LIMIT $5 OFFSET $6`,
        [...filter, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM ${accounts}`, filter),
    ]);
    return { items: rows.map(itemView), total: counts[0]!.total };
  }

  async read(id: string): Promise<StaffAccount> {
    const locked = await this.locked();
    const [row] = await this.database.query<DetailRow[]>(`SELECT ${COLUMNS}, ${DETAIL} FROM staff s WHERE s.id = $2`, [
      [...locked.keys()],
      id,
    ]);
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

  /** Rate limits identify accounts by hashed usernames only. */
  private async locked(): Promise<Map<string, Date>> {
    const staff: { id: string; username: string }[] = await this.database.query('SELECT id, username FROM staff');
    const byKey = new Map(staff.map(({ id, username }) => [keyOf(STAFF_FAILURES.name, staffAccount(username)), id]));
    const rows: { key: string; until: Date }[] = await this.database.query(
      `SELECT key, window_ends_at AS until FROM sign_in_attempts
       WHERE key = ANY ($1) AND count >= $2 AND window_ends_at > now()`,
      [[...byKey.keys()], STAFF_FAILURES.times],
    );
    return new Map(rows.map(({ key, until }) => [byKey.get(key)!, until]));
  }
}

const itemView = (row: ItemRow): StaffAccountItem => ({
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

function invitationView({ sentAt, expiresAt, expired }: NonNullable<DetailRow['invitation']>): Invitation {
  if (expired) return { state: 'expired', sentAt, expiresAt };
  return { state: sentAt === null ? 'waiting' : 'sent', sentAt, expiresAt };
}

export const staffNotFound = (): ApiError => ApiError.notFound('member of staff');
