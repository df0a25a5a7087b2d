import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  DisputeList,
  DisputePatch,
  DisputeQuery,
  StaffDispute,
} from '@shortlist/shared/contract/console/disputes';
import { DataSource } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { SecurityEvents, type StaffAct } from '../../security-events/security-events.service.js';

type Row = Omit<StaffDispute, 'openedAt' | 'updatedAt' | 'clearedAt'> & {
  openedAt: Date;
  updatedAt: Date;
  clearedAt: Date | null;
};

const FROM = `
  FROM payment_disputes d LEFT JOIN users u ON u.id = d.user_id LEFT JOIN staff s ON s.id = d.cleared_by`;
const SELECT = `
  SELECT d.id, d.state, d.amount, d.currency, d.reference, d.payment, d.opened_at AS "openedAt",
         d.updated_at AS "updatedAt", d.cleared_at AS "clearedAt", s.username AS "clearedBy",
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user
  ${FROM}`;

const ORDER = {
  openedAt: 'd.opened_at',
  updatedAt: 'd.updated_at',
  state: 'd.state',
  amount: 'd.amount',
} as const satisfies Record<DisputeQuery['sort'], string>;

const MATCHES = `
  ($1 = '' OR position(lower($1) in lower(concat_ws(' ', u.email, d.reference, d.payment))) > 0)
  AND ($2::text IS NULL OR d.state = $2)`;

/**
 * Lists disputes for staff, who can allow an account to buy again. Staff respond to disputes on the provider's own
 * pages.
 */
@Injectable()
export class DisputeInboxService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async list({ page, perPage, sort, order, q, state }: DisputeQuery): Promise<DisputeList> {
    const filter = [q, state ?? null];
    const [rows, counts] = await Promise.all([
      this.database.query<Row[]>(
        `${SELECT} WHERE ${MATCHES} ORDER BY ${ORDER[sort]} ${order}, d.id LIMIT $3 OFFSET $4`,
        [...filter, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total ${FROM} WHERE ${MATCHES}`, filter),
    ]);
    return { items: rows.map(asView), total: counts[0]!.total };
  }

  async read(id: string): Promise<StaffDispute> {
    const [row] = await this.database.query<Row[]>(`${SELECT} WHERE d.id = $1`, [id]);
    if (!row) throw ApiError.notFound('dispute');
    return asView(row);
  }

  async change(id: string, { cleared }: DisputePatch, by: StaffAct): Promise<StaffDispute> {
    await this.database.transaction(async (transaction) => {
      const [rows] = await transaction.query<[{ reference: string; userId: string | null }[], number]>(
        cleared
          ? `UPDATE payment_disputes SET cleared_at = now(), cleared_by = $2 WHERE id = $1 AND cleared_at IS NULL
             RETURNING reference, user_id AS "userId"`
          : `UPDATE payment_disputes SET cleared_at = NULL, cleared_by = NULL
             WHERE id = $1 AND cleared_at IS NOT NULL AND $2::uuid IS NOT NULL
             RETURNING reference, user_id AS "userId"`,
        [id, by.staffId],
      );
      if (!rows[0]) return;
      const kind = cleared ? 'dispute_cleared' : 'dispute_clearing_undone';
      const { reference: detail, userId } = rows[0];
      await this.events.record(transaction, { ...by, kind, userId: userId ?? undefined, subjectId: id, detail });
    });
    return this.read(id);
  }
}

const asView = ({ openedAt, updatedAt, clearedAt, ...row }: Row): StaffDispute => ({
  ...row,
  openedAt: openedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  clearedAt: clearedAt?.toISOString() ?? null,
});
