import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { BillingCheckBody } from '@shortlist/shared/contract/account/billing';
import { EntityManager, IsNull, Not } from 'typeorm';
import type { Limit } from '../../rate-limits/limits.js';
import { LimitsService } from '../../rate-limits/limits.service.js';
import { withTimeout } from '../../core/errors/with-timeout.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { Order } from '../tables/order.entity.js';
import { findLiveSubscription } from './subscriptions.queries.js';

/** Limit on calls to the provider. It is lower than the number of polls: the client polls every two seconds. */
const CHECKS: Limit = { name: 'payment check', times: 12, minutes: 1 };
/**
 * Milliseconds to wait for the provider. Slower calls finish in the background, and the next poll gets their result.
 */
const PATIENCE = 4_000;

/**
 * Reads a payment from the provider while its buyer waits, so that a lost event delays the purchase only by seconds.
 */
@Injectable()
export class AwaitedPayment {
  private readonly log = new Logger(AwaitedPayment.name);

  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
    private readonly limits: LimitsService,
  ) {}

  /** Re-reads the awaited payment. Never throws: the response shows the stored state if the provider is down. */
  async settle(userId: string, { awaited }: BillingCheckBody): Promise<void> {
    const reference = await this.referenceOf(userId, awaited);
    if (!reference || !(await this.limits.allows(CHECKS, userId))) return;
    try {
      const settling =
        awaited === 'download' ? this.settlement.settleOrder(reference) : this.settlement.settleSubscription(reference);
      await withTimeout(PATIENCE, settling);
    } catch (error) {
      this.log.warn({ err: error }, 'an awaited payment could not be read from the provider');
    }
  }

  private async referenceOf(userId: string, awaited: BillingCheckBody['awaited']): Promise<string | null | undefined> {
    if (awaited === 'subscription')
      return (await findLiveSubscription(this.database, { provider: this.provider.name, userId }))?.reference;
    const order = await this.database.findOne(Order, {
      select: { id: true, reference: true },
      where: { userId, provider: this.provider.name, state: 'open', reference: Not(IsNull()) },
      order: { updatedAt: 'DESC' },
    });
    return order?.reference;
  }
}
