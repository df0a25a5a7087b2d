import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { REFUND_DAYS } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { SUBSCRIPTION_PAYMENTS } from '../ledger/ledger.queries.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SubscriptionSettlement } from './subscription-state.js';

interface OwedBack {
  payment: string;
  /** Cents still owed to the user; below, cents already refunded. */
  rest: number;
  back: number;
}

/** SQL for owed refunds: those requested by the owner, and payments made after the end, such as in a second window. */
const OWED_BACK = `
  SELECT payments.*, amount - back AS rest
  FROM (${SUBSCRIPTION_PAYMENTS}) payments JOIN subscriptions s ON s.id = payments.subscription_id
  WHERE amount > back
    AND (payments.created_at > s.ended_at OR payments.at > s.refund_requested_at - make_interval(days => ${REFUND_DAYS}))`;

/** SQL condition for a row of `subscriptions` with an owed refund. */
export const OWES_A_REFUND = `EXISTS (SELECT FROM (${OWED_BACK}) owed WHERE owed.subscription_id = subscriptions.id)`;

/** Ends subscriptions at the provider and makes owed refunds. Every step is idempotent. */
@Injectable()
export class SubscriptionCancellation {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly settlement: SubscriptionSettlement,
  ) {}

  async cancelAndRefund(subscriptionId: string): Promise<void> {
    const rows: { reference: string; ended_at_provider: boolean }[] = await this.database.query(
      `SELECT reference, ended_at_provider FROM subscriptions
       WHERE id = $1 AND provider = $2 AND reference IS NOT NULL`,
      [subscriptionId, this.provider.name],
    );
    const [subscription] = rows;
    if (!subscription) return;
    const { reference, ended_at_provider } = subscription;
    // Ends the subscription first, so that no payment can follow and the ledger is complete.
    if (!ended_at_provider) await this.provider.cancelImmediately(reference);
    await this.settlement.settle(reference);
    const owed: OwedBack[] = await this.database.query(
      `SELECT payment, rest, back FROM (${OWED_BACK}) owed WHERE subscription_id = $1 ORDER BY at, created_at`,
      [subscriptionId],
    );
    if (owed.length === 0) return;
    const failures: unknown[] = [];
    for (const { payment, rest, back } of owed) {
      // The key includes the cents already refunded, so that a retry has the same key and a later refund a new one.
      const key = `${payment}-${back}`;
      await this.provider.refund(payment, rest, key).catch((error: unknown) => failures.push(error));
    }
    await this.settlement.settle(reference);
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Cancels a plan at the end of its paid period. A past-due plan ends at once, or its card would still be retried. A
   * cancellation because of an account deletion is marked, so that it can be undone with the deletion.
   */
  async cancelAtPeriodEnd({ id, reference }: { id: string; reference: string }, reason?: 'deletion'): Promise<void> {
    // Re-reads the state, because a past-due plan that was just paid must not end.
    const { state, cancelsAtPeriodEnd } = await this.provider.readSubscription(reference);
    if (state === 'past_due') await this.provider.cancelImmediately(reference);
    else if (state === 'active') {
      // An existing cancellation was made by the owner and stays unmarked.
      if (reason !== 'deletion') await this.markForDeletion(id, false);
      else if (!cancelsAtPeriodEnd) await this.markForDeletion(id, true);
      await this.provider.cancelAtPeriodEnd(reference, true);
    }
    await this.settlement.settle(reference);
  }

  /** Undoes a cancellation because of an account deletion that was withdrawn. */
  async renewAgain({ id, reference }: { id: string; reference: string }): Promise<void> {
    const { state, cancelsAtPeriodEnd } = await this.provider.readSubscription(reference);
    if (state === 'active' && cancelsAtPeriodEnd) await this.provider.cancelAtPeriodEnd(reference, false);
    await this.markForDeletion(id, false);
    await this.settlement.settle(reference);
  }

  private async markForDeletion(id: string, isFor: boolean): Promise<void> {
    await this.database.query('UPDATE subscriptions SET canceled_for_deletion = $2 WHERE id = $1', [id, isFor]);
  }

  /** Returns the user's subscription with an unfinished refund, if any. */
  async unfinishedOf(userId: string): Promise<string | undefined> {
    const rows: { id: string }[] = await this.database.query(
      `SELECT id FROM subscriptions s WHERE user_id = $1 AND provider = $2 AND refund_requested_at IS NOT NULL
         AND (NOT ended_at_provider OR EXISTS (SELECT FROM (${OWED_BACK}) owed WHERE subscription_id = s.id))`,
      [userId, this.provider.name],
    );
    return rows[0]?.id;
  }
}
