import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { StaffPaymentDetail, StaffRefundBody } from '@shortlist/shared/contract/console/admin-payments';
import { money } from '@shortlist/shared/product/money';
import { EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { PaymentsQueue } from '../payments/queue/payments-queue.js';
import { StripeProvider } from '../payments/stripe/stripe-provider.js';
import { StaffRefunds } from '../payments/jobs/staff-refunds.service.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { StaffRefund } from '../payments/tables/staff-refund.entity.js';
import { AdminPayments, ledgerIdOf, paymentNotFound } from './admin-payments.service.js';
import { findRefundable, lockPayment, type RefundablePayment } from './payments.queries.js';

const notRefundable = (message: string): ApiError => ApiError.conflict('not_refundable', message);

/**
 * Refunds payments at the request of staff. Stores a refund before calling the provider, so that the worker, or a
 * repeated request, can complete it after a failure. The completed refund changes the purchase like any other refund.
 */
@Injectable()
export class RefundPayment {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly refunds: StaffRefunds,
    private readonly payments: AdminPayments,
    private readonly queue: PaymentsQueue,
    private readonly events: SecurityEvents,
  ) {}

  async refund(paymentId: string, wanted: StaffRefundBody, by: StaffAct): Promise<StaffPaymentDetail> {
    const entryId = ledgerIdOf(paymentId);
    // A failed payment has no ledger entry, so there is nothing to refund. `read` throws 404 for an unknown payment.
    if (entryId === undefined) await this.payments.read(paymentId);
    if (entryId === undefined) throw notRefundable('Nothing was paid, so there is nothing to refund.');
    const id = await this.database.transaction((transaction) =>
      this.store(transaction, { entryId, paymentId }, wanted, by),
    );
    await this.make(id);
    const now = await this.payments.read(paymentId);
    if (now.refunds.some((refund) => refund.id === id && refund.state === 'refused'))
      throw notRefundable('The payment provider rejected this refund. Check the payment in the provider’s dashboard.');
    return now;
  }

  /** Stores the refund. @returns its id, or the id of an identical pending refund */
  private async store(
    transaction: EntityManager,
    { entryId, paymentId }: { entryId: string; paymentId: string },
    { reason, amount: wanted, refunded: seen }: StaffRefundBody,
    by: StaffAct,
  ): Promise<string> {
    await lockPayment(transaction, entryId);
    const paid = await findRefundable(transaction, entryId);
    if (!paid) throw paymentNotFound();
    const { open, refunded, currency } = paid;
    const left = paid.amount - refunded;
    if (open) {
      if (open.amount === (wanted ?? left)) return open.id;
      const message = `A refund of ${money(open.amount, currency)} is in progress. Wait until it is complete.`;
      throw ApiError.conflict('refund_changed', message);
    }
    if (seen !== undefined && seen !== refunded)
      throw ApiError.conflict(
        'refund_changed',
        'Another refund has changed this payment. Reload the page and check the amount.',
      );
    this.assertRefundable(paid, left);
    const amount = wanted ?? left;
    if (amount > left) throw ApiError.invalid([{ path: 'amount', message: `Enter ${money(left, currency)} or less.` }]);
    const { identifiers } = await transaction.insert(StaffRefund, {
      ledgerEntryId: entryId,
      amount,
      refundedBefore: refunded,
      reason,
      staffId: by.staffId,
    });
    await this.events.record(transaction, {
      ...by,
      kind: 'payment_refunded',
      userId: paid.userId ?? undefined,
      subjectId: paymentId,
      reason,
      detail: `${money(amount, currency)} of ${money(paid.amount, currency)}, ${paid.payment}`,
      changes: { refunded: [refunded, refunded + amount] },
    });
    return identifiers[0]!['id'] as string;
  }

  private assertRefundable({ payment, provider, isDisputed }: RefundablePayment, left: number): void {
    if (payment === null) throw notRefundable('Nothing was paid, so there is nothing to refund.');
    if (provider !== this.provider.name)
      throw notRefundable(
        'This payment was made with another payment provider. Refund it in that provider’s dashboard.',
      );
    if (isDisputed) throw notRefundable('The bank disputed this payment, so it cannot be refunded.');
    if (left <= 0) throw notRefundable('This payment has already been refunded.');
  }

  private async make(id: string): Promise<void> {
    try {
      await this.refunds.finish(id);
    } catch (error) {
      await this.queue.put({ kind: 'staff_refund', refundId: id });
      if (!(error instanceof ApiError)) throw error;
      const message = 'The refund was recorded. It will be sent when the payment provider is available.';
      throw new ApiError(error.getStatus(), error.code, message, error.details);
    }
  }
}
