import type { AuditEntry, AuditQuery } from '@shortlist/shared/contract/common/audit-log';
import { countListed, pageOf } from '../core/sql/console-list.js';
import type { Database } from '../core/sql/sql.js';

export type AuditRow = Omit<AuditEntry, 'at'> & { at: Date };

const FROM = `
  FROM security_events e LEFT JOIN users u ON u.id = e.user_id LEFT JOIN staff s ON s.id = e.staff_id`;

const MATCHES = `
  ($1 = '' OR u.email = lower($1) OR lower(s.username) = lower($1) OR position(lower($1) in lower(e.reason)) > 0)
  AND ($2::text IS NULL OR e.kind = $2) AND ($3::boolean IS NULL OR (e.staff_id IS NOT NULL) = $3)
  AND ($4::uuid IS NULL OR e.staff_id = $4) AND ($5::uuid IS NULL OR e.user_id = $5)
  AND ($6::uuid IS NULL OR e.subject_id = $6)`;

export async function listAuditEntries(
  database: Database,
  { page, perPage, order, q, kind, by, staffId, userId, subjectId }: AuditQuery,
): Promise<{ rows: AuditRow[]; total: number }> {
  const isStaff = by === undefined ? null : by === 'staff';
  const filter = [q, kind ?? null, isStaff, staffId ?? null, userId ?? null, subjectId ?? null];
  const [rows, counts] = await Promise.all([
    database.query<AuditRow[]>(
      `SELECT e.id, e.kind, e.subject_id AS "subjectId", e.detail, e.reason, e.changes,
              coalesce(e.network, '') AS network, e.device, e.created_at AS at,
              CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'username', s.username) END AS staff,
              CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user
       ${FROM} WHERE ${MATCHES} ORDER BY e.id ${order} LIMIT $7 OFFSET $8`,
      [...filter, ...pageOf({ page, perPage })],
    ),
    database.query<{ total: number }[]>(countListed(`${FROM} WHERE ${MATCHES}`), filter),
  ]);
  return { rows, total: counts[0]!.total };
}
