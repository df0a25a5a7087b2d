import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  PromoCodeCreate,
  PromoCodeList,
  PromoCodePatch,
  PromoCodeQuery,
  PromoCodeView,
} from '@shortlist/shared/contract/console/promo-codes';
import { PRICES } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { isUniqueViolation } from '../core/errors/unique-violation.js';
import { changesBetween, SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';

type Row = Omit<PromoCodeView, 'startsAt' | 'endsAt' | 'createdAt'> & {
  startsAt: Date | null;
  endsAt: Date | null;
  createdAt: Date;
};

const COLUMNS = {
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

const SELECT = `
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
    SELECT coalesce(sum(l.amount), 0)::float8 AS earned
    FROM promo_uses x
    LEFT JOIN orders o ON o.id = x.purchase_id
    JOIN ledger_entries l ON l.subscription_id = x.purchase_id OR l.provider = o.provider AND l.payment = o.reference
    WHERE x.promo_code_id = p.id AND x.state = 'committed' AND l.kind <> 'dispute_fee'
  ) e`;

const MATCHES = `($1 = '' OR position(upper($1) in p.code) > 0) AND ($2::boolean IS NULL OR p.active = $2)`;

const noSuchCode = (): ApiError => ApiError.notFound('promo code');

/** Manages promo codes for the staff console. */
@Injectable()
export class PromoCodesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async list({ page, perPage, sort, order, q, active }: PromoCodeQuery): Promise<PromoCodeList> {
    const filter = [q, active ?? null];
    const [rows, counts] = await Promise.all([
      this.database.query<Row[]>(
        `${SELECT} WHERE ${MATCHES} ORDER BY ${COLUMNS[sort]} ${order} NULLS LAST, p.id LIMIT $3 OFFSET $4`,
        [...filter, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM promo_codes p WHERE ${MATCHES}`,
        filter,
      ),
    ]);
    return { items: rows.map(asView), total: counts[0]!.total };
  }

  async read(id: string): Promise<PromoCodeView> {
    const [row] = await this.database.query<Row[]>(`${SELECT} WHERE p.id = $1`, [id]);
    if (!row) throw noSuchCode();
    return asView(row);
  }

  async create(promo: PromoCodeCreate, by: StaffAct): Promise<PromoCodeView> {
    try {
      const id = await this.database.transaction(async (transaction) => {
        const [row] = await transaction.query<{ id: string }[]>(
          `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, starts_at, ends_at, max_uses,
                                  max_uses_per_user, active)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
          [
            promo.code,
            promo.kind,
            promo.value,
            promo.appliesTo,
            PRICES.currency,
            promo.minAmount,
            promo.startsAt,
            promo.endsAt,
            promo.maxUses,
            promo.maxUsesPerUser,
            promo.active,
          ],
        );
        await this.events.record(transaction, {
          ...by,
          kind: 'promo_code_created',
          subjectId: row!.id,
          detail: termsOf(promo),
        });
        return row!.id;
      });
      return await this.read(id);
    } catch (error) {
      if (isUniqueViolation(error)) throw ApiError.conflict('promo_code_taken', 'This code already exists.');
      throw error;
    }
  }

  /** Changes a promo code. Omitted fields stay unchanged. */
  async change(id: string, patch: PromoCodePatch, by: StaffAct): Promise<PromoCodeView> {
    const now = await this.read(id);
    const next = { ...now, ...patch };
    if (next.startsAt && next.endsAt && next.startsAt >= next.endsAt)
      throw ApiError.invalid([{ path: 'endsAt', message: 'Choose an end date after the start date.' }]);
    await this.database.transaction(async (transaction) => {
      await transaction.query(
        `UPDATE promo_codes SET active = $2, starts_at = $3, ends_at = $4, max_uses = $5, max_uses_per_user = $6,
              updated_at = now() WHERE id = $1`,
        [id, next.active, next.startsAt, next.endsAt, next.maxUses, next.maxUsesPerUser],
      );
      const changes = changesBetween(now, patch);
      await this.events.record(transaction, {
        ...by,
        kind: 'promo_code_changed',
        subjectId: id,
        detail: now.code,
        changes,
      });
    });
    return this.read(id);
  }

  /** Deletes an unused code. Used ones stay, because discounts of payments must be traceable. */
  async delete(id: string, by: StaffAct): Promise<void> {
    const isDeleted = await this.database.transaction(async (transaction) => {
      const [removed] = await transaction.query<[{ code: string }[], number]>(
        `DELETE FROM promo_codes p WHERE id = $1
       AND NOT EXISTS (SELECT 1 FROM promo_uses WHERE promo_code_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM orders WHERE promo_code_id = p.id)
       AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE promo_code_id = p.id)
       RETURNING p.code`,
        [id],
      );
      const detail = removed[0]?.code;
      if (detail !== undefined)
        await this.events.record(transaction, { ...by, kind: 'promo_code_deleted', subjectId: id, detail });
      return detail !== undefined;
    });
    if (isDeleted) return;
    await this.read(id);
    throw ApiError.conflict('promo_code_used', 'This code has been used, so it can’t be deleted. Pause it instead.');
  }
}

const termsOf = ({ code, kind, value, maxUses }: PromoCodeCreate): string =>
  `${code} ${JSON.stringify({ kind, value, maxUses })}`;

const asView = ({ startsAt, endsAt, createdAt, ...row }: Row): PromoCodeView => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
