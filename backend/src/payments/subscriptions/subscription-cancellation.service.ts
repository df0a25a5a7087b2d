import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { Subscription } from '../tables/subscription.entity.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { findUnfinishedRefund, listOwedRefunds } from './subscriptions.queries.js';

/**
 * Ends subscriptions at the provider and makes the refunds that are still owed to their owners. Every step is
 * idempotent.
 */
@Injectable()
export class SubscriptionCancellation {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
  ) {}

  async cancelAndRefund(subscriptionId: string): Promise<void> {
    const subscription = await this.database.findOne(Subscription, {
      select: { id: true, reference: true, endedAtProvider: true },
      where: { id: subscriptionId, provider: this.provider.name },
    });
    if (!subscription?.reference) return;
    const { reference, endedAtProvider } = subscription;
    // Ends the subscription first, so that no payment can follow and the ledger is complete.
    if (!endedAtProvider) await this.provider.cancelImmediately(reference);
    await this.settlement.settleSubscription(reference);
    const owed = await listOwedRefunds(this.database, subscriptionId);
    if (owed.length === 0) return;
    const failures: unknown[] = [];
    for (const { payment, rest, back } of owed) {
      // The idempotency key includes the amount already refunded, so that a retry repeats the key, but a later refund
      // gets a new key.
      const key = `${payment}-${back}`;
      await this.provider.refund(payment, rest, key).catch((error: unknown) => failures.push(error));
    }
    await this.settlement.settleSubscription(reference);
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Cancels a plan at the end of its paid period. A past-due plan ends immediately, because the provider would
   * otherwise retry its card. A cancellation caused by an account deletion is marked, so that withdrawing the deletion
   * can undo it.
   */
  async cancelAtPeriodEnd({ id, reference }: { id: string; reference: string }, reason?: 'deletion'): Promise<void> {
    // Re-reads the state, because a past-due plan that was just paid must not end.
    const { state, cancelsAtPeriodEnd } = await this.provider.readSubscription(reference);
    if (state === 'past_due') await this.provider.cancelImmediately(reference);
    else if (state === 'active') {
      // A cancellation caused by an account deletion is marked, unless the plan was already canceled. Any other
      // cancellation removes the mark.
      if (reason !== 'deletion') await this.markForDeletion(id, false);
      else if (!cancelsAtPeriodEnd) await this.markForDeletion(id, true);
      await this.provider.cancelAtPeriodEnd(reference, true);
    }
    await this.settlement.settleSubscription(reference);
  }

  /** Undoes the cancellation that a scheduled account deletion caused, after the deletion was withdrawn. */
  async renewAgain({ id, reference }: { id: string; reference: string }): Promise<void> {
    const { state, cancelsAtPeriodEnd } = await this.provider.readSubscription(reference);
    if (state === 'active' && cancelsAtPeriodEnd) await this.provider.cancelAtPeriodEnd(reference, false);
    await this.markForDeletion(id, false);
    await this.settlement.settleSubscription(reference);
  }

  private async markForDeletion(id: string, isFor: boolean): Promise<void> {
    await this.database.update(Subscription, id, { canceledForDeletion: isFor });
  }

  /** Returns the id of the user's subscription with an unfinished refund; undefined if no refund is unfinished. */
  unfinishedOf(userId: string): Promise<string | undefined> {
    return findUnfinishedRefund(this.database, { userId, provider: this.provider.name });
  }
}
