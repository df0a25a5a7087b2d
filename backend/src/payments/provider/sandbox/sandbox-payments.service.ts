import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SandboxConfirmBody, SandboxConfirmView } from '@shortlist/shared/contract/payments';
import { DataSource } from 'typeorm';
import { ApiError } from '../../../core/api-error.js';
import { examine, type Examined } from './sandbox-cards.js';
import { openDispute } from './sandbox-disputes.js';
import { ofInvoice, ofPayment, payInvoice } from './sandbox-invoices.js';
import type { SandboxObjects, SandboxPayment } from './sandbox-objects.js';
import { sandboxCustomer } from './sandbox-provider.js';
import { SandboxStore } from './sandbox-store.js';

const noSuchPayment = (): ApiError => ApiError.notFound('payment');

type Confirmed = SandboxConfirmView | { declined: string };

export interface Authentication {
  amount: number;
  currency: string;
  last4: string;
}

/** What Stripe's form in the browser and the bank of the card would do. Nobody pays for somebody else here. */
@Injectable()
export class SandboxPayments {
  constructor(
    private readonly store: SandboxStore,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async confirm(userId: string, { clientSecret, card }: SandboxConfirmBody): Promise<SandboxConfirmView> {
    const id = clientSecret.split('_secret_', 1)[0] ?? '';
    const confirmed = await this.store.transaction(async (objects): Promise<Confirmed> => {
      const payment = await lockOwn(objects, userId, id);
      if (payment.clientSecret !== clientSecret) throw noSuchPayment();
      refuseUnlessWaiting(payment);
      return take(objects, id, payment, examine(card, await objects.now()));
    });
    // Only now: the transaction remembers that it was tried.
    if ('declined' in confirmed) throw new ApiError(402, 'card_declined', confirmed.declined);
    return confirmed;
  }

  /** What the page of the bank shows; for whoever goes back to it afterwards, where they go on instead. */
  async authentication(userId: string, id: string): Promise<Authentication | { goOn: string }> {
    const { payment, plan } = await this.store.transaction(async (objects) => {
      const payment = await lockOwn(objects, userId, id);
      return { payment, plan: await planOf(objects, payment) };
    });
    const { amount, currency, card, status } = payment;
    if (status === 'requires_action' && card) return { amount, currency, last4: card.last4 };
    return { goOn: await this.pageAfter(id, plan, status === 'succeeded') };
  }

  /** Answers where the person goes on: as Stripe leads them back, with what became of it in the query. */
  async authenticate(userId: string, id: string, approved: boolean): Promise<string> {
    const { plan, succeeded } = await this.store.transaction(async (objects) => {
      const payment = await lockOwn(objects, userId, id);
      const plan = await planOf(objects, payment);
      // Sent twice.
      if (payment.status === 'succeeded') return { plan, succeeded: true };
      if (payment.status !== 'requires_action' || !payment.card) throw noSuchPayment();
      if (approved) await pay(objects, id, payment, payment.card);
      else await fail(objects, id, payment);
      return { plan, succeeded: approved };
    });
    return this.pageAfter(id, plan, succeeded);
  }

  private async pageAfter(id: string, plan: string | null, succeeded: boolean): Promise<string> {
    const page = plan ? `/dashboard?subscription=success&plan=${plan}` : await this.afterDownload(id);
    return `${page}&redirect_status=${succeeded ? 'succeeded' : 'failed'}`;
  }

  /** Stripe is told by the page in the browser where to lead people back to; here the order knows. */
  private async afterDownload(reference: string): Promise<string> {
    const rows: { resume_id: string }[] = await this.database.query(
      `SELECT resume_id FROM orders WHERE provider = 'sandbox' AND reference = $1`,
      [reference],
    );
    return `/dashboard?payment=success${rows[0] ? `&resume=${rows[0].resume_id}` : ''}`;
  }
}

/** A subscription is locked before its payments, see `SandboxObjects`. */
async function lockOwn(objects: SandboxObjects, userId: string, id: string): Promise<SandboxPayment> {
  const payment = await objects.find('payment', id);
  if (payment?.customer !== sandboxCustomer(userId)) throw noSuchPayment();
  if (payment.invoice) {
    const { subscription } = await objects.get('invoice', payment.invoice);
    await objects.lock('subscription', subscription);
  }
  return objects.lock('payment', id);
}

async function planOf(objects: SandboxObjects, { invoice }: SandboxPayment): Promise<string | null> {
  return invoice ? (await objects.get('invoice', invoice)).plan : null;
}

function refuseUnlessWaiting({ status }: SandboxPayment): void {
  if (status === 'succeeded') throw ApiError.conflict('already_unlocked', 'This has already been paid.');
  if (status === 'canceled') throw noSuchPayment();
}

async function take(
  objects: SandboxObjects,
  id: string,
  payment: SandboxPayment,
  examined: Examined,
): Promise<Confirmed> {
  switch (examined.outcome) {
    case 'declined':
      await fail(objects, id, payment);
      return { declined: examined.message };
    case 'asks for its owner':
      await objects.save('payment', id, { ...payment, status: 'requires_action', card: examined.card });
      return { status: 'requires_action', redirect: `/api/payments/sandbox/authenticate?payment=${id}` };
    case 'charged':
      await pay(objects, id, payment, examined.card);
      return { status: 'succeeded' };
  }
}

async function pay(
  objects: SandboxObjects,
  id: string,
  payment: SandboxPayment,
  card: NonNullable<SandboxPayment['card']>,
): Promise<void> {
  if (payment.invoice) return payInvoice(objects, payment.invoice, card);
  const paidAt = (await objects.now()).toISOString();
  await objects.save('payment', id, { ...payment, status: 'succeeded', card, paidAt });
  await objects.tell('payment_intent.succeeded', ofPayment(id));
  if (card.disputes) await openDispute(objects, id);
}

async function fail(objects: SandboxObjects, id: string, payment: SandboxPayment): Promise<void> {
  await objects.save('payment', id, { ...payment, status: 'requires_payment_method', card: null });
  await objects.tell('payment_intent.payment_failed', ofPayment(id));
  if (!payment.invoice) return;
  const bill = await objects.get('invoice', payment.invoice);
  await objects.tell('invoice.payment_failed', ofInvoice(payment.invoice, bill));
}
