import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  StaffSubscription,
  StaffSubscriptionList,
  StaffSubscriptionQuery,
} from '@shortlist/shared/contract/console/admin-payments';
import { DataSource } from 'typeorm';
import { MONTHLY_PRICE } from './monthly-price.js';
import { PRICES } from '@shortlist/shared/product/plans';

type Row = Omit<StaffSubscription, 'startedAt' | 'renewsAt' | 'endsAt'> & {
  startedAt: Date;
  renewsAt: Date | null;
  endsAt: Date | null;
};

const RENEWS_AT = `CASE WHEN s.state IN ('active', 'past_due') AND NOT s.cancels_at_period_end THEN s.period_end END`;
const ENDS_AT = `CASE WHEN s.state = 'canceled' THEN s.ended_at WHEN s.cancels_at_period_end THEN s.period_end END`;

const FROM = `
  FROM subscriptions s LEFT JOIN users u ON u.id = s.user_id
  LEFT JOIN promo_codes c ON c.id = s.promo_code_id AND s.discount > 0`;

const SELECT = `
  SELECT s.id, s.plan, s.next_plan AS "nextPlan", s.state, s.cancels_at_period_end AS "cancelsAtPeriodEnd",
         ${MONTHLY_PRICE} AS amount, '${PRICES.currency}' AS currency, c.code AS "promoCode", s.provider, s.reference,
         s.created_at AS "startedAt", ${RENEWS_AT} AS "renewsAt", ${ENDS_AT} AS "endsAt",
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'email', u.email) END AS user
  ${FROM}`;

const ORDER = {
  startedAt: 's.created_at',
  renewsAt: RENEWS_AT,
  endsAt: ENDS_AT,
  plan: 's.plan',
  state: 's.state',
  amount: MONTHLY_PRICE,
} as const satisfies Record<StaffSubscriptionQuery['sort'], string>;

const MATCHES = `
  ($1 = '' OR position(lower($1) in lower(concat_ws(' ', u.email, s.reference))) > 0)
  AND ($2::text IS NULL OR s.plan = $2) AND ($3::text IS NULL OR s.state = $3)`;

export const subscriptionFilter = ({ q, plan, state }: StaffSubscriptionQuery): unknown[] => [
  q,
  plan ?? null,
  state ?? null,
];

/** Returns the SQL for a sorted list. Its parameters are the values of `subscriptionFilter`. */
export const selectSubscriptions = ({ sort, order }: StaffSubscriptionQuery): string =>
  `${SELECT} WHERE ${MATCHES} ORDER BY ${ORDER[sort]} ${order} NULLS LAST, s.id`;

@Injectable()
export class AdminSubscriptions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: StaffSubscriptionQuery): Promise<StaffSubscriptionList> {
    const { page, perPage } = query;
    const filter = subscriptionFilter(query);
    const [rows, counts] = await Promise.all([
      this.database.query<Row[]>(`${selectSubscriptions(query)} LIMIT $4 OFFSET $5`, [
        ...filter,
        perPage,
        (page - 1) * perPage,
      ]),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total ${FROM} WHERE ${MATCHES}`, filter),
    ]);
    return { items: rows.map(subscriptionView), total: counts[0]!.total };
  }
}

export type SubscriptionRow = Row;

export const subscriptionView = ({ startedAt, renewsAt, endsAt, ...row }: Row): StaffSubscription => ({
  ...row,
  startedAt: startedAt.toISOString(),
  renewsAt: renewsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
});
