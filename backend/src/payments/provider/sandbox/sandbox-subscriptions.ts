import type { PaidPlan } from '@shortlist/shared/contract/payments';
import type { NewSubscription, ProviderInvoice, ProviderSubscription } from '../payment-provider.js';
import { disputesOf } from './sandbox-disputes.js';
import { chargeCardOnFile, end, invoice, monthAfter, ofSubscription, voidOpenInvoice } from './sandbox-invoices.js';
import type { SandboxObjects, SandboxPayment, SandboxSubscription } from './sandbox-objects.js';

export const refundedOf = ({ refunds }: { refunds: Record<string, number> }): number =>
  Object.values(refunds).reduce((sum, amount) => sum + amount, 0);

export async function viewSubscription(objects: SandboxObjects, id: string): Promise<ProviderSubscription> {
  const subscription = await objects.get('subscription', id);
  const invoices: ProviderInvoice[] = [];
  for (const [reference, bill] of await objects.invoicesOf(id)) {
    if (bill.status !== 'paid' || !bill.paidAt) continue;
    const payment = bill.payment ? await objects.get('payment', bill.payment) : null;
    invoices.push({
      reference,
      plan: bill.plan,
      payment: bill.payment,
      amount: bill.amount,
      refunded: payment ? refundedOf(payment) : 0,
      currency: bill.currency,
      periodStart: new Date(bill.periodStart),
      periodEnd: new Date(bill.periodEnd),
      paidAt: new Date(bill.paidAt),
      receiptUrl: null,
      disputes: payment ? disputesOf(payment) : [],
    });
  }
  const waiting = await waitingPaymentOf(objects, subscription);
  return {
    reference: id,
    clientSecret: waiting?.clientSecret ?? null,
    amountDue: waiting?.amount ?? null,
    plan: subscription.plan,
    nextPlan: subscription.next?.plan ?? null,
    state: subscription.status,
    periodStart: new Date(subscription.periodStart),
    periodEnd: new Date(subscription.periodEnd),
    cancelsAtPeriodEnd: subscription.cancelAtPeriodEnd,
    invoices,
  };
}

async function waitingPaymentOf(
  objects: SandboxObjects,
  { latestInvoice }: SandboxSubscription,
): Promise<SandboxPayment | null> {
  const bill = latestInvoice ? await objects.get('invoice', latestInvoice) : null;
  return bill?.status === 'open' && bill.payment ? objects.get('payment', bill.payment) : null;
}

/** The same id again is the same subscription. */
export async function createSubscription(objects: SandboxObjects, wanted: NewSubscription): Promise<string> {
  const { customer, plan, price, currency, discount } = wanted;
  const id = `sub_${wanted.subscriptionId}`;
  const start = await objects.now();
  const period = { periodStart: start.toISOString(), periodEnd: monthAfter(start).toISOString() };
  const subscription: SandboxSubscription = {
    customer,
    plan,
    price,
    currency,
    status: 'incomplete',
    createdAt: start.toISOString(),
    ...period,
    cancelAtPeriodEnd: false,
    next: null,
    card: null,
    latestInvoice: null,
  };
  await objects.create('subscription', id, subscription);
  if ((await objects.lock('subscription', id)).latestInvoice) return id;
  const amount = Math.max(0, price - discount);
  const bill = await invoice(objects, id, subscription, { plan, price, amount, ...period });
  await objects.save('subscription', id, subscription);
  await objects.tell('customer.subscription.created', ofSubscription(id));
  if (amount === 0) await chargeCardOnFile(objects, bill);
  return id;
}

export async function changePlan(objects: SandboxObjects, id: string, plan: PaidPlan, price: number): Promise<void> {
  const subscription = await objects.lock('subscription', id);
  if (plan === subscription.plan) {
    await save(objects, id, { ...subscription, next: null });
  } else if (price < subscription.price) {
    await save(objects, id, { ...subscription, next: { plan, price } });
  } else {
    await upgrade(objects, id, subscription, plan, price);
  }
}

export async function previewUpgrade(objects: SandboxObjects, id: string, price: number): Promise<number> {
  return difference(objects, await objects.get('subscription', id), price);
}

/** Between what is paid for and what is wanted, for what is left of the period. */
async function difference(objects: SandboxObjects, subscription: SandboxSubscription, price: number): Promise<number> {
  const now = await objects.now();
  const [start, until] = [Date.parse(subscription.periodStart), Date.parse(subscription.periodEnd)];
  const left = Math.min(1, Math.max(0, (until - now.getTime()) / (until - start)));
  return Math.round((price - subscription.price) * left);
}

/** Asks for the difference for what is left of the period; the plan changes when that is paid. */
async function upgrade(
  objects: SandboxObjects,
  id: string,
  subscription: SandboxSubscription,
  plan: PaidPlan,
  price: number,
): Promise<void> {
  const waiting = subscription.latestInvoice ? await objects.get('invoice', subscription.latestInvoice) : null;
  // Asked for twice: the invoice is there and waits.
  if (waiting?.status === 'open' && waiting.plan === plan) return;
  await voidOpenInvoice(objects, subscription);
  const amount = await difference(objects, subscription, price);
  const { periodStart, periodEnd } = subscription;
  const bill = await invoice(objects, id, subscription, { plan, price, amount, periodStart, periodEnd });
  await save(objects, id, { ...subscription, next: null });
  await chargeCardOnFile(objects, bill);
}

export async function cancelAtPeriodEnd(objects: SandboxObjects, id: string, cancel: boolean): Promise<void> {
  const subscription = await objects.lock('subscription', id);
  await save(objects, id, { ...subscription, cancelAtPeriodEnd: cancel });
}

export async function endNow(objects: SandboxObjects, id: string): Promise<void> {
  await objects.lock('subscription', id);
  await end(objects, id);
}

async function save(objects: SandboxObjects, id: string, subscription: SandboxSubscription): Promise<void> {
  await objects.save('subscription', id, subscription);
  await objects.tell('customer.subscription.updated', ofSubscription(id));
}
