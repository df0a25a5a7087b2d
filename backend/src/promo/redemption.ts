import type { Purchase } from '@shortlist/shared/contract/account/payments';
import { PRICES } from '@shortlist/shared/product/plans';
import { Not, type EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { discountOf } from './discount.js';
import { PromoCodeRow } from './promo-code.entity.js';
import { PromoUse } from './promo-use.entity.js';
import { commitUse, countUses, reserveUse } from './promo.queries.js';

export interface Wanted {
  code: string;
  /** Id of the buyer; null for a visitor, whose earlier uses of promo codes are unknown. */
  userId: string | null;
  purchase: Purchase;
  /** Price in cents, set by the server and never by the request. */
  price: number;
  /**
   * Id of the order or subscription that the promo code is checked for; null for a preview. A use that this purchase
   * has already reserved does not count toward the code's limit.
   */
  purchaseId: string | null;
}

export interface Reserved {
  promoCodeId: string;
  code: string;
  /** Discount in cents. */
  discount: number;
}

const refused = (message: string): ApiError => new ApiError(422, 'promo_not_valid', message);

/** Returns the discount of a usable promo code. @throws {ApiError} 422 with the reason */
export async function checkPromo(manager: EntityManager, wanted: Wanted, now: Date): Promise<Reserved> {
  const promo = await manager.findOneBy(PromoCodeRow, { code: wanted.code });
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
  const promo = await manager.findOne(PromoCodeRow, {
    where: { code: wanted.code },
    lock: { mode: 'pessimistic_write' },
  });
  const reserved = await assertUsable(manager, promo, wanted, now);
  const { promoCodeId, discount } = reserved;
  await reserveUse(manager, { promoCodeId, userId: wanted.userId, purchaseId: wanted.purchaseId, discount });
  return reserved;
}

/** Releases the promo codes reserved for a purchase. Codes of paid purchases stay used. */
export async function releasePromo(
  manager: EntityManager,
  purchaseId: string,
  except: string | null = null,
): Promise<void> {
  await manager.delete(PromoUse, {
    purchaseId,
    state: 'reserved',
    ...(except !== null && { promoCodeId: Not(except) }),
  });
}

/**
 * Marks the promo code of a paid purchase as used and releases the purchase's other codes. Returns the code's id, or
 * null if no code matches the discount.
 */
export async function commitPromo(
  manager: EntityManager,
  purchaseId: string,
  discount: number,
): Promise<string | null> {
  const promoCodeId = await commitUse(manager, { purchaseId, discount });
  await releasePromo(manager, purchaseId);
  return promoCodeId ?? null;
}

async function assertUsable(
  manager: EntityManager,
  promo: PromoCodeRow | null,
  { userId, purchase, price, purchaseId }: Wanted,
  now: Date,
): Promise<Reserved> {
  if (!promo?.active) throw refused('This promo code is not valid');
  if (promo.startsAt && promo.startsAt > now) throw refused('This promo code cannot be used yet');
  if (promo.endsAt && promo.endsAt <= now) throw refused('This promo code has expired');
  if (!promo.appliesTo.includes(purchase) || promo.currency !== PRICES.currency)
    throw refused('This promo code does not apply to this purchase');
  if (price < promo.minAmount)
    throw refused(`This promo code requires a purchase of $${dollars(promo.minAmount)} or more`);
  // Counts reserved uses as well, because their orders may be paid at any moment.
  const uses = await countUses(manager, { promoCodeId: promo.id, userId, purchaseId });
  if (promo.maxUses !== null && uses.all >= promo.maxUses) throw refused('This promo code has been used up');
  if (promo.maxUsesPerUser !== null && uses.own >= promo.maxUsesPerUser)
    throw refused('You have already used this promo code');
  // Prevents an account with many unpaid orders from blocking the last uses of a promo code.
  if (promo.maxUses !== null && uses.held > 0)
    throw refused('You applied this promo code to another order. Pay for that order first');
  return { promoCodeId: promo.id, code: promo.code, discount: discountOf(promo, price) };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
