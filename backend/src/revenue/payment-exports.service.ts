import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffPaymentQuery, StaffSubscriptionQuery } from '@shortlist/shared/contract/console/admin-payments';
import { CSV_MARK, toCsv, type Cell } from '@shortlist/shared/text/csv';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { selectPayments, type PaymentRow } from './payments.queries.js';
import { readInBatches, selectSubscriptions, type Statement, type SubscriptionRow } from './revenue.queries.js';

/** Number of rows that each FETCH reads from the database cursor. */
const BATCH = 500;
/** Time after which a client that stops reading is disconnected, to free its database connection. */
const LONGEST_PAUSE = '60s';

const DELETED = 'deleted account';

interface CsvSource<Row> {
  columns: readonly string[];
  statement: Statement;
  line: (row: Row) => Cell[];
}

@Injectable()
export class PaymentExports {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async payments(query: StaffPaymentQuery, reply: FastifyReply, by: StaffAct): Promise<void> {
    await this.events.note({ ...by, kind: 'payments_exported', detail: 'payments' });
    sendCsv(reply, this.database, 'payments', paymentLines(query));
  }

  async subscriptions(query: StaffSubscriptionQuery, reply: FastifyReply, by: StaffAct): Promise<void> {
    await this.events.note({ ...by, kind: 'payments_exported', detail: 'subscriptions' });
    sendCsv(reply, this.database, 'subscriptions', subscriptionLines(query));
  }
}

const paymentLines = (query: StaffPaymentQuery): CsvSource<PaymentRow> => ({
  columns: [
    'Paid at (UTC)',
    'Product',
    'Status',
    'Account',
    'Amount',
    'Refunded',
    'Discount',
    'Promo code',
    'Currency',
    'Provider',
    'Reference',
    'Period start',
    'Period end',
  ],
  statement: selectPayments(query),
  line: (row) => [
    row.at.toISOString(),
    row.kind,
    row.state,
    row.user?.email ?? DELETED,
    row.amount / 100,
    row.refunded / 100,
    row.discount / 100,
    row.promoCode,
    row.currency,
    row.provider,
    row.reference,
    row.periodStart?.toISOString() ?? null,
    row.periodEnd?.toISOString() ?? null,
  ],
});

const subscriptionLines = (query: StaffSubscriptionQuery): CsvSource<SubscriptionRow> => ({
  columns: [
    'Started at (UTC)',
    'Plan',
    'Next plan',
    'Status',
    'Account',
    'Monthly amount',
    'Currency',
    'Promo code',
    'Renews at',
    'Ends at',
    'Provider',
    'Reference',
  ],
  statement: selectSubscriptions(query),
  line: (row) => [
    row.startedAt.toISOString(),
    row.plan,
    row.nextPlan,
    row.state,
    row.user?.email ?? DELETED,
    row.amount / 100,
    row.currency,
    row.promoCode,
    row.renewsAt?.toISOString() ?? null,
    row.endsAt?.toISOString() ?? null,
    row.provider,
    row.reference,
  ],
});

/** Streams rows as they are read, so that a file of any length needs little memory. */
function sendCsv<Row>(reply: FastifyReply, database: DataSource, name: string, source: CsvSource<Row>): void {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(parts(database, source)));
}

async function* parts<Row>(database: DataSource, { columns, statement, line }: CsvSource<Row>): AsyncGenerator<string> {
  yield CSV_MARK + toCsv([columns]);
  const batches = readInBatches<Row>(database, statement, { size: BATCH, longestPause: LONGEST_PAUSE });
  for await (const rows of batches) yield toCsv(rows.map(line));
}
