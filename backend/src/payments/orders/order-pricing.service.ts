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

/** An order as it is while it is locked. */
interface OpenOrder extends OrderRow, PricedOrder {
  promo_code_id: string | null;
}

/** What an open order costs with the code that the person gave, or without one. */
@Injectable()
export class OrderPricing {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Holds the code for the order. One that it had before is held until its payment asks for the new price: it may be made
   * in this moment, and then that code is the one that is used. Undefined when the order is not open any more.
   *
   * @throws {ApiError} 422 that says why the code cannot be used; the order stays as it was
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

  /** Unlocks the résumé of an order that costs nothing; false when it, or its payment, is another one by now. */
  async grant({ id, reference }: PricedOrder): Promise<boolean> {
    const granted = await this.withLockedOrder(id, async (transaction, order) => {
      const isSame = order.price === order.discount && order.reference === reference;
      return isSame && grantOrder(transaction, order);
    });
    return granted === true;
  }

  /** One that nothing was asked of the provider for. */
  async abandonIfNotStarted(orderId: string): Promise<void> {
    await this.withLockedOrder(orderId, async (transaction, { reference }) => {
      if (reference) return;
      await transaction.query(`UPDATE orders SET state = 'abandoned', updated_at = now() WHERE id = $1`, [orderId]);
      await releasePromo(transaction, orderId);
    });
  }

  /**
   * The order as it is by now, and with which code: another window may have priced it since. Undefined when it is not open
   * any more. If its payment asks for what it costs, codes that it had before are free for others.
   *
   * @param amount cents that the payment asks for
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

  /** A code's row is locked after the order's, always in this order. */
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
