import type { StaffRenewal, StaffRole, StaffView } from '@shortlist/shared/contract/console/staff';
import type {
  StaffAccount,
  StaffAccountItem,
  StaffAccountQuery,
} from '@shortlist/shared/contract/console/staff-accounts';
import type { EntityManager } from 'typeorm';
import { changedRows, countChanged, type Database } from '../../core/sql/sql.js';

export interface LockedStaff {
  id: string;
  username: string;
  role: StaffRole;
  active: boolean;
  email: string | null;
  isInvited: boolean;
}

/** Locks all staff accounts, so that two admins cannot disable each other concurrently. */
export const lockStaff = (transaction: EntityManager): Promise<LockedStaff[]> =>
  transaction.query(
    `SELECT id, username, role, active, email, password_hash IS NULL AS "isInvited"
     FROM staff ORDER BY id FOR NO KEY UPDATE`,
  );

/** @returns false if a concurrent process has added the first admin */
export async function insertFirstAdmin(
  database: Database,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<boolean> {
  const rows: unknown[] = await database.query(
    `INSERT INTO staff (username, password_hash, role) VALUES ($1, $2, 'admin')
     ON CONFLICT DO NOTHING RETURNING id`,
    [username, passwordHash],
  );
  return rows.length > 0;
}

/** A staff account with its password hash. The hash is null until the invitation is accepted. */
export type StaffWithHash = StaffView & { hash: string | null };

export async function findActiveStaff(database: Database, username: string): Promise<StaffWithHash | undefined> {
  const rows: StaffWithHash[] = await database.query(
    'SELECT id, username, role, password_hash AS hash FROM staff WHERE lower(username) = lower($1) AND active',
    [username],
  );
  return rows[0];
}

/**
 * Locks a staff account against changes.
 *
 * @returns false if the account is disabled or its password hash has changed
 */
export async function lockUnchangedPassword(
  transaction: EntityManager,
  { id, hash }: { id: string; hash: string | null },
): Promise<boolean> {
  const rows: unknown[] = await transaction.query(
    'SELECT 1 FROM staff WHERE id = $1 AND active AND password_hash = $2 FOR SHARE',
    [id, hash],
  );
  return rows.length > 0;
}

/** @returns the account's id; undefined for an unknown username */
export async function updateEmailByUsername(
  transaction: EntityManager,
  { username, email }: { username: string; email: string | null },
): Promise<string | undefined> {
  const [changed] = await changedRows<{ id: string }>(
    transaction,
    'UPDATE staff SET email = $2 WHERE lower(username) = lower($1) RETURNING id',
    [username, email],
  );
  return changed?.id;
}

/** @returns false if the address is unchanged */
export async function updateEmailIfNew(
  transaction: EntityManager,
  { id, email }: { id: string; email: string | null },
): Promise<boolean> {
  const count = await countChanged(
    transaction,
    'UPDATE staff SET email = $2 WHERE id = $1 AND email IS DISTINCT FROM $2',
    [id, email],
  );
  return count > 0;
}

export interface InvitedStaff {
  staffId: string;
  username: string;
  role: StaffRole;
  email: string | null;
  expiresAt: Date;
}

export async function findInvitedStaff(database: Database, digest: string): Promise<InvitedStaff | undefined> {
  const rows: InvitedStaff[] = await database.query(
    `SELECT s.id AS "staffId", s.username, s.role, s.email, i.expires_at AS "expiresAt"
     FROM staff_invitations i JOIN staff s ON s.id = i.staff_id
     WHERE i.digest = $1 AND i.expires_at > now() AND s.active AND s.password_hash IS NULL`,
    [digest],
  );
  return rows[0];
}

/** @returns undefined if the account already has a password or is disabled */
export async function setFirstPassword(
  transaction: EntityManager,
  { staffId, passwordHash }: { staffId: string; passwordHash: string },
): Promise<StaffView | undefined> {
  const [staff] = await changedRows<StaffView>(
    transaction,
    `UPDATE staff SET password_hash = $2 WHERE id = $1 AND active AND password_hash IS NULL
     RETURNING id, username, role`,
    [staffId, passwordHash],
  );
  return staff;
}

/** @returns false if the invitation was used or replaced or has expired */
export async function redeemInvitation(
  transaction: EntityManager,
  { staffId, digest }: { staffId: string; digest: string },
): Promise<boolean> {
  const count = await countChanged(
    transaction,
    'DELETE FROM staff_invitations WHERE staff_id = $1 AND digest = $2 AND expires_at > now()',
    [staffId, digest],
  );
  return count > 0;
}

export async function insertInvitation(
  transaction: EntityManager,
  { staffId, site, hours }: { staffId: string; site: string; hours: number },
): Promise<string> {
  const rows = await transaction.query<{ id: string }[]>(
    `INSERT INTO staff_invitations (staff_id, site, expires_at)
     VALUES ($1, $2, now() + make_interval(hours => $3)) RETURNING id`,
    [staffId, site, hours],
  );
  return rows[0]!.id;
}

export const findUnqueuedInvitations = (database: Database): Promise<{ id: string }[]> =>
  database.query(
    `SELECT id FROM staff_invitations
     WHERE queued_at IS NULL AND sent_at IS NULL AND expires_at > now() ORDER BY created_at LIMIT 100`,
  );

export interface InvitationAddressee {
  username: string;
  role: StaffRole;
  email: string;
  site: string;
}

/**
 * Stores the digest of the link's token in an unsent invitation.
 * @returns undefined if the invitation has been sent, replaced or accepted
 */
export async function setInvitationDigest(
  database: Database,
  { id, digest, hours }: { id: string; digest: string; hours: number },
): Promise<InvitationAddressee | undefined> {
  const [addressee] = await changedRows<InvitationAddressee>(
    database,
    `UPDATE staff_invitations i SET digest = $2, expires_at = now() + make_interval(hours => $3)
     FROM staff s
     WHERE i.id = $1 AND i.sent_at IS NULL AND s.id = i.staff_id AND s.active AND s.password_hash IS NULL AND s.email IS NOT NULL
     RETURNING s.username, s.role, s.email, i.site`,
    [id, digest, hours],
  );
  return addressee;
}

/** SQL for the seconds until a token expires and until its session ends, for `staff_sessions t`. */
const LIFETIME = `
  greatest(0, extract(epoch FROM least(t.expires_at, t.ends_at) - now()))::int AS "expiresIn",
  greatest(0, extract(epoch FROM t.ends_at - now()))::int AS "endsIn"`;

export type SessionLifetime = Pick<StaffRenewal, 'expiresIn' | 'endsIn'>;

export async function insertSession(
  transaction: EntityManager,
  session: { digest: string; staffId: string; secondFactor: boolean; minutes: number; hours: number },
): Promise<SessionLifetime & { expiresAt: Date }> {
  const rows = await transaction.query<(SessionLifetime & { expiresAt: Date })[]>(
    `INSERT INTO staff_sessions AS t (digest, staff_id, second_factor, expires_at, ends_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4), now() + make_interval(hours => $5))
     RETURNING expires_at AS "expiresAt", ${LIFETIME}`,
    [session.digest, session.staffId, session.secondFactor, session.minutes, session.hours],
  );
  return rows[0]!;
}

export interface WorkingSession extends StaffView, SessionLifetime {
  digest: string;
  secondFactor: boolean;
  /** Whether the last recorded use is older than `seenMinutes`. */
  unseen: boolean;
}

/**
 * SQL conditions that match a session by token digest. `present`: the current token, or the previous one within its
 * grace period. `any`: the current token, or the previous one at any time.
 */
const SESSION_NAMES = {
  present: 't.digest = $1 OR t.previous_digest = $1 AND t.previous_until > now()',
  any: '$1 IN (t.digest, t.previous_digest)',
} as const;

export async function findSession(
  database: Database,
  { digest, by, seenMinutes }: { digest: string; by: keyof typeof SESSION_NAMES; seenMinutes: number },
): Promise<WorkingSession | undefined> {
  const rows: WorkingSession[] = await database.query(
    `SELECT s.id, s.username, s.role, t.digest, t.second_factor AS "secondFactor", ${LIFETIME},
            t.last_seen_at < now() - make_interval(mins => $2) AS unseen
     FROM staff_sessions t JOIN staff s ON s.id = t.staff_id
     WHERE (${SESSION_NAMES[by]}) AND t.expires_at > now() AND t.ends_at > now() AND s.active`,
    [digest, seenMinutes],
  );
  return rows[0];
}

export async function renewSession(
  database: Database,
  renewal: { digest: string; next: string; graceSeconds: number; minutes: number },
): Promise<SessionLifetime | undefined> {
  const [lifetime] = await changedRows<SessionLifetime>(
    database,
    `UPDATE staff_sessions t SET digest = $2, previous_digest = $1,
       previous_until = now() + make_interval(secs => $3),
       expires_at = least(now() + make_interval(mins => $4), ends_at), last_seen_at = now()
     WHERE digest = $1 AND expires_at > now() AND ends_at > now() RETURNING ${LIFETIME}`,
    [renewal.digest, renewal.next, renewal.graceSeconds, renewal.minutes],
  );
  return lifetime;
}

export async function findRenewedSession(
  database: Database,
  { digest, next }: { digest: string; next: string },
): Promise<SessionLifetime | undefined> {
  const rows: SessionLifetime[] = await database.query(
    `SELECT ${LIFETIME} FROM staff_sessions t
     WHERE previous_digest = $1 AND digest = $2 AND previous_until > now() AND expires_at > now() AND ends_at > now()`,
    [digest, next],
  );
  return rows[0];
}

// The statements below also accept the previous token, because the token may have been renewed since the request was
// authenticated.

export const deleteSession = (database: Database, digest: string): Promise<unknown> =>
  database.query('DELETE FROM staff_sessions WHERE $1 IN (digest, previous_digest)', [digest]);

export const deleteOtherSessions = (
  transaction: EntityManager,
  { staffId, digest }: { staffId: string; digest: string },
): Promise<unknown> =>
  transaction.query(
    `DELETE FROM staff_sessions
     WHERE staff_id = $1 AND digest <> $2 AND previous_digest IS DISTINCT FROM $2`,
    [staffId, digest],
  );

export const markSecondFactor = (transaction: EntityManager, digest: string): Promise<unknown> =>
  transaction.query('UPDATE staff_sessions SET second_factor = true WHERE $1 IN (digest, previous_digest)', [digest]);

export interface CommandLineAccount {
  username: string;
  role: StaffRole;
  active: boolean;
  invited: boolean;
  email: string | null;
  twoStep: boolean;
  lastSignIn: Date | null;
}

export const listForCommandLine = (database: Database): Promise<CommandLineAccount[]> =>
  database.query(
    `SELECT s.username, s.role, s.active, s.password_hash IS NULL AS invited, s.email, t.confirmed_at IS NOT NULL AS "twoStep",
            (SELECT max(created_at) FROM security_events WHERE staff_id = s.id AND kind = 'staff_signed_in')
              AS "lastSignIn"
     FROM staff s LEFT JOIN staff_totp_secrets t ON t.staff_id = s.id
     ORDER BY s.active DESC, lower(s.username)`,
  );

export const listAnsweringStaff = (database: Database): Promise<StaffView[]> =>
  database.query(
    `SELECT id, username, role FROM staff WHERE active AND role IN ('admin', 'support') ORDER BY lower(username), id`,
  );

export interface SignInLock {
  key: string;
  until: Date;
}

export const findSignInLocks = (
  database: Database,
  { keys, times }: { keys: string[]; times: number },
): Promise<SignInLock[]> =>
  database.query(
    `SELECT key, window_ends_at AS until FROM sign_in_attempts
     WHERE key = ANY ($1) AND count >= $2 AND window_ends_at > now()`,
    [keys, times],
  );

export type StaffItemRow = Omit<StaffAccountItem, 'lastSignIn' | 'createdAt'> & {
  lastSignIn: Date | null;
  createdAt: Date;
};

export interface StaffDetailRow extends StaffItemRow {
  twoStepSince: Date | null;
  recoveryCodesLeft: number;
  invitation: { sentAt: string | null; expiresAt: string; expired: boolean } | null;
  sessionList: StaffAccount['sessionList'];
}

const IS_VALID = 't.staff_id = s.id AND t.expires_at > now() AND t.ends_at > now()';

/** Columns of the staff list. `$1` contains the ids of locked accounts. */
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

export async function listStaff(
  database: Database,
  { page, perPage, sort, order, q, role, state }: StaffAccountQuery,
  lockedIds: string[],
): Promise<{ rows: StaffItemRow[]; total: number }> {
  const accounts = `(SELECT ${COLUMNS} FROM staff s) accounts WHERE ${MATCHES}`;
  const filter = [lockedIds, q, role ?? null, state ?? null];
  const [rows, counts] = await Promise.all([
    database.query<StaffItemRow[]>(
      `SELECT * FROM ${accounts} ORDER BY ${ORDER[sort]} ${order} NULLS LAST, id LIMIT $5 OFFSET $6`,
      [...filter, perPage, (page - 1) * perPage],
    ),
    database.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM ${accounts}`, filter),
  ]);
  return { rows, total: counts[0]!.total };
}

export async function findStaffDetail(
  database: Database,
  id: string,
  lockedIds: string[],
): Promise<StaffDetailRow | undefined> {
  const rows: StaffDetailRow[] = await database.query(`SELECT ${COLUMNS}, ${DETAIL} FROM staff s WHERE s.id = $2`, [
    lockedIds,
    id,
  ]);
  return rows[0];
}
