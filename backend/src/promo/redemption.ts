import type { Purchase } from '@shortlist/shared/contract/account/payments';
import { PRICES } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { discountOf } from './discount.js';

export interface PromoCode {
  id: string;
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  appliesTo: Purchase[];
  currency: string;
  minAmount: number;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  active: boolean;
}

export interface Wanted {
  code: string;
  /** The buyer; null for a visitor, whose earlier uses are unknown. */
  userId: string | null;
  purchase: Purchase;
  /** Price in cents, from the server and not from the request. */
  price: number;
  /** The order or subscription, whose own reservation does not count as a use. */
  purchaseId: string | null;
}

export interface Reserved {
  promoCodeId: string;
  code: string;
  /** Discount in cents. */
  discount: number;
}

const SELECT = `
  SELECT id, code, kind, value, applies_to AS "appliesTo", currency, min_amount AS "minAmount",
         starts_at AS "startsAt", ends_at AS "endsAt", max_uses AS "maxUses", max_uses_per_user AS "maxUsesPerUser", active
  FROM promo_codes WHERE code = $1`;

const refused = (message: string): ApiError => new ApiError(422, 'promo_not_valid', message);

/** Returns the discount of a usable code. @throws {ApiError} 422 with the reason */
export async function checkPromo(manager: EntityManager, wanted: Wanted, now: Date): Promise<Reserved> {
  const [promo]: PromoCode[] = await manager.query(SELECT, [wanted.code]);
  return assertUsable(manager, promo, wanted, now);
}

/**
 * Reserves one use for a purchase. The code's row is locked until the transaction ends, so exactly one of two
 * concurrent buyers gets the last use. A code that the purchase reserved earlier stays reserved until `releasePromo`,
 * because the buyer may still pay the earlier price.
 */
export async function reservePromo(
  manager: EntityManager,
  wanted: Wanted & { userId: string; purchaseId: string },
  now: Date,
): Promise<Reserved> {
  const [promo]: PromoCode[] = await manager.query(`${SELECT} FOR UPDATE`, [wanted.code]);
  const reserved = await assertUsable(manager, promo, wanted, now);
  await manager.query(
    `INSERT INTO promo_uses (promo_code_id, user_id, purchase_id, discount, state) VALUES ($1, $2, $3, $4, 'reserved')
     ON CONFLICT (purchase_id, promo_code_id) DO UPDATE SET discount = excluded.discount, created_at = now()
     WHERE promo_uses.state = 'reserved'`,
    [reserved.promoCodeId, wanted.userId, wanted.purchaseId, reserved.discount],
  );
  return reserved;
}

/** Releases the codes reserved for a purchase. Codes of paid purchases stay used. */
export async function releasePromo(
  manager: EntityManager,
  purchaseId: string,
  except: string | null = null,
): Promise<void> {
  await manager.query(
    `DELETE FROM promo_uses WHERE purchase_id = $1 AND state = 'reserved' AND promo_code_id IS DISTINCT FROM $2`,
    [purchaseId, except],
  );
}

/**
 * Marks the code of a paid purchase as used and releases any other. Returns the code's id, or null if no code matches
 * the discount.
 */
export async function commitPromo(
  manager: EntityManager,
  purchaseId: string,
  discount: number,
): Promise<string | null> {
  const [used]: [{ promo_code_id: string }[], number] = await manager.query(
    `UPDATE promo_uses SET state = 'committed' WHERE id = (
       SELECT id FROM promo_uses WHERE purchase_id = $1 AND state = 'reserved' AND discount = $2
       ORDER BY created_at DESC LIMIT 1
     ) RETURNING promo_code_id`,
    [purchaseId, discount],
  );
  await releasePromo(manager, purchaseId);
  return used[0]?.promo_code_id ?? null;
}

async function assertUsable(
  manager: EntityManager,
  promo: PromoCode | undefined,
  { userId, purchase, price, purchaseId }: Wanted,
  now: Date,
): Promise<Reserved> {
  if (!promo?.active) throw refused('This promo code is not valid');
  if (promo.startsAt && promo.startsAt > now) throw refused('This promo code cannot be used yet');
  if (promo.endsAt && promo.endsAt <= now) throw refused('This promo code has expired');
  if (!promo.appliesTo.includes(purchase) || promo.currency !== PRICES.currency)
    throw refused('This promo code does not apply to this purchase');
  if (price < promo.minAmount)
    throw refused(`This promo code needs a purchase of $${dollars(promo.minAmount)} or more`);
  // Reserved uses count, because their orders may be paid at any moment.
  const [uses]: { all: number; own: number; held: number }[] = await manager.query(
    `SELECT count(*)::int AS all, (count(*) FILTER (WHERE user_id = $2))::int AS own,
            (count(*) FILTER (WHERE user_id = $2 AND state = 'reserved'))::int AS held
     FROM promo_uses WHERE promo_code_id = $1 AND purchase_id IS DISTINCT FROM $3`,
    [promo.id, userId, purchaseId],
  );
  if (promo.maxUses !== null && uses!.all >= promo.maxUses) throw refused('This promo code has been used up');
  if (promo.maxUsesPerUser !== null && uses!.own >= promo.maxUsesPerUser)
    throw refused('You have already used this promo code');
  // Prevents an account with many unpaid orders from blocking the last uses of a code.
  if (promo.maxUses !== null && uses!.held > 0)
    throw refused('You applied this promo code to another order. Pay for that order first');
  return { promoCodeId: promo.id, code: promo.code, discount: discountOf(promo, price) };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
