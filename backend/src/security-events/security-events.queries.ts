import type { SecurityEventView } from '@shortlist/shared/contract/common/security-events';
import type { Database } from '../core/sql/sql.js';

type EventKind = SecurityEventView['kind'];

export interface AccountEventRow {
  id: string;
  kind: EventKind;
  detail: string | null;
  createdAt: Date;
  device: string;
  network: string | null;
}

/** Lists events, newest first. Omits the device and network of staff members, which the owner must not see. */
export const listAccountEvents = (
  database: Database,
  {
    userId,
    kinds,
    before,
    limit,
  }: { userId: string; kinds: readonly EventKind[]; before: string | undefined; limit: number },
): Promise<AccountEventRow[]> =>
  database.query(
    `SELECT id, kind, detail, created_at AS "createdAt",
            CASE WHEN staff_id IS NULL THEN device ELSE '' END AS device,
            CASE WHEN staff_id IS NULL THEN network END AS network
     FROM security_events
     WHERE user_id = $1 AND kind = ANY($2) AND ($3::bigint IS NULL OR id < $3)
     ORDER BY id DESC LIMIT $4`,
    [userId, kinds, before ?? null, limit],
  );
