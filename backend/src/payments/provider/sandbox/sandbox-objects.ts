import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import type { EntityManager } from 'typeorm';

/** What is kept of a card: enough to know how it behaves, and none of its figures but the last four. */
export interface SandboxCard {
  last4: string;
  /** Whether it can be charged again without the person. */
  renews: boolean;
  /** Whether its owner disputes each payment right after making it. */
  disputes?: boolean;
}

export interface SandboxDispute {
  id: string;
  status: 'needs_response' | 'lost';
  openedAt: string;
}

export interface SandboxPayment {
  customer: string;
  amount: number;
  currency: string;
  description: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  clientSecret: string;
  /** The card that waits for its owner to be recognised, or that paid. */
  card: SandboxCard | null;
  /** The invoice that it pays, if it does. */
  invoice: string | null;
  /** Cents, by the key they were asked back with. */
  refunds: Record<string, number>;
  dispute?: SandboxDispute;
  paidAt: string | null;
}

export interface SandboxSubscription {
  customer: string;
  plan: PaidPlan;
  price: number;
  currency: string;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  createdAt: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  /** From the next period on. */
  next: { plan: PaidPlan; price: number } | null;
  card: SandboxCard | null;
  latestInvoice: string | null;
}

export interface SandboxInvoice {
  subscription: string;
  plan: PaidPlan;
  /** Of the plan, a month. */
  price: number;
  amount: number;
  currency: string;
  status: 'open' | 'paid' | 'void';
  periodStart: string;
  periodEnd: string;
  payment: string | null;
  paidAt: string | null;
}

export interface SandboxEvent {
  type: string;
  createdAt: string;
  /** As Stripe would describe it, as far as anybody looks. */
  object: Record<string, unknown>;
  deliveredAt: string | null;
}

interface Kinds {
  customer: { user: string };
  payment: SandboxPayment;
  subscription: SandboxSubscription;
  invoice: SandboxInvoice;
  event: SandboxEvent;
  endpoint: { url: string };
  clock: { ahead: number };
}

type Kind = keyof Kinds;

/** The sandbox's things, within one transaction. */
export class SandboxObjects {
  /** Ids of events that happened in it. */
  readonly events: string[] = [];

  constructor(private readonly manager: EntityManager) {}

  async find<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    return this.first<K>('SELECT object FROM sandbox_objects WHERE kind = $1 AND id = $2', [kind, id]);
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Kinds[K]> {
    return there(await this.find(kind, id), kind, id);
  }

  /** Nobody else changes it until this transaction is over. A subscription is locked before its payments are. */
  async lock<K extends Kind>(kind: K, id: string): Promise<Kinds[K]> {
    const sql = 'SELECT object FROM sandbox_objects WHERE kind = $1 AND id = $2 FOR UPDATE';
    return there(await this.first<K>(sql, [kind, id]), kind, id);
  }

  /** The same id again is the same object, as it is by now. */
  async create<K extends Kind>(kind: K, id: string, object: Kinds[K]): Promise<Kinds[K]> {
    await this.manager.query(
      'INSERT INTO sandbox_objects (id, kind, object) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
      [id, kind, JSON.stringify(object)],
    );
    return this.get(kind, id);
  }

  async save<K extends Kind>(kind: K, id: string, object: Kinds[K]): Promise<void> {
    await this.manager.query(
      `INSERT INTO sandbox_objects (id, kind, object) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET object = EXCLUDED.object`,
      [id, kind, JSON.stringify(object)],
    );
  }

  /** Newest first. */
  async invoicesOf(subscription: string): Promise<[id: string, invoice: SandboxInvoice][]> {
    const rows: { id: string; object: SandboxInvoice }[] = await this.manager.query(
      `SELECT id, object FROM sandbox_objects WHERE kind = 'invoice' AND object->>'subscription' = $1
       ORDER BY created_at DESC, object->>'periodStart' DESC`,
      [subscription],
    );
    return rows.map(({ id, object }) => [id, object]);
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.manager.query('DELETE FROM sandbox_objects WHERE kind = $1 AND id = $2', [kind, id]);
  }

  /** Ids of subscriptions for which time does something, of all customers or of one. */
  async liveSubscriptions(customer: string | null = null): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(
      `SELECT id FROM sandbox_objects WHERE kind = 'subscription' AND object->>'status' <> 'canceled'
         AND ($1::text IS NULL OR object->>'customer' = $1) ORDER BY created_at`,
      [customer],
    );
    return rows.map(({ id }) => id);
  }

  /** Ids of events that nobody has taken. */
  async undelivered(olderThan: string): Promise<string[]> {
    const rows: { id: string }[] = await this.manager.query(
      `SELECT id FROM sandbox_objects WHERE kind = 'event' AND object->>'deliveredAt' IS NULL
         AND created_at < now() - $1::interval ORDER BY created_at LIMIT 500`,
      [olderThan],
    );
    return rows.map(({ id }) => id);
  }

  /** Payments for which the condition is true, a page at a time, by id. */
  async payments(
    condition: 'refunded' | 'disputed',
    from: string | null,
    limit: number,
  ): Promise<[id: string, payment: SandboxPayment][]> {
    const matches = condition === 'refunded' ? `object->'refunds' <> '{}'` : `object ? 'dispute'`;
    const rows: { id: string; object: SandboxPayment }[] = await this.manager.query(
      `SELECT id, object FROM sandbox_objects WHERE kind = 'payment' AND ${matches} AND ($1::text IS NULL OR id > $1)
       ORDER BY id LIMIT $2`,
      [from, limit],
    );
    return rows.map(({ id, object }) => [id, object]);
  }

  async tell(type: string, object: SandboxEvent['object']): Promise<void> {
    const id = `evt_${randomUUID()}`;
    await this.create('event', id, { type, createdAt: new Date().toISOString(), object, deliveredAt: null });
    this.events.push(id);
  }

  /** The sandbox's time, which a test may move on. */
  async now(): Promise<Date> {
    const clock = await this.find('clock', 'clock');
    return new Date(Date.now() + (clock?.ahead ?? 0));
  }

  private async first<K extends Kind>(sql: string, parameters: string[]): Promise<Kinds[K] | undefined> {
    const rows: { object: Kinds[K] }[] = await this.manager.query(sql, parameters);
    return rows[0]?.object;
  }
}

function there<T>(object: T | undefined, kind: string, id: string): T {
  if (!object) throw new Error(`the sandbox has no ${kind} ${id}`);
  return object;
}
