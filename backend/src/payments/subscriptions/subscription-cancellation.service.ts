import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { REFUND_DAYS } from '@shortlist/shared/plans';
import { DataSource } from 'typeorm';
import { SUBSCRIPTION_PAYMENTS } from '../ledger/ledger.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SubscriptionSettlement } from './subscription-state.js';

interface OwedBack {
  payment: string;
  /** Cents that are left, and that went back before. */
  rest: number;
  back: number;
}

/**
 * What goes back of a subscription: what its person took back, and what was paid for it although it was over, such as
 * in a second window while it was given up.
 */
const OWED_BACK = `
  SELECT payments.*, amount - back AS rest
  FROM (${SUBSCRIPTION_PAYMENTS}) payments JOIN subscriptions s ON s.id = payments.subscription_id
  WHERE amount > back
    AND (payments.created_at > s.ended_at OR payments.at > s.taken_back_at - make_interval(days => ${REFUND_DAYS}))`;

/** Of a row of `subscriptions`. */
export const OWES_A_REFUND = `EXISTS (SELECT FROM (${OWED_BACK}) owed WHERE owed.subscription_id = subscriptions.id)`;

/** What is over here ends at the provider too, and what nobody owes goes back. Every step may be done again. */
@Injectable()
export class SubscriptionCancellation {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly settlement: SubscriptionSettlement,
  ) {}

  async cancelAndRefund(subscriptionId: string): Promise<void> {
    const rows: { reference: string; ended_there: boolean }[] = await this.database.query(
      `SELECT reference, ended_there FROM subscriptions
       WHERE id = $1 AND provider = $2 AND reference IS NOT NULL`,
      [subscriptionId, this.provider.name],
    );
    const [subscription] = rows;
    if (!subscription) return;
    const { reference, ended_there } = subscription;
    // Ended first: from then on nothing more is paid, and the ledger knows all that was.
    if (!ended_there) await this.provider.cancelImmediately(reference);
    await this.settlement.settle(reference);
    const owed: OwedBack[] = await this.database.query(
      `SELECT payment, rest, back FROM (${OWED_BACK}) owed WHERE subscription_id = $1 ORDER BY at, created_at`,
      [subscriptionId],
    );
    if (owed.length === 0) return;
    const failures: unknown[] = [];
    for (const { payment, rest, back } of owed) {
      // The key says what went back before: the same refund again is the same, and one after it is another.
      const key = `${payment}-${back}`;
      await this.provider.refund(payment, rest, key).catch((error: unknown) => failures.push(error));
    }
    await this.settlement.settle(reference);
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Runs out with what is paid for. One that is owed for ends at once, else the card would go on being tried. A
   * cancellation that only the deletion of the account asked for is marked: it is withdrawn with the deletion.
   */
  async cancelAtPeriodEnd({ id, reference }: { id: string; reference: string }, reason?: 'deletion'): Promise<void> {
    // As it is there: what we know as owed for may have been paid a moment ago, and what is paid for does not end.
    const { state, cancelsAtPeriodEnd } = await this.provider.readSubscription(reference);
    if (state === 'past_due') await this.provider.cancelImmediately(reference);
    else if (state === 'active') {
      // The owner's own cancellation stays theirs, and one that is there already is nobody else's.
      if (reason !== 'deletion') await this.markForDeletion(id, false);
      else if (!cancelsAtPeriodEnd) await this.markForDeletion(id, true);
      await this.provider.cancelAtPeriodEnd(reference, true);
    }
    await this.settlement.settle(reference);
  }

  /** The account is kept after all: what its deletion cancelled renews as before. */
  async renewAgain({ id, reference }: { id: string; reference: string }): Promise<void> {
    const { state, cancelsAtPeriodEnd } = await this.provider.readSubscription(reference);
    if (state === 'active' && cancelsAtPeriodEnd) await this.provider.cancelAtPeriodEnd(reference, false);
    await this.markForDeletion(id, false);
    await this.settlement.settle(reference);
  }

  private async markForDeletion(id: string, isFor: boolean): Promise<void> {
    await this.database.query('UPDATE subscriptions SET cancelled_for_deletion = $2 WHERE id = $1', [id, isFor]);
  }

  /** One of the person's that was taken back, where that is not done yet. */
  async unfinishedOf(userId: string): Promise<string | undefined> {
    const rows: { id: string }[] = await this.database.query(
      `SELECT id FROM subscriptions s WHERE user_id = $1 AND provider = $2 AND taken_back_at IS NOT NULL
         AND (NOT ended_there OR EXISTS (SELECT FROM (${OWED_BACK}) owed WHERE subscription_id = s.id))`,
      [userId, this.provider.name],
    );
    return rows[0]?.id;
  }
}
