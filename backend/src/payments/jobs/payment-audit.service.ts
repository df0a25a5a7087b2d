import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Attempts } from '../queue/attempts.js';
import { eachDue } from '../queue/due-rows.js';
import type { DueRows } from '../queue/queue.queries.js';
import { PaymentRuns, type ResumableRun } from '../queue/payment-runs.service.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import type { DisputedPayment, RefundedPayment } from '../stripe/provider-objects.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from './settlement.service.js';

/** Days to compare, more than the provider keeps events. */
const DAYS = 35;
const DAY = 24 * 60 * 60 * 1_000;
/** Number of payments read concurrently. */
const AT_ONCE = 4;

interface Position {
  step: 'refunds' | 'disputes';
  since: string;
  from: string | null;
}

/** Open disputes, which may be older than the listed period. */
const OPEN_DISPUTES: DueRows = { table: 'payment_disputes', condition: `state = 'open'`, by: 'check_after' };

const IS_OURS = `(
  EXISTS (SELECT FROM orders o WHERE o.provider = $1 AND o.reference = listed.payment)
  OR EXISTS (SELECT FROM ledger_entries l WHERE l.provider = $1 AND l.payment = listed.payment))`;

/**
 * Compares the ledger daily with the provider's refunds and disputes of the last weeks, and settles differences, which
 * lost events cause. Continues in another job if time runs out.
 */
@Injectable()
export class PaymentAudit {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
    private readonly runs: PaymentRuns,
    private readonly queue: PaymentsQueue,
  ) {}

  async run(): Promise<void> {
    let isFinished = true;
    await this.runs.exclusive('audit', async (run) => {
      isFinished = await this.compare(run);
    });
    if (!isFinished) await this.queue.put({ kind: 'audit' });
  }

  /** Returns false if time ran out before the comparison was complete. */
  private async compare(run: ResumableRun): Promise<boolean> {
    const attempts = new Attempts();
    let position = (run.position as Position | null) ?? {
      step: 'refunds',
      since: new Date(run.startedAt.getTime() - DAYS * DAY).toISOString(),
      from: null,
    };
    for (let next: Position | null = position; next;) {
      position = next;
      if (Date.now() > run.until) return false;
      next = await this.comparePage(position, attempts);
      await run.save(next);
    }
    await attempts.one(() =>
      eachDue(this.database, this.provider.name, OPEN_DISPUTES, run, ({ id }) => this.settleDispute(id)),
    );
    attempts.end('not every refund and dispute could be compared with the provider');
    return true;
  }

  private async comparePage({ step, since, from }: Position, attempts: Attempts): Promise<Position | null> {
    if (step === 'refunds') {
      const page = await this.provider.listRefunded(new Date(since), from);
      await this.settleAll(await this.differingRefunds(page.items), attempts);
      return page.next === null ? { step: 'disputes', since, from: null } : { step, since, from: page.next };
    }
    const page = await this.provider.listDisputed(new Date(since), from);
    await this.settleAll(await this.differingDisputes(page.items), attempts);
    return page.next === null ? null : { step, since, from: page.next };
  }

  private async settleAll(payments: string[], attempts: Attempts): Promise<void> {
    for (let start = 0; start < payments.length; start += AT_ONCE) {
      const some = payments.slice(start, start + AT_ONCE);
      await Promise.all(some.map((payment) => attempts.one(() => this.settlement.settlePayment(payment))));
    }
  }

  private async settleDispute(id: string): Promise<void> {
    const rows: { payment: string }[] = await this.database.query(
      'SELECT payment FROM payment_disputes WHERE id = $1',
      [id],
    );
    if (rows[0]) await this.settlement.settlePayment(rows[0].payment);
  }

  private differingRefunds(listed: RefundedPayment[]): Promise<string[]> {
    return this.differing(
      `SELECT DISTINCT payment FROM jsonb_to_recordset($2::jsonb) AS listed (payment text, refunded integer)
       WHERE ${IS_OURS} AND refunded <> (
         SELECT coalesce(-sum(l.amount), 0) FROM ledger_entries l
         WHERE l.provider = $1 AND l.payment = listed.payment AND l.kind = 'refund')`,
      listed,
    );
  }

  private differingDisputes(listed: DisputedPayment[]): Promise<string[]> {
    return this.differing(
      `SELECT DISTINCT payment
       FROM jsonb_to_recordset($2::jsonb) AS listed (payment text, reference text, state text, movements text[])
       WHERE ${IS_OURS} AND (
         NOT EXISTS (SELECT FROM payment_disputes d
           WHERE d.provider = $1 AND d.reference = listed.reference AND d.state = listed.state)
         OR EXISTS (SELECT FROM unnest(movements) AS moved WHERE NOT EXISTS (
           SELECT FROM ledger_entries l WHERE l.provider = $1 AND l.kind = 'dispute' AND l.reference = moved)))`,
      listed.map(({ payment, dispute: { reference, state, movements } }) => ({
        payment,
        reference,
        state,
        movements: movements.filter(({ amount }) => amount !== 0).map((moved) => moved.reference),
      })),
    );
  }

  private async differing(sql: string, listed: object[]): Promise<string[]> {
    if (listed.length === 0) return [];
    const rows: { payment: string }[] = await this.database.query(sql, [this.provider.name, JSON.stringify(listed)]);
    return rows.map(({ payment }) => payment);
  }
}
