import type { Database } from '../../core/sql/sql.js';
import type { ProviderEvent } from './provider-objects.js';

/**
 * Stores an event. Marks it as handled if the product ignores it, in which case `subject` is null.
 *
 * @returns false if the event is already stored
 */
export async function insertEvent(
  database: Database,
  { provider, id, type, createdAt, subject }: ProviderEvent & { provider: string },
): Promise<boolean> {
  const rows: unknown[] = await database.query(
    `INSERT INTO payment_events (provider, id, type, subject_kind, object_id, created_at, handled_at, outcome)
     VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $4::text IS NULL THEN now() END, CASE WHEN $4::text IS NULL THEN 'ignored' END)
     ON CONFLICT (provider, id) DO NOTHING
     RETURNING id`,
    [provider, id, type, subject?.kind ?? null, subject?.reference ?? null, createdAt],
  );
  return rows.length > 0;
}

/** Lists the ids of unhandled events, oldest first. Ages are PostgreSQL intervals since the event was received. */
export async function findLeftEvents(
  database: Database,
  { provider, minAge, maxAge, limit }: { provider: string; minAge: string; maxAge: string; limit: number },
): Promise<string[]> {
  const rows: { id: string }[] = await database.query(
    `SELECT id FROM payment_events
     WHERE handled_at IS NULL AND provider = $1 AND received_at < now() - interval '${minAge}'
       AND received_at > now() - interval '${maxAge}'
     ORDER BY received_at LIMIT ${limit}`,
    [provider],
  );
  return rows.map(({ id }) => id);
}

/** Stores the networks from which a purchase is paid, replacing earlier ones. */
export const putOrigin = (
  database: Database,
  { provider, reference, networks }: { provider: string; reference: string; networks: string[] },
): Promise<unknown> =>
  database.query(
    `INSERT INTO payment_origins (provider, reference, networks) VALUES ($1, $2, $3)
     ON CONFLICT (provider, reference) DO UPDATE SET networks = excluded.networks, updated_at = now()`,
    [provider, reference, networks],
  );

/**
 * Stores a customer, unless a concurrent request has stored one. If the account has just been deleted, the row has no
 * user, and the cleanup deletes the customer.
 */
export const insertCustomer = (
  database: Database,
  { userId, provider, reference }: { userId: string; provider: string; reference: string },
): Promise<unknown> =>
  database.query(
    `INSERT INTO payment_customers (user_id, provider, reference)
     VALUES ((SELECT id FROM users WHERE id = $1), $2, $3) ON CONFLICT DO NOTHING`,
    [userId, provider, reference],
  );
