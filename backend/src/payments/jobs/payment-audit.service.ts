import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { Attempts } from '../queue/attempts.js';
import { eachDue } from '../queue/due-rows.js';
import { PaymentRuns, type ResumableRun } from '../queue/payment-runs.service.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { PaymentDispute } from '../tables/payment-dispute.entity.js';
import { findDifferingDisputes, findDifferingRefunds, OPEN_DISPUTES } from './jobs.queries.js';
import { SettlementService } from '../settlement/settlement.service.js';

/**
 * Maximum age, in days, of the refunds and disputes to compare. It exceeds the time for which the provider keeps
 * events.
 */
const DAYS = 35;
const DAY = 24 * 60 * 60 * 1_000;
/** Number of payments read concurrently. */
const AT_ONCE = 4;

interface Position {
  step: 'refunds' | 'disputes';
  since: string;
  from: string | null;
}

/**
 * Compares the ledger daily with the provider's refunds and disputes of the last five weeks, and corrects differences
 * caused by lost events. Continues in another job if time runs out.
 */
@Injectable()
export class PaymentAudit {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
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
      await this.settleAll(
        await findDifferingRefunds(this.database, { provider: this.provider.name, listed: page.items }),
        attempts,
      );
      return page.next === null ? { step: 'disputes', since, from: null } : { step, since, from: page.next };
    }
    const page = await this.provider.listDisputed(new Date(since), from);
    await this.settleAll(
      await findDifferingDisputes(this.database, { provider: this.provider.name, listed: page.items }),
      attempts,
    );
    return page.next === null ? null : { step, since, from: page.next };
  }

  private async settleAll(payments: string[], attempts: Attempts): Promise<void> {
    for (let start = 0; start < payments.length; start += AT_ONCE) {
      const some = payments.slice(start, start + AT_ONCE);
      await Promise.all(some.map((payment) => attempts.one(() => this.settlement.settlePayment(payment))));
    }
  }

  private async settleDispute(id: string): Promise<void> {
    const dispute = await this.database.findOneBy(PaymentDispute, { id });
    if (dispute) await this.settlement.settlePayment(dispute.payment);
  }
}
