import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  PromoCodeCreate,
  PromoCodeList,
  PromoCodePatch,
  PromoCodeQuery,
  PromoCodeView,
} from '@shortlist/shared/contract/console/promo-codes';
import { PRICES } from '@shortlist/shared/product/plans';
import { EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { isUniqueViolation } from '../core/errors/unique-violation.js';
import { changesBetween, SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { PromoCodeRow } from './promo-code.entity.js';
import { deleteUnusedCode, findPromoCode, listPromoCodes, type PromoCodeSummary } from './promo.queries.js';

const noSuchCode = (): ApiError => ApiError.notFound('promo code');

@Injectable()
export class PromoCodesService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly events: SecurityEvents,
  ) {}

  async list(query: PromoCodeQuery): Promise<PromoCodeList> {
    const { rows, total } = await listPromoCodes(this.database, query);
    return { items: rows.map(asView), total };
  }

  async read(id: string): Promise<PromoCodeView> {
    const row = await findPromoCode(this.database, id);
    if (!row) throw noSuchCode();
    return asView(row);
  }

  async create(promo: PromoCodeCreate, by: StaffAct): Promise<PromoCodeView> {
    try {
      const id = await this.database.transaction(async (transaction) => {
        const { identifiers } = await transaction.insert(PromoCodeRow, {
          ...promo,
          currency: PRICES.currency,
          startsAt: dateOf(promo.startsAt),
          endsAt: dateOf(promo.endsAt),
        });
        const subjectId = identifiers[0]!['id'] as string;
        await this.events.record(transaction, { ...by, kind: 'promo_code_created', subjectId, detail: termsOf(promo) });
        return subjectId;
      });
      return await this.read(id);
    } catch (error) {
      if (isUniqueViolation(error)) throw ApiError.conflict('promo_code_taken', 'This code already exists.');
      throw error;
    }
  }

  /** Omitted fields stay unchanged. */
  async change(id: string, patch: PromoCodePatch, by: StaffAct): Promise<PromoCodeView> {
    const now = await this.read(id);
    const next = { ...now, ...patch };
    if (next.startsAt && next.endsAt && next.startsAt >= next.endsAt)
      throw ApiError.invalid([{ path: 'endsAt', message: 'Choose an end date after the start date.' }]);
    await this.database.transaction(async (transaction) => {
      await transaction.update(PromoCodeRow, id, {
        active: next.active,
        startsAt: dateOf(next.startsAt),
        endsAt: dateOf(next.endsAt),
        maxUses: next.maxUses,
        maxUsesPerUser: next.maxUsesPerUser,
        updatedAt: () => 'now()',
      });
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

  /** Deletes an unused promo code. Used codes stay, because the discount on each payment must be traceable. */
  async delete(id: string, by: StaffAct): Promise<void> {
    const isDeleted = await this.database.transaction(async (transaction) => {
      const detail = await deleteUnusedCode(transaction, id);
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

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

const asView = ({ startsAt, endsAt, createdAt, ...row }: PromoCodeSummary): PromoCodeView => ({
  ...row,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
