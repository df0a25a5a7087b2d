import type {
  AdminUser,
  AdminUserItem,
  AdminUserQuery,
  UserStatus,
} from '@shortlist/shared/contract/console/admin-users';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import type { Plan } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { SESSION_LIMIT_DAYS } from '../auth/sessions/sessions.service.js';
import { ACCOUNTS_WITH_PLAN, runningPlanOf } from '../entitlements/entitlements.queries.js';
import { countListed, pageOf, patternOf } from '../core/sql/console-list.js';
import { changedRows, type Database } from '../core/sql/sql.js';
import { matchesUser } from '../users/user-search.js';

const STATUS = `
  CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.deletion_at IS NOT NULL THEN 'deletion_planned'
       WHEN NOT u.email_verified THEN 'unverified' ELSE 'active' END`;

const USER_COLUMNS = `
  u.id, u.email, trim(concat(u.first_name, ' ', u.last_name)) AS name, u.created_at AS "createdAt", ${STATUS} AS status,
  coalesce((${runningPlanOf('u.id')}), 'free') AS plan,
  (SELECT max(day) FROM account_days WHERE user_id = u.id)::text AS "lastActive"`;

export type UserRow = Omit<AdminUserItem, 'createdAt'> & { createdAt: Date };

const ORDER = {
  createdAt: 'u.created_at',
  lastActive: '(SELECT max(day) FROM account_days WHERE user_id = u.id)',
  email: 'u.email',
} as const satisfies Record<AdminUserQuery['sort'], string>;

/** SQL conditions by account status. Each can use an index. */
const HAS_STATUS = {
  suspended: 'u.suspended_at IS NOT NULL',
  deletion_planned: 'u.suspended_at IS NULL AND u.deletion_at IS NOT NULL',
  unverified: 'u.suspended_at IS NULL AND u.deletion_at IS NULL AND NOT u.email_verified',
  active: 'u.suspended_at IS NULL AND u.deletion_at IS NULL AND u.email_verified',
} as const satisfies Record<UserStatus, string>;

const hasPlan = (plan: Plan): string =>
  plan === 'free'
    ? `(${runningPlanOf('u.id')}) IS NULL AND $2 = 'free'`
    : `u.id = ANY (ARRAY(${ACCOUNTS_WITH_PLAN})) AND (${runningPlanOf('u.id')}) = $2`;

/** Excludes deleted accounts whose rows are not yet removed. */
const usersWith = ({ plan, status }: Pick<AdminUserQuery, 'plan' | 'status'>): string => `
  FROM users u WHERE u.closed_at IS NULL AND ($1 = '' OR ${matchesUser('$1')})
    AND ${plan ? hasPlan(plan) : '$2::text IS NULL'} AND ${status ? HAS_STATUS[status] : 'true'}`;

export async function listUsers(
  database: Database,
  { page, perPage, sort, order, q, plan, status }: AdminUserQuery,
): Promise<{ rows: UserRow[]; total: number }> {
  const filter = [patternOf(q), plan ?? null];
  const users = usersWith({ plan, status });
  // NULLS LAST prevents the use of an index. Only the last activity can be null, so no other column gets NULLS LAST.
  const sorted = `${ORDER[sort]} ${order}${sort === 'lastActive' ? ' NULLS LAST' : ''}, u.id`;
  const [rows, counts] = await Promise.all([
    // The outer query computes its columns only for the accounts on the requested page.
    database.query<UserRow[]>(
      `SELECT ${USER_COLUMNS} FROM (SELECT u.* ${users} ORDER BY ${sorted} LIMIT $3 OFFSET $4) u ORDER BY ${sorted}`,
      [...filter, ...pageOf({ page, perPage })],
    ),
    database.query<{ total: number }[]>(countListed(users), filter),
  ]);
  return { rows, total: counts[0]!.total };
}

const MAX_ROWS = 200;

/** Returns SQL that formats a date as the API contract requires, even inside JSON. */
const ISO = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type UserDetailRow = UserRow &
  Pick<AdminUser, 'emailVerified' | 'pendingEmail' | 'suspendedAt' | 'deletionAt' | 'grant'> & {
    hasPassword: boolean;
    twoStepSince: string | null;
  };

export async function findUserDetail(database: Database, id: string): Promise<UserDetailRow | undefined> {
  const rows: UserDetailRow[] = await database.query(
    `SELECT ${USER_COLUMNS}, u.email_verified AS "emailVerified", u.pending_email AS "pendingEmail",
            ${ISO('u.suspended_at')} AS "suspendedAt", ${ISO('u.deletion_at')} AS "deletionAt",
            u.password_hash IS NOT NULL AS "hasPassword",
            (SELECT ${ISO('confirmed_at')} FROM totp_secrets WHERE user_id = u.id AND confirmed_at IS NOT NULL)
              AS "twoStepSince",
            (SELECT json_build_object('plan', g.plan, 'endsAt', ${ISO('g.ends_at')}, 'grantedAt', ${ISO('g.created_at')},
                                      'grantedBy', s.username)
             FROM plan_grants g JOIN staff s ON s.id = g.staff_id WHERE g.user_id = u.id AND g.ends_at > now()) AS grant
     FROM users u WHERE u.id = $1 AND u.closed_at IS NULL`,
    [id],
  );
  return rows[0];
}

export const listPromoCodesOf = (database: Database, userId: string): Promise<AdminUser['promoCodes']> =>
  database.query(
    `SELECT p.code, u.state, ${ISO('u.created_at')} AS at FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id
     WHERE u.user_id = $1 ORDER BY u.created_at DESC LIMIT ${MAX_ROWS}`,
    [userId],
  );

export interface UserSessionRow {
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
}

export const listSessionsOf = (database: Database, userId: string): Promise<UserSessionRow[]> =>
  database.query(
    `SELECT user_agent AS "userAgent", ${ISO('created_at')} AS "createdAt", ${ISO('last_seen_at')} AS "lastSeenAt"
     FROM sessions
     WHERE user_id = $1 AND expires_at > now() AND created_at > now() - make_interval(days => ${SESSION_LIMIT_DAYS})
     ORDER BY last_seen_at DESC, id LIMIT ${MAX_ROWS}`,
    [userId],
  );

export const listProvidersOf = (database: Database, userId: string): Promise<{ issuer: string; linkedAt: string }[]> =>
  database.query(
    `SELECT issuer, ${ISO('created_at')} AS "linkedAt" FROM identities WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );

export const listPasskeysOf = (database: Database, userId: string): Promise<AdminUser['signInMethods']['passkeys']> =>
  database.query(
    `SELECT name, ${ISO('created_at')} AS "createdAt", ${ISO('last_used_at')} AS "lastUsedAt"
     FROM passkeys WHERE user_id = $1 ORDER BY created_at`,
    [userId],
  );

export const listResumesOf = (database: Database, userId: string): Promise<AdminUser['resumes']> =>
  database.query(
    `SELECT id, title, ${ISO('created_at')} AS "createdAt", ${ISO('updated_at')} AS "updatedAt",
            deleted_at IS NOT NULL AS "isInTrash"
     FROM resumes WHERE owner_id = $1 AND purged_at IS NULL ORDER BY updated_at DESC, id LIMIT ${MAX_ROWS}`,
    [userId],
  );

export const listOpenRequestsOf = (database: Database, userId: string): Promise<AdminUser['openRequests']> =>
  database.query(
    `SELECT id, kind, state, ${ISO('created_at')} AS "createdAt" FROM service_requests
     WHERE user_id = $1 AND state IN ('open', 'in_progress') ORDER BY created_at, id`,
    [userId],
  );

export interface Account {
  email: string;
  emailVerified: boolean;
  suspendedAt: Date | null;
}

/** @param isLocked true to lock the account until the end of the transaction, which also delays sign-ins */
export async function findAccount(
  database: Database,
  { id, isLocked = false }: { id: string; isLocked?: boolean },
): Promise<Account | undefined> {
  const rows: Account[] = await database.query(
    `SELECT email, email_verified AS "emailVerified", suspended_at AS "suspendedAt"
     FROM users WHERE id = $1 AND closed_at IS NULL ${isLocked ? 'FOR UPDATE' : ''}`,
    [id],
  );
  return rows[0];
}

// These queries are plain SQL, because a repository would also set `updated_at`, the time of the last profile change.

/** @returns the time of the suspension */
export async function suspendAccount(transaction: EntityManager, id: string): Promise<Date> {
  const [since] = await changedRows<{ at: Date }>(
    transaction,
    'UPDATE users SET suspended_at = now() WHERE id = $1 RETURNING suspended_at AS at',
    [id],
  );
  return since!.at;
}

export const liftSuspension = (transaction: EntityManager, id: string): Promise<unknown> =>
  transaction.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [id]);

/** Prevents two concurrent grants of a plan to one account. @returns false for a deleted account */
export async function lockAccountForGrant(transaction: EntityManager, id: string): Promise<boolean> {
  const found: unknown[] = await transaction.query(
    'SELECT FROM users WHERE id = $1 AND closed_at IS NULL FOR NO KEY UPDATE',
    [id],
  );
  return found.length > 0;
}

/** `until` is the last day of the grant. */
export async function findRunningGrant(
  transaction: EntityManager,
  userId: string,
): Promise<{ plan: PaidPlan; until: string } | undefined> {
  const rows = await transaction.query<{ plan: PaidPlan; until: string }[]>(
    `SELECT plan, ((ends_at - interval '1 day') AT TIME ZONE 'UTC')::date::text AS until
     FROM plan_grants WHERE user_id = $1 AND ends_at > now()`,
    [userId],
  );
  return rows[0];
}

export const putGrant = (
  transaction: EntityManager,
  grant: { userId: string; plan: PaidPlan; endsAt: Date; staffId: string },
): Promise<unknown> =>
  transaction.query(
    `INSERT INTO plan_grants (user_id, plan, ends_at, staff_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET plan = excluded.plan, ends_at = excluded.ends_at,
       staff_id = excluded.staff_id, created_at = now()`,
    [grant.userId, grant.plan, grant.endsAt, grant.staffId],
  );
