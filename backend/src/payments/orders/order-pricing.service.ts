import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { PromoCodeRow } from '../../promo/promo-code.entity.js';
import { releasePromo, reservePromo } from '../../promo/redemption.js';
import { Order } from '../tables/order.entity.js';
import { grantOrder } from '../settlement/order-state.js';
import type { PricedOrder } from './orders.queries.js';

export interface ConfirmedOrder extends PricedOrder {
  promoCode: string | null;
}

@Injectable()
export class OrderPricing {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  /**
   * Prices the order and reserves its promo code. A previous code stays reserved until the payment has the new amount,
   * because the buyer may still pay the old amount. Returns undefined if the order is no longer open.
   *
   * @throws {ApiError} 422 with the reason why the code cannot be used; the order stays unchanged
   */
  async price(userId: string, order: PricedOrder, promoCode: string | null): Promise<PricedOrder | undefined> {
    return this.withLockedOrder(order.id, async (transaction) => {
      const { id, price } = order;
      const wanted = { code: promoCode ?? '', userId, purchase: 'one_time_payment', price, purchaseId: id } as const;
      const promo = promoCode === null ? null : await reservePromo(transaction, wanted, new Date());
      const discount = promo?.discount ?? 0;
      await transaction.update(Order, id, {
        promoCodeId: promo?.promoCodeId ?? null,
        discount,
        updatedAt: () => 'now()',
      });
      return { ...order, discount };
    });
  }

  /** Unlocks the resume of a free order. Returns false after a concurrent change to the order's price or payment. */
  async grant({ id, reference }: PricedOrder): Promise<boolean> {
    const granted = await this.withLockedOrder(id, async (transaction, order) => {
      const isSame = order.price === order.discount && order.reference === reference;
      return isSame && grantOrder(transaction, order);
    });
    return granted === true;
  }

  async abandonIfNotStarted(orderId: string): Promise<void> {
    await this.withLockedOrder(orderId, async (transaction, { reference }) => {
      if (reference) return;
      await transaction.update(Order, orderId, { state: 'abandoned', updatedAt: () => 'now()' });
      await releasePromo(transaction, orderId);
    });
  }

  /**
   * Re-reads an order, because another browser window may have changed its price. If the payment has the right amount,
   * releases the order's previous promo codes. Returns undefined if the order is no longer open.
   * @param amount the payment's amount in cents
   */
  async confirm(orderId: string, amount: number): Promise<ConfirmedOrder | undefined> {
    return this.withLockedOrder(
      orderId,
      async (transaction, { id, reference, currency, price, discount, promoCodeId }) => {
        if (price - discount === amount) await releasePromo(transaction, orderId, promoCodeId);
        const promo = promoCodeId === null ? null : await transaction.findOneBy(PromoCodeRow, { id: promoCodeId });
        return { id, reference, currency, price, discount, promoCode: promo?.code ?? null };
      },
    );
  }

  /** Runs `work` with the order locked. Promo codes are always locked after the order, which prevents deadlocks. */
  private withLockedOrder<Result>(
    orderId: string,
    work: (transaction: EntityManager, order: Order) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.database.transaction(async (transaction) => {
      const order = await transaction.findOne(Order, {
        where: { id: orderId, state: 'open' },
        lock: { mode: 'pessimistic_write' },
      });
      return order ? work(transaction, order) : undefined;
    });
  }
}
