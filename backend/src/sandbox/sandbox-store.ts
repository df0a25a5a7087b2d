import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { connectionOptions } from '../core/sql/connection-options.js';
import { Env } from '../core/env/env.js';
import { accountOf, rowsOf, type ObjectRow } from './account-rows.js';
import type { AccountEvent, StripeAccount } from './stripe/stripe-account.js';
import type { AccountKeeper, AccountScope } from './stripe/stripe-http.js';

/** Maximum database connections of the sandbox. */
const POOL = 2;

export interface SandboxEvent {
  type: string;
  createdAt: string;
  object: object;
  deliveredAt: string | null;
  /** Number of failed deliveries. */
  attempts: number;
}

/** SQL list of the object kinds that belong to a customer. */
const OF_CUSTOMERS = `'customer', 'payment_intent', 'charge', 'refund', 'dispute', 'invoice', 'subscription'`;
/** SQL for the customers of the given ids, which are ids of customers or of their objects. */
const OWNERS = `
  SELECT coalesce(object->>'customer', id) AS id FROM sandbox_objects WHERE id = ANY($1) AND kind IN (${OF_CUSTOMERS})
  UNION SELECT id FROM unnest($1::text[]) AS id WHERE id LIKE 'cus\\_%'`;

/**
 * Stores the sandbox's account in PostgreSQL. A change is one transaction on the objects of one customer. Its events
 * are stored in the same transaction, so that exactly the committed changes are reported. Uses its own connections, to
 * stay independent of the product's transactions.
 */
@Injectable()
export class SandboxStore implements AccountKeeper, OnApplicationShutdown {
  /** Called with the ids of new events after their commit. */
  onEvents: (ids: string[]) => void = () => undefined;
  private readonly database: DataSource;
  private opened: Promise<unknown> | undefined;

  constructor(env: Env) {
    this.database = new DataSource(connectionOptions({ ...env, databasePool: POOL }));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opened;
    if (this.database.isInitialized) await this.database.destroy();
  }

  async change<T>(scope: AccountScope, work: (account: StripeAccount) => T): Promise<T> {
    const { result, events } = await this.transaction(async (manager) => {
      await lock(manager, scope);
      const now = await clock(manager);
      const account = accountOf(await load(manager, scope), now);
      const before = new Map(rowsOf(account).map((row) => [row.id, JSON.stringify(row.object)]));
      const result = work(account);
      await save(manager, before, rowsOf(account));
      return { result, events: await saveEvents(manager, account.events) };
    });
    if (events.length > 0) this.onEvents(events);
    return result;
  }

  /** Returns the ids of customers with due renewals, expirations or disputes. */
  async dueCustomers(): Promise<string[]> {
    const rows: { customer: string }[] = await this.transaction(async (manager) =>
      manager.query(
        `SELECT DISTINCT object->>'customer' AS customer FROM sandbox_objects
         WHERE (kind = 'subscription' AND object->>'status' IN ('incomplete', 'past_due'))
            OR (kind = 'subscription' AND object->>'status' = 'active'
                AND (object->'item'->>'current_period_end')::bigint <= $1)
            OR (kind = 'dispute' AND object->>'status' = 'needs_response')`,
        [(await clock(manager))()],
      ),
    );
    return rows.map(({ customer }) => customer);
  }

  /** Returns the ids of events that are due for redelivery: 2, 4, 8 … seconds after a failure, at most an hour. */
  async undelivered(): Promise<string[]> {
    const rows: { id: string }[] = await this.transaction((manager) =>
      manager.query(
        `SELECT id FROM sandbox_objects WHERE kind = 'event' AND object->>'deliveredAt' IS NULL
           AND created_at < now() - make_interval(secs => least(3600, power(2, 1 + (object->>'attempts')::int)))
         ORDER BY created_at LIMIT 500`,
      ),
    );
    return rows.map(({ id }) => id);
  }

  async event(id: string): Promise<{ event: SandboxEvent; url: string | null } | undefined> {
    const rows: { event: SandboxEvent; url: string | null }[] = await this.transaction((manager) =>
      manager.query(
        `SELECT object AS event, (SELECT object->>'url' FROM sandbox_objects WHERE id = 'endpoint') AS url
         FROM sandbox_objects WHERE kind = 'event' AND id = $1`,
        [id],
      ),
    );
    return rows[0];
  }

  async noteDelivery(id: string, delivered: boolean): Promise<void> {
    await this.transaction((manager) =>
      manager.query(
        `UPDATE sandbox_objects SET object = object || CASE WHEN $2
           THEN jsonb_build_object('deliveredAt', now())
           ELSE jsonb_build_object('attempts', (object->>'attempts')::int + 1) END
         WHERE kind = 'event' AND id = $1`,
        [id, delivered],
      ),
    );
  }

  async setEndpoint(url: string): Promise<void> {
    await this.transaction((manager) =>
      manager.query(
        `INSERT INTO sandbox_objects (id, kind, object) VALUES ('endpoint', 'endpoint', jsonb_build_object('url', $1::text))
         ON CONFLICT (id) DO UPDATE SET object = EXCLUDED.object`,
        [url],
      ),
    );
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.opened ??= this.database.initialize();
    await this.opened;
    return this.database.transaction(work);
  }
}

/** Serializes the requests of one customer, and those with one idempotency key. */
async function lock(manager: EntityManager, { ids, key }: AccountScope): Promise<void> {
  await manager.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM (
       SELECT 'sandbox ' || id AS name FROM (${OWNERS}) AS owners
       UNION SELECT 'sandbox key ' || $2 WHERE $2::text IS NOT NULL
       ORDER BY name
     ) AS locks`,
    [ids, key ?? null],
  );
}

async function load(manager: EntityManager, { ids, key, allCustomers }: AccountScope): Promise<ObjectRow[]> {
  return manager.query(
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
}

/** Returns the sandbox's clock in seconds, which tests can advance. */
async function clock(manager: EntityManager): Promise<() => number> {
  const rows: { ahead: number }[] = await manager.query(
    `SELECT (object->>'ahead')::float AS ahead FROM sandbox_objects WHERE id = 'clock'`,
  );
  const now = Math.floor((Date.now() + (rows[0]?.ahead ?? 0)) / 1_000);
  return () => now;
}

async function save(manager: EntityManager, before: Map<string, string>, after: ObjectRow[]): Promise<void> {
  const changed = after.filter(({ id, object }) => JSON.stringify(object) !== before.get(id));
  const kept = new Set(after.map(({ id }) => id));
  const deleted = [...before.keys()].filter((id) => !kept.has(id));
  if (changed.length > 0) await insert(manager, changed);
  if (deleted.length > 0) await manager.query('DELETE FROM sandbox_objects WHERE id = ANY($1)', [deleted]);
}

async function saveEvents(manager: EntityManager, events: AccountEvent[]): Promise<string[]> {
  const rows = events.map(({ type, object }) => {
    const event: SandboxEvent = { type, createdAt: new Date().toISOString(), object, deliveredAt: null, attempts: 0 };
    return { id: `evt_${randomUUID()}`, kind: 'event', object: event };
  });
  if (rows.length > 0) await insert(manager, rows);
  return rows.map(({ id }) => id);
}

/** Inserts rows. Each is a microsecond newer than the previous one, to keep their order. */
async function insert(manager: EntityManager, rows: { id: string; kind: string; object: object }[]): Promise<void> {
  await manager.query(
    `INSERT INTO sandbox_objects (id, kind, object, created_at)
     SELECT row->>'id', row->>'kind', row->'object', statement_timestamp() + position * interval '1 microsecond'
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS rows(row, position)
     ON CONFLICT (id) DO UPDATE SET object = EXCLUDED.object`,
    [JSON.stringify(rows)],
  );
}
