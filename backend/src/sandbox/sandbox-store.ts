import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { connectionOptions } from '../core/sql/connection-options.js';
import { Env } from '../core/env/env.js';
import { accountOf, rowsOf, type ObjectRow } from './account-rows.js';
import {
  clockOffset,
  deleteObjects,
  findDueCustomers,
  findEvent,
  findUndelivered,
  loadObjects,
  lockScope,
  noteDelivery,
  putEndpoint,
  putObjects,
  type SandboxEvent,
} from './sandbox.queries.js';
import type { AccountEvent, StripeAccount } from './stripe/stripe-account.js';
import type { AccountKeeper, AccountScope } from './stripe/stripe-http.js';

/** Maximum number of database connections of the sandbox. */
const POOL = 2;

/**
 * Stores the sandbox's account in PostgreSQL. A change is one transaction on the objects of one customer. The change's
 * events are stored in the same transaction, so that exactly the committed changes are reported. Uses its own
 * connections, to stay independent of the product's transactions.
 */
@Injectable()
export class SandboxStore implements AccountKeeper, OnApplicationShutdown {
  /** Called with the ids of new events when the events are committed. */
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
      await lockScope(manager, scope);
      const now = await clock(manager);
      const account = accountOf(await loadObjects(manager, scope), now);
      const before = new Map(rowsOf(account).map((row) => [row.id, JSON.stringify(row.object)]));
      const result = work(account);
      await save(manager, before, rowsOf(account));
      return { result, events: await saveEvents(manager, account.events) };
    });
    if (events.length > 0) this.onEvents(events);
    return result;
  }

  dueCustomers(): Promise<string[]> {
    return this.transaction(async (manager) => findDueCustomers(manager, (await clock(manager))()));
  }

  undelivered(maxDelay?: number): Promise<string[]> {
    return this.transaction((manager) => findUndelivered(manager, maxDelay));
  }

  event(id: string): Promise<{ event: SandboxEvent; url: string | null } | undefined> {
    return this.transaction((manager) => findEvent(manager, id));
  }

  async noteDelivery(id: string, isDelivered: boolean): Promise<void> {
    await this.transaction((manager) => noteDelivery(manager, { id, isDelivered }));
  }

  async setEndpoint(url: string): Promise<void> {
    await this.transaction((manager) => putEndpoint(manager, url));
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    this.opened ??= this.database.initialize();
    await this.opened;
    return this.database.transaction(work);
  }
}

/** Returns a function that returns the sandbox's current time in seconds. Tests can advance the sandbox's clock. */
async function clock(manager: EntityManager): Promise<() => number> {
  const now = Math.floor((Date.now() + (await clockOffset(manager))) / 1_000);
  return () => now;
}

async function save(manager: EntityManager, before: Map<string, string>, after: ObjectRow[]): Promise<void> {
  const changed = after.filter(({ id, object }) => JSON.stringify(object) !== before.get(id));
  const kept = new Set(after.map(({ id }) => id));
  const deleted = [...before.keys()].filter((id) => !kept.has(id));
  if (changed.length > 0) await putObjects(manager, changed);
  if (deleted.length > 0) await deleteObjects(manager, deleted);
}

async function saveEvents(manager: EntityManager, events: AccountEvent[]): Promise<string[]> {
  const rows = events.map(({ type, object }) => {
    const event: SandboxEvent = { type, createdAt: new Date().toISOString(), object, deliveredAt: null, attempts: 0 };
    return { id: `evt_${randomUUID()}`, kind: 'event', object: event };
  });
  if (rows.length > 0) await putObjects(manager, rows);
  return rows.map(({ id }) => id);
}
