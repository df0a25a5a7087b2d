import type { PromoCodeQuery, PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import type { EntityManager } from 'typeorm';
import { changedRows, type Database } from '../core/sql/sql.js';

export type PromoCodeSummary = Omit<PromoCodeView, 'startsAt' | 'endsAt' | 'createdAt'> & {
  startsAt: Date | null;
  endsAt: Date | null;
  createdAt: Date;
};

const ORDER = {
  createdAt: 'created_at',
  code: 'code',
  value: 'value',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  active: 'active',
  uses: 'uses',
  earned: 'earned',
  cost: 'cost',
} as const satisfies Record<PromoCodeQuery['sort'], string>;

const SUMMARIES = `
  SELECT p.id, p.code, p.kind, p.value, p.applies_to AS "appliesTo", p.min_amount AS "minAmount", p.currency,
         p.starts_at AS "startsAt", p.ends_at AS "endsAt", p.max_uses AS "maxUses",
         p.max_uses_per_user AS "maxUsesPerUser", p.active, p.created_at AS "createdAt", u.uses, u.reserved,
         u.cost, e.earned
  FROM promo_codes p CROSS JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE state = 'committed'))::int AS uses,
           (count(*) FILTER (WHERE state = 'reserved'))::int AS reserved,
           coalesce(sum(discount) FILTER (WHERE state = 'committed'), 0)::float8 AS cost
    FROM promo_uses WHERE promo_code_id = p.id
  ) u CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount), 0)::float8 AS earned FROM (
      SELECT l.amount FROM promo_uses x JOIN ledger_entries l ON l.subscription_id = x.purchase_id
      WHERE x.promo_code_id = p.id AND x.state = 'committed' AND l.kind <> 'dispute_fee'
      UNION ALL
      SELECT l.amount FROM promo_uses x JOIN orders o ON o.id = x.purchase_id
      JOIN ledger_entries l ON l.provider = o.provider AND l.payment = o.reference
      WHERE x.promo_code_id = p.id AND x.state = 'committed' AND l.kind <> 'dispute_fee'
    ) entries
  ) e`;

const MATCHES = `($1 = '' OR position(upper($1) in p.code) > 0) AND ($2::boolean IS NULL OR p.active = $2)`;

export async function listPromoCodes(
  database: Database,
  { page, perPage, sort, order, q, active }: PromoCodeQuery,
): Promise<{ rows: PromoCodeSummary[]; total: number }> {
  const filter = [q, active ?? null];
  const [rows, counts] = await Promise.all([
    database.query<PromoCodeSummary[]>(
      `${SUMMARIES} WHERE ${MATCHES} ORDER BY ${ORDER[sort]} ${order} NULLS LAST, p.id LIMIT $3 OFFSET $4`,
      [...filter, perPage, (page - 1) * perPage],
    ),
    database.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM promo_codes p WHERE ${MATCHES}`, filter),
  ]);
  return { rows, total: counts[0]!.total };
}

export async function findPromoCode(database: Database, id: string): Promise<PromoCodeSummary | undefined> {
  const rows: PromoCodeSummary[] = await database.query(`${SUMMARIES} WHERE p.id = $1`, [id]);
  return rows[0];
}

/** Deletes a promo code that has no uses or purchases. @returns the code; undefined if no promo code was deleted */
export async function deleteUnusedCode(transaction: EntityManager, id: string): Promise<string | undefined> {
  const [removed] = await changedRows<{ code: string }>(
    transaction,
    `DELETE FROM promo_codes p WHERE id = $1
       AND NOT EXISTS (SELECT 1 FROM promo_uses WHERE promo_code_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM orders WHERE promo_code_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE promo_code_id = p.id)
     RETURNING p.code`,
    [id],
  );
  return removed?.code;
}

/**
 * Reserves a use of a promo code, or updates the discount of a reserved use. Does not change a use that is already
 * committed.
 */
export const reserveUse = (
  transaction: EntityManager,
  use: { promoCodeId: string; userId: string; purchaseId: string; discount: number },
): Promise<unknown> =>
  transaction.query(
    `INSERT INTO promo_uses (promo_code_id, user_id, purchase_id, discount, state) VALUES ($1, $2, $3, $4, 'reserved')
     ON CONFLICT (purchase_id, promo_code_id) DO UPDATE SET discount = excluded.discount, created_at = now()
     WHERE promo_uses.state = 'reserved'`,
    [use.promoCodeId, use.userId, use.purchaseId, use.discount],
  );

/**
 * Marks the purchase's newest reserved use with this discount as committed. @returns the id of its promo code;
 * undefined if no reserved use matches
 */
export async function commitUse(
  transaction: EntityManager,
  { purchaseId, discount }: { purchaseId: string; discount: number },
): Promise<string | undefined> {
  const [used] = await changedRows<{ promoCodeId: string }>(
    transaction,
    `UPDATE promo_uses SET state = 'committed' WHERE id = (
       SELECT id FROM promo_uses WHERE purchase_id = $1 AND state = 'reserved' AND discount = $2
       ORDER BY created_at DESC LIMIT 1
     ) RETURNING promo_code_id AS "promoCodeId"`,
    [purchaseId, discount],
  );
  return used?.promoCodeId;
}

export interface UseCounts {
  all: number;
  /** Number of the user's own uses of the promo code, including reserved uses. */
  own: number;
  /** Number of uses that the user's unpaid purchases reserve. */
  held: number;
}

/** Counts the uses of a promo code, except those of the given purchase. */
export async function countUses(
  database: Database,
  { promoCodeId, userId, purchaseId }: { promoCodeId: string; userId: string | null; purchaseId: string | null },
): Promise<UseCounts> {
  const rows: UseCounts[] = await database.query(
    `SELECT count(*)::int AS all, (count(*) FILTER (WHERE user_id = $2))::int AS own,
            (count(*) FILTER (WHERE user_id = $2 AND state = 'reserved'))::int AS held
     FROM promo_uses WHERE promo_code_id = $1 AND purchase_id IS DISTINCT FROM $3`,
    [promoCodeId, userId, purchaseId],
  );
  return rows[0]!;
}
