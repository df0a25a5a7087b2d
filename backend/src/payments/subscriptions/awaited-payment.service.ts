import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { BillingCheckBody } from '@shortlist/shared/contract/account/billing';
import { DataSource } from 'typeorm';
import type { Limit } from '../../rate-limits/limits.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { withTimeout } from '../../core/errors/with-timeout.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { OrderSettlement } from '../orders/order-state.js';
import { SubscriptionSettlement } from './subscription-state.js';
import { liveSubscription } from './live-subscription.js';

/** Limit of calls to the provider, below the rate of the page, which polls every two seconds. */
const CHECKS: Limit = { name: 'payment check', times: 12, minutes: 1 };
/**
 * Milliseconds to wait for the provider. Slower calls finish in the background, and the next poll gets their result.
 */
const PATIENCE = 4_000;

/** Reads a payment from the provider while its buyer waits, so that a lost event costs seconds. */
@Injectable()
export class AwaitedPayment {
  private readonly log = new Logger(AwaitedPayment.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
    private readonly orders: OrderSettlement,
    private readonly subscriptions: SubscriptionSettlement,
    private readonly limits: LimitsService,
  ) {}

  /** Settles the awaited payment. Never throws: if the provider is unavailable, the response comes from our rows. */
  async settle(userId: string, { awaited }: BillingCheckBody): Promise<void> {
    const reference = await this.referenceOf(userId, awaited);
    if (!reference || !(await this.limits.allows(CHECKS, userId))) return;
    const settlement = awaited === 'download' ? this.orders : this.subscriptions;
    try {
      await withTimeout(PATIENCE, settlement.settle(reference));
    } catch (error) {
      this.log.warn({ err: error }, 'an awaited payment could not be read from the provider');
    }
  }

  private async referenceOf(userId: string, awaited: BillingCheckBody['awaited']): Promise<string | null | undefined> {
    if (awaited === 'subscription')
      return (await liveSubscription(this.database, this.provider.name, userId))?.reference;
    const rows: { reference: string }[] = await this.database.query(
      `SELECT reference FROM orders
       WHERE user_id = $1 AND provider = $2 AND state = 'open' AND reference IS NOT NULL
       ORDER BY updated_at DESC LIMIT 1`,
      [userId, this.provider.name],
    );
    return rows[0]?.reference;
  }
}
