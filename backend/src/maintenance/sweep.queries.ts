import { SECURITY_EVENT_DAYS } from '@shortlist/shared/contract/common/security-events';
import { sweptRows } from '../core/metrics/upkeep.js';
import { countChanged, type Database } from '../core/sql/sql.js';

/** Days for which counts of AI uses are kept: a use counted before midnight may be refunded after midnight. */
const AI_USES_DAYS = 2;
/** Days for which payment events are kept: much longer than the time during which providers redeliver them. */
const EVENT_DAYS = 90;
/** Days for which delivered events of the sandbox are kept. */
const SANDBOX_EVENT_DAYS = 14;
/** Days for which model calls are kept: long enough to compare a month with the same month of the previous year. */
const AI_CALLS_DAYS = 400;
/** Days for which keywords from the language model are kept after their last use: longer than most job searches. */
const KEYWORDS_DAYS = 90;
/** Days for which payment emails are kept: long enough for any dispute to be opened. The ledger is kept forever. */
const PAYMENT_MAIL_DAYS = 400;
const ABANDONED_ORDER_DAYS = 90;
/** Days for which downloads are kept: long enough for one year of analytics. */
const DOWNLOAD_DAYS = 400;
/** Days for which visitor salts are kept: client events arrive at most two days late and need the salt of their day. */
const SALT_DAYS = 2;
/** Days for which the activity of accounts is kept: enough for one year of sign-up cohorts. */
const ACCOUNT_DAYS = 400;
/** Days for which security events without an account are kept, such as those of deleted accounts. */
const ORPHANED_EVENT_DAYS = 30;

/**
 * SQL condition: an order that was abandoned long ago and that neither the ledger nor a use of a promo code references.
 */
const ABANDONED = `
  state = 'abandoned' AND updated_at < now() - make_interval(days => ${ABANDONED_ORDER_DAYS})
  AND NOT EXISTS (SELECT FROM ledger_entries WHERE order_id = orders.id)
  AND NOT EXISTS (SELECT FROM promo_uses WHERE purchase_id = orders.id)`;

const beforeDay = (days: number): string => `day < (now() AT TIME ZONE 'UTC')::date - ${days}`;

const EXPIRED: readonly (readonly [table: string, condition: string])[] = [
  ['rendered_files', 'expires_at < now()'],
  ['sessions', 'expires_at < now()'],
  ['staff_sessions', 'expires_at < now()'],
  ['sign_in_attempts', 'window_ends_at < now()'],
  ['payment_origins', `updated_at < now() - interval '1 day'`],
  ['mail_tokens', 'expires_at < now()'],
  ['passkey_challenges', 'expires_at < now()'],
  ['payment_events', `handled_at IS NOT NULL AND received_at < now() - make_interval(days => ${EVENT_DAYS})`],
  ['ai_calls', `created_at < now() - make_interval(days => ${AI_CALLS_DAYS})`],
  ['job_keywords', `used_at < now() - make_interval(days => ${KEYWORDS_DAYS})`],
  ['security_events', `created_at < now() - make_interval(days => ${SECURITY_EVENT_DAYS})`],
  [
    'security_events',
    `user_id IS NULL AND staff_id IS NULL AND created_at < now() - make_interval(days => ${ORPHANED_EVENT_DAYS})`,
  ],
  ['payment_mails', `created_at < now() - make_interval(days => ${PAYMENT_MAIL_DAYS})`],
  ['visitor_salts', beforeDay(SALT_DAYS)],
  ['account_days', beforeDay(ACCOUNT_DAYS)],
  ['orders', ABANDONED],
  ['ai_budget_days', beforeDay(AI_CALLS_DAYS)],
  ['ai_uses', beforeDay(AI_USES_DAYS)],
  [
    'sandbox_objects',
    `kind = 'event' AND object->>'deliveredAt' IS NOT NULL
     AND created_at < now() - make_interval(days => ${SANDBOX_EVENT_DAYS})`,
  ],
];

type RemoveBatch = (limit: number) => Promise<number>;

/** Returns functions that each remove a batch of one kind of expired rows and return the number of removed rows. */
export const expiredRemovals = (database: Database): RemoveBatch[] => [
  ...EXPIRED.map(
    ([table, condition]): RemoveBatch =>
      (limit) =>
        counted(
          table,
          countChanged(
            database,
            `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
               SELECT ctid FROM ${table} WHERE ${condition} LIMIT $1 FOR UPDATE SKIP LOCKED))`,
            [limit],
          ),
        ),
  ),
  (limit) => counted('downloads', removeDownloads(database, limit)),
];

async function counted(table: string, removal: Promise<number>): Promise<number> {
  const removed = await removal;
  sweptRows.inc({ table }, removed);
  return removed;
}

/** Adds the number of removed downloads to the account's count of earlier downloads. */
async function removeDownloads(database: Database, limit: number): Promise<number> {
  const rows: { removed: number }[] = await database.query(
    `WITH removed AS (
       DELETE FROM downloads WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM downloads WHERE created_at < now() - make_interval(days => $1) LIMIT $2
         FOR UPDATE SKIP LOCKED
       )) RETURNING user_id
     ), counted AS (
       INSERT INTO account_usage AS u (owner_id, earlier_downloads)
       SELECT user_id, count(*) FROM removed GROUP BY user_id ORDER BY user_id
       ON CONFLICT (owner_id) DO UPDATE SET earlier_downloads = u.earlier_downloads + excluded.earlier_downloads
     )
     SELECT count(*)::int AS removed FROM removed`,
    [DOWNLOAD_DAYS, limit],
  );
  return rows[0]?.removed ?? 0;
}
