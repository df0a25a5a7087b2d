import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { releasePromo, reservePromo } from '../../promo/redemption.js';
import { grantOrder, type OrderRow } from './order-state.js';

export interface PricedOrder {
  id: string;
  reference: string | null;
  currency: string;
  price: number;
  discount: number;
}

export interface ConfirmedOrder extends PricedOrder {
  promoCode: string | null;
}

interface OpenOrder extends OrderRow, PricedOrder {
  promo_code_id: string | null;
}

/** Prices open orders, with or without a promo code. */
@Injectable()
export class OrderPricing {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Prices the order and reserves its promo code. A previous code stays reserved until the payment has the new amount,
   * because the buyer may still pay the old one. Returns undefined if the order is no longer open.
   *
   * @throws {ApiError} 422 with the reason why the code cannot be used; the order stays unchanged
   */
  async price(userId: string, order: PricedOrder, promoCode: string | null): Promise<PricedOrder | undefined> {
    return this.withLockedOrder(order.id, async (transaction) => {
      const { id, price } = order;
      const wanted = { code: promoCode ?? '', userId, purchase: 'one_time_payment', price, purchaseId: id } as const;
      const promo = promoCode === null ? null : await reservePromo(transaction, wanted, new Date());
      const discount = promo?.discount ?? 0;
      await transaction.query('UPDATE orders SET promo_code_id = $2, discount = $3, updated_at = now() WHERE id = $1', [
        id,
        promo?.promoCodeId ?? null,
        discount,
      ]);
      return { ...order, discount };
    });
  }

  /** Unlocks the resume of a free order. Returns false after a concurrent change of the order's price or payment. */
  async grant({ id, reference }: PricedOrder): Promise<boolean> {
    const granted = await this.withLockedOrder(id, async (transaction, order) => {
      const isSame = order.price === order.discount && order.reference === reference;
      return isSame && grantOrder(transaction, order);
    });
    return granted === true;
  }

  /** Abandons an order without a payment at the provider. */
  async abandonIfNotStarted(orderId: string): Promise<void> {
    await this.withLockedOrder(orderId, async (transaction, { reference }) => {
      if (reference) return;
      await transaction.query(`UPDATE orders SET state = 'abandoned', updated_at = now() WHERE id = $1`, [orderId]);
      await releasePromo(transaction, orderId);
    });
  }

  /**
   * Re-reads an order, because another window may have repriced it. If the payment has the right amount, releases the
   * order's previous promo codes. Returns undefined if the order is no longer open.
   *
   * @param amount the payment's amount in cents
   */
  async confirm(orderId: string, amount: number): Promise<ConfirmedOrder | undefined> {
    return this.withLockedOrder(orderId, async (transaction, { promo_code_id, ...order }) => {
      if (order.price - order.discount === amount) await releasePromo(transaction, orderId, promo_code_id);
      const codes: { code: string }[] = await transaction.query('SELECT code FROM promo_codes WHERE id = $1', [
        promo_code_id,
      ]);
      return { ...order, promoCode: codes[0]?.code ?? null };
    });
  }

  /** Runs `work` with the order locked. Promo codes are always locked after the order, which prevents deadlocks. */
  private withLockedOrder<Result>(
    orderId: string,
    work: (transaction: EntityManager, order: OpenOrder) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.database.transaction(async (transaction) => {
      const [order]: OpenOrder[] = await transaction.query(
        `SELECT id, user_id, resume_id, state, reference, currency, price, discount, promo_code_id
         FROM orders WHERE id = $1 AND state = 'open' FOR UPDATE`,
        [orderId],
      );
      return order && work(transaction, order);
    });
  }
}
