import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  StaffPaymentDetail,
  StaffPaymentList,
  StaffPaymentQuery,
} from '@shortlist/shared/contract/console/admin-payments';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { StripeProvider } from '../payments/stripe/stripe-provider.js';
import {
  countPayments,
  ledgerIdOf,
  paymentFilter,
  paymentView,
  SELECT_FAILED,
  SELECT_PAID,
  selectPayments,
  type PaymentRow,
} from './payment-rows.js';

type EntryRow = Omit<StaffPaymentDetail['entries'][number], 'at'> & { at: Date };
type RefundRow = Omit<StaffPaymentDetail['refunds'][number], 'at'> & { at: Date };

interface PurchaseRow {
  payment: string | null;
  receiptUrl: string | null;
  subscription: StaffPaymentDetail['subscription'];
  isDisputed: boolean;
}

/** Maximum counted payments, because counting more is slow. Narrower filters reach older payments. */
const MAX_COUNTED = 10_000;

export const paymentNotFound = (): ApiError => ApiError.notFound('payment');

@Injectable()
export class AdminPayments {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly provider: StripeProvider,
  ) {}

  async list(query: StaffPaymentQuery): Promise<StaffPaymentList> {
    const { page, perPage } = query;
    const filter = paymentFilter(query);
    const [rows, counts] = await Promise.all([
      this.database.query<PaymentRow[]>(`${selectPayments(query)} LIMIT $6 OFFSET $7`, [
        ...filter,
        perPage,
        (page - 1) * perPage,
      ]),
      this.database.query<{ total: number }[]>(countPayments(MAX_COUNTED), filter),
    ]);
    return { items: rows.map(paymentView), total: counts[0]!.total };
  }

  async read(id: string): Promise<StaffPaymentDetail> {
    const entryId = ledgerIdOf(id);
    return entryId === undefined ? this.readFailed(id) : this.readPaid(entryId);
  }

  private async readFailed(id: string): Promise<StaffPaymentDetail> {
    const [row] = await this.database.query<PaymentRow[]>(SELECT_FAILED, [id]);
    if (!row) throw paymentNotFound();
    const [subscription] = await this.database.query<NonNullable<StaffPaymentDetail['subscription']>[]>(
      'SELECT id, plan, state FROM subscriptions WHERE id = $1',
      [id],
    );
    const nothing = { refundable: 0, receiptUrl: null, entries: [], refunds: [] };
    return { ...paymentView(row), ...nothing, subscription: subscription ?? null };
  }

  private async readPaid(entryId: string): Promise<StaffPaymentDetail> {
    const [row] = await this.database.query<PaymentRow[]>(SELECT_PAID, [entryId]);
    if (!row) throw paymentNotFound();
    const [[purchase], entries, refunds] = await Promise.all([
      this.purchase(entryId),
      this.entries(entryId),
      this.refunds(entryId),
    ]);
    const { payment, receiptUrl, subscription, isDisputed } = purchase!;
    const isHere = payment !== null && row.provider === this.provider.name && !isDisputed;
    return {
      ...paymentView(row),
      refundable: isHere ? Math.max(0, row.amount - row.refunded) : 0,
      receiptUrl,
      subscription,
      entries: entries.map(withIsoDate),
      refunds: refunds.map(withIsoDate),
    };
  }

  private purchase(entryId: string): Promise<PurchaseRow[]> {
    return this.database.query(
      `SELECT l.payment, l.receipt_url AS "receiptUrl",
              CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'plan', s.plan, 'state', s.state) END
                AS subscription,
              EXISTS (SELECT FROM payment_disputes d WHERE d.provider = l.provider AND d.payment = l.payment)
                AS "isDisputed"
       FROM ledger_entries l LEFT JOIN subscriptions s ON s.id = l.subscription_id WHERE l.id = $1`,
      [entryId],
    );
  }

  private entries(entryId: string): Promise<EntryRow[]> {
    return this.database.query(
      `SELECT e.id::text AS id, e.kind, e.amount, e.currency, e.reference, e.at
       FROM ledger_entries l JOIN ledger_entries e ON e.id = l.id OR e.provider = l.provider AND e.payment = l.payment
       WHERE l.id = $1 ORDER BY e.id`,
      [entryId],
    );
  }

  private refunds(entryId: string): Promise<RefundRow[]> {
    return this.database.query(
      `SELECT r.id, r.amount, r.reason, r.state, s.username AS by, r.created_at AS at
       FROM staff_refunds r LEFT JOIN staff s ON s.id = r.staff_id
       WHERE r.ledger_entry_id = $1 ORDER BY r.created_at, r.id`,
      [entryId],
    );
  }
}

const withIsoDate = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });
