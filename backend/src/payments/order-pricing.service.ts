import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { commitPromo, releasePromo, reservePromo } from '../promo/promo-uses.js';
import { enter } from './ledger.js';

export interface PricedOrder {
  id: string;
  reference: string | null;
  currency: string;
  price: number;
  discount: number;
}

/** Who takes the money of an order that costs nothing. */
const NOBODY = 'none';

/** What an open order costs with the code that the person gave, or without one. */
@Injectable()
export class OrderPricing {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Holds the code for the order, or gives back the one it had. Undefined when the order is not open any more.
   * @throws {ApiError} 422 that says why the code cannot be used; the order stays as it was
   */
  async price(userId: string, order: PricedOrder, promoCode: string | null): Promise<PricedOrder | undefined> {
    return this.whileOpen(order.id, async (transaction) => {
      const promo = promoCode === null ? null : await this.reserve(transaction, userId, order, promoCode);
      if (!promo) await releasePromo(transaction, order.id);
      const discount = promo?.discount ?? 0;
      await transaction.query('UPDATE orders SET promo_code_id = $2, discount = $3, updated_at = now() WHERE id = $1', [
        order.id,
        promo?.promoCodeId ?? null,
        discount,
      ]);
      return { ...order, discount };
    });
  }

  /** Unlocks the résumé of an order that costs nothing; false when it is not open any more. */
  async grant(userId: string, { id, currency }: PricedOrder): Promise<boolean> {
    const granted = await this.whileOpen(id, async (transaction) => {
      const rows: { at: Date }[] = await transaction.query(
        `SELECT now()::timestamptz(3) AS at FROM orders WHERE id = $1 AND price = discount`,
        [id],
      );
      const at = rows[0]?.at;
      if (!at) return false;
      await transaction.query(
        `UPDATE orders SET state = 'paid', paid_at = $2, provider = $3, reference = NULL, updated_at = now()
         WHERE id = $1`,
        [id, at, NOBODY],
      );
      await commitPromo(transaction, id);
      await enter(transaction, {
        userId,
        kind: 'download',
        amount: 0,
        currency,
        orderId: id,
        subscriptionId: null,
        plan: null,
        periodStart: null,
        periodEnd: null,
        provider: NOBODY,
        reference: id,
        payment: null,
        receiptUrl: null,
        at,
      });
      return true;
    });
    return granted === true;
  }

  private reserve(transaction: EntityManager, userId: string, { id, price }: PricedOrder, code: string) {
    const wanted = { code, userId, purchase: 'one_time_payment', price, purchaseId: id } as const;
    return reservePromo(transaction, wanted, new Date());
  }

  /** The code's row is locked after the order's, always in this order. */
  private whileOpen<Result>(
    orderId: string,
    work: (transaction: EntityManager) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.database.transaction(async (transaction) => {
      const open: unknown[] = await transaction.query(
        `SELECT 1 FROM orders WHERE id = $1 AND state = 'open' FOR UPDATE`,
        [orderId],
      );
      return open.length > 0 ? work(transaction) : undefined;
    });
  }
}
