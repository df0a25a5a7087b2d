import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager, In } from 'typeorm';
import { eachDue } from '../queue/due-rows.js';
import type { Run } from '../queue/payment-runs.service.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { Order } from '../tables/order.entity.js';
import { SettlementService } from '../settlement/settlement.service.js';
import { TO_REFUND } from './orders.queries.js';

/** Refunds a second payment for the same resume, and a payment for a deleted resume. */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
    private readonly settlement: SettlementService,
  ) {}

  async refund(orderId: string): Promise<void> {
    const order = await this.database.findOne(Order, {
      select: { id: true, reference: true },
      where: { id: orderId, provider: this.provider.name, state: In(['duplicate', 'undeliverable']) },
    });
    const reference = order?.reference;
    if (!reference) return;
    const { amount, refunded, disputes } = await this.provider.readPayment(reference);
    if (refunded < amount && disputes.length === 0)
      await this.provider.refund(reference, amount - refunded, `duplicate-${orderId}`);
    await this.settlement.settleOrder(reference);
  }

  /** Refunds the orders whose refund job was lost. */
  async refundAll(run: Run): Promise<void> {
    await eachDue(this.database, this.provider.name, TO_REFUND, run, ({ id }) => this.refund(id));
  }
}
