import type { EntityManager } from 'typeorm';
import type { Database } from '../core/sql/sql.js';
import type { ObjectRow } from './account-rows.js';
import type { AccountScope } from './stripe/stripe-http.js';

// All queries are plain SQL: objects are stored as JSON, and the sandbox's own connections have no entities.

const OF_CUSTOMERS = `'customer', 'payment_intent', 'charge', 'refund', 'dispute', 'invoice', 'subscription'`;
/** SQL for the ids of the customers that own the objects with the ids in `$1`. A customer owns itself. */
const OWNERS = `
  SELECT coalesce(object->>'customer', id) AS id FROM sandbox_objects WHERE id = ANY($1) AND kind IN (${OF_CUSTOMERS})
  UNION SELECT id FROM unnest($1::text[]) AS id WHERE id LIKE 'cus\\_%'`;

/** Serializes requests for the same customer or with the same idempotency key, until the transaction ends. */
export const lockScope = (transaction: EntityManager, { ids, key }: AccountScope): Promise<unknown> =>
  transaction.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM (
       SELECT 'sandbox ' || id AS name FROM (${OWNERS}) AS owners
       UNION SELECT 'sandbox key ' || $2 WHERE $2::text IS NOT NULL
       ORDER BY name
     ) AS locks`,
    [ids, key ?? null],
  );

/** Loads and locks the objects of a request, oldest first. */
export const loadObjects = (
  transaction: EntityManager,
  { ids, key, allCustomers }: AccountScope,
): Promise<ObjectRow[]> =>
  transaction.query(
    `WITH owners AS (${OWNERS}), own AS (
       SELECT id, kind, object, created_at FROM sandbox_objects
       WHERE kind IN (${OF_CUSTOMERS}) AND coalesce(object->>'customer', id) IN (SELECT id FROM owners)
       FOR UPDATE
     )
     SELECT id, kind, object FROM (
       SELECT * FROM own
       UNION ALL
       SELECT id, kind, object, created_at FROM sandbox_objects WHERE kind = 'price'
       UNION ALL
       SELECT id, kind, object, created_at FROM sandbox_objects
       WHERE (kind = 'coupon' AND id = ANY($1)) OR (kind = 'answer' AND id = $2)
       UNION ALL
       SELECT id, kind, object, created_at FROM sandbox_objects
       WHERE $3 AND kind IN ('refund', 'dispute', 'charge') AND object->>'customer' NOT IN (SELECT id FROM owners)
     ) AS found
     ORDER BY created_at, id`,
    [ids, key ?? null, allCustomers],
  );

/** Stores objects. Gives each new object a time one microsecond after the previous object's, to keep their order. */
export const putObjects = (
  transaction: EntityManager,
  rows: { id: string; kind: string; object: object }[],
): Promise<unknown> =>
  transaction.query(
    `INSERT INTO sandbox_objects (id, kind, object, created_at)
     SELECT row->>'id', row->>'kind', row->'object', statement_timestamp() + position * interval '1 microsecond'
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS rows(row, position)
     ON CONFLICT (id) DO UPDATE SET object = EXCLUDED.object`,
    [JSON.stringify(rows)],
  );

export const deleteObjects = (transaction: EntityManager, ids: string[]): Promise<unknown> =>
  transaction.query('DELETE FROM sandbox_objects WHERE id = ANY($1)', [ids]);

/** Returns the number of milliseconds by which the sandbox's clock is ahead of the real time. */
export async function clockOffset(database: Database): Promise<number> {
  const rows: { ahead: number }[] = await database.query(
    `SELECT (object->>'ahead')::float AS ahead FROM sandbox_objects WHERE id = 'clock'`,
  );
  return rows[0]?.ahead ?? 0;
}

/**
 * Finds the customers that may have due renewals, expirations or disputes.
 * @param now current time of the sandbox's clock, in seconds
 */
export async function findDueCustomers(database: Database, now: number): Promise<string[]> {
  const rows: { customer: string }[] = await database.query(
    `SELECT DISTINCT object->>'customer' AS customer FROM sandbox_objects
     WHERE (kind = 'subscription' AND object->>'status' IN ('incomplete', 'past_due'))
        OR (kind = 'subscription' AND object->>'status' = 'active'
            AND (object->'item'->>'current_period_end')::bigint <= $1)
        OR (kind = 'dispute' AND object->>'status' = 'needs_response')`,
    [now],
  );
  return rows.map(({ customer }) => customer);
}

export interface SandboxEvent {
  type: string;
  createdAt: string;
  object: object;
  deliveredAt: string | null;
  /** Number of failed deliveries of the event. */
  attempts: number;
}

const HOUR = 3_600;

/**
 * Finds undelivered events that are due. An event is due 2 seconds after its creation. The delay doubles with each
 * failure, up to `maxDelay` seconds.
 */
export async function findUndelivered(database: Database, maxDelay = HOUR): Promise<string[]> {
  const rows: { id: string }[] = await database.query(
    `SELECT id FROM sandbox_objects WHERE kind = 'event' AND object->>'deliveredAt' IS NULL
       AND created_at < now() - make_interval(secs => least($1::float8, power(2, 1 + (object->>'attempts')::int)))
     ORDER BY created_at LIMIT 500`,
    [maxDelay],
  );
  return rows.map(({ id }) => id);
}

export async function findEvent(
  database: Database,
  id: string,
): Promise<{ event: SandboxEvent; url: string | null } | undefined> {
  const rows: { event: SandboxEvent; url: string | null }[] = await database.query(
    `SELECT object AS event, (SELECT object->>'url' FROM sandbox_objects WHERE id = 'endpoint') AS url
     FROM sandbox_objects WHERE kind = 'event' AND id = $1`,
    [id],
  );
  return rows[0];
}

export const noteDelivery = (
  database: Database,
  { id, isDelivered }: { id: string; isDelivered: boolean },
): Promise<unknown> =>
  database.query(
    `UPDATE sandbox_objects SET object = object || CASE WHEN $2
       THEN jsonb_build_object('deliveredAt', now())
       ELSE jsonb_build_object('attempts', (object->>'attempts')::int + 1) END
     WHERE kind = 'event' AND id = $1`,
    [id, isDelivered],
  );

export const putEndpoint = (database: Database, url: string): Promise<unknown> =>
  database.query(
    `INSERT INTO sandbox_objects (id, kind, object) VALUES ('endpoint', 'endpoint', jsonb_build_object('url', $1::text))
     ON CONFLICT (id) DO UPDATE SET object = EXCLUDED.object`,
    [url],
  );

export async function findResumeOf(database: Database, reference: string): Promise<string | undefined> {
  const rows: { resumeId: string }[] = await database.query(
    `SELECT resume_id AS "resumeId" FROM orders WHERE provider = 'sandbox' AND reference = $1`,
    [reference],
  );
  return rows[0]?.resumeId;
}
