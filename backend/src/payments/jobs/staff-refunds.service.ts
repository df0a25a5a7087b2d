import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import type { Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { findOpenRefund, finishRefund, listOpenRefunds, type OpenRefund } from './staff-refunds.queries.js';
import { SettlementService } from '../settlement/settlement.service.js';

/** Number of failures in one run after which the provider counts as unavailable. */
const MAX_FAILURES = 5;
/** Maximum number of refunds per run. */
const BATCH = 100;

/**
 * Carries out refunds that staff requested. Each refund is stored before the provider is called, so that it can be
 * retried. The refund's id is the idempotency key, so that a retry does not return the money twice.
 */
@Injectable()
export class StaffRefunds {
  private readonly log = new Logger(StaffRefunds.name);

  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
  ) {}

  /** @throws {ApiError} 503 if the provider is unavailable; the refund stays open */
  async finish(id: string): Promise<void> {
    const refund = await findOpenRefund(this.database, { id, provider: this.provider.name });
    if (!refund) return;
    const { payment, amount, refundedBefore } = refund;
    const there = await this.provider.readPayment(payment);
    const isMade = there.refunded >= refundedBefore + amount;
    const isPossible = there.disputes.length === 0 && there.refunded + amount <= there.amount;
    if (!isMade && isPossible) await this.ask(id, refund);
    await this.settlement.settlePayment(payment);
    // After the settlement, the ledger shows whether the provider made the refund, even if its response was lost.
    await finishRefund(this.database, { id, provider: this.provider.name, payment });
  }

  /** Carries out the open refunds whose queue job was lost. */
  async finishAll({ until }: Pick<Run, 'until'>): Promise<void> {
    const ids = await listOpenRefunds(this.database, { provider: this.provider.name, limit: BATCH });
    const failures: unknown[] = [];
    for (const id of ids) {
      if (Date.now() >= until || failures.length >= MAX_FAILURES) break;
      await this.finish(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'not every refund of staff could be made');
  }

  /**
   * Requests the refund. Logs a rejection instead of throwing it, because a retry would be rejected again.
   * @throws {ApiError} if the provider is unavailable
   */
  private async ask(id: string, { payment, amount }: OpenRefund): Promise<void> {
    try {
      await this.provider.refund(payment, amount, `staff-${id}`);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      this.log.error({ refund: id, err: error }, 'the provider rejected a refund');
    }
  }
}
