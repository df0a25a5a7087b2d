import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  StaffPayment,
  StaffPaymentDetail,
  StaffPaymentList,
  StaffPaymentQuery,
} from '@shortlist/shared/contract/console/admin-payments';
import { EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { StripeProvider } from '../payments/stripe/stripe-provider.js';
import { Subscription } from '../payments/tables/subscription.entity.js';
import {
  findFailed,
  findPaid,
  findPurchase,
  listEntries,
  listPayments,
  listRefunds,
  type PaymentRow,
} from './payments.queries.js';

/**
 * Matches the id of a successful payment: its ledger entry's id as a UUID, such as
 * "00000000-0000-0000-0000-00000000002a". A failed payment has the id of its order or subscription instead.
 */
const LEDGER_ID = /^0{8}-0{4}-0{4}-([0-9a-f]{4})-([0-9a-f]{12})$/;

export function ledgerIdOf(paymentId: string): string | undefined {
  const [, high, low] = LEDGER_ID.exec(paymentId) ?? [];
  return high && low ? BigInt.asIntN(64, BigInt(`0x${high}${low}`)).toString() : undefined;
}

export const paymentNotFound = (): ApiError => ApiError.notFound('payment');

@Injectable()
export class AdminPayments {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly provider: StripeProvider,
  ) {}

  async list(query: StaffPaymentQuery): Promise<StaffPaymentList> {
    const { rows, total } = await listPayments(this.database, query);
    return { items: rows.map(paymentView), total };
  }

  async read(id: string): Promise<StaffPaymentDetail> {
    const entryId = ledgerIdOf(id);
    return entryId === undefined ? this.readFailed(id) : this.readPaid(entryId);
  }

  private async readFailed(id: string): Promise<StaffPaymentDetail> {
    const row = await findFailed(this.database, id);
    if (!row) throw paymentNotFound();
    const subscription = await this.database.findOne(Subscription, {
      select: { id: true, plan: true, state: true },
      where: { id },
    });
    const nothing = { refundable: 0, receiptUrl: null, entries: [], refunds: [] };
    return { ...paymentView(row), ...nothing, subscription };
  }

  private async readPaid(entryId: string): Promise<StaffPaymentDetail> {
    const row = await findPaid(this.database, entryId);
    if (!row) throw paymentNotFound();
    const [purchase, entries, refunds] = await Promise.all([
      findPurchase(this.database, entryId),
      listEntries(this.database, entryId),
      listRefunds(this.database, entryId),
    ]);
    const { payment, receiptUrl, subscription, isDisputed } = purchase;
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
}

const paymentView = ({ periodStart, periodEnd, at, ...row }: PaymentRow): StaffPayment => ({
  ...row,
  periodStart: periodStart?.toISOString() ?? null,
  periodEnd: periodEnd?.toISOString() ?? null,
  at: at.toISOString(),
});

const withIsoDate = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });
