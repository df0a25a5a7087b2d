import { randomUUID } from 'node:crypto';
import { openDispute } from './sandbox-disputes.js';
import type { SandboxCard, SandboxInvoice, SandboxObjects, SandboxSubscription } from './sandbox-objects.js';

export const clientSecretOf = (payment: string): string => `${payment}_secret_${randomUUID().replaceAll('-', '')}`;

/** The same day of the next month; of a shorter month the last one. */
export function monthAfter(start: Date): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

export const ofSubscription = (id: string): Record<string, unknown> => ({ id, object: 'subscription' });

export const ofInvoice = (id: string, { subscription }: SandboxInvoice): Record<string, unknown> => ({
  id,
  object: 'invoice',
  parent: { type: 'subscription_details', subscription_details: { subscription } },
});

export const ofPayment = (id: string): Record<string, unknown> => ({ id, object: 'payment_intent' });

type NewInvoice = Pick<SandboxInvoice, 'plan' | 'price' | 'amount' | 'periodStart' | 'periodEnd'>;

/** Writes an invoice with the payment that it waits for. The subscription is locked, and saved by the caller. */
export async function invoice(
  objects: SandboxObjects,
  id: string,
  subscription: SandboxSubscription,
  wanted: NewInvoice,
): Promise<string> {
  const invoiceId = `inv_${randomUUID()}`;
  const payment = wanted.amount > 0 ? `pay_${randomUUID()}` : null;
  const { customer, currency } = subscription;
  if (payment) {
    await objects.create('payment', payment, {
      customer,
      amount: wanted.amount,
      currency,
      description: `Subscription ${wanted.plan}`,
      status: 'requires_payment_method',
      clientSecret: clientSecretOf(payment),
      card: null,
      invoice: invoiceId,
      refunds: {},
      paidAt: null,
    });
  }
  const rest = { subscription: id, currency, payment, status: 'open', paidAt: null } as const;
  await objects.create('invoice', invoiceId, { ...wanted, ...rest });
  subscription.latestInvoice = invoiceId;
  return invoiceId;
}

/** The payment, the invoice and the plan that was waiting for them. The subscription is locked. */
export async function payInvoice(objects: SandboxObjects, invoiceId: string, card: SandboxCard | null): Promise<void> {
  const bill = await objects.lock('invoice', invoiceId);
  const subscription = await objects.get('subscription', bill.subscription);
  const now = (await objects.now()).toISOString();
  await objects.save('invoice', invoiceId, { ...bill, status: 'paid', paidAt: now });
  if (bill.payment) {
    const payment = await objects.lock('payment', bill.payment);
    await objects.save('payment', bill.payment, { ...payment, status: 'succeeded', card, paidAt: now });
    await objects.tell('payment_intent.succeeded', ofPayment(bill.payment));
  }
  await objects.save('subscription', bill.subscription, {
    ...subscription,
    status: 'active',
    plan: bill.plan,
    price: bill.price,
    periodStart: bill.periodStart,
    periodEnd: bill.periodEnd,
    card: card ?? subscription.card,
  });
  await objects.tell('invoice.paid', ofInvoice(invoiceId, bill));
  if (bill.payment && card?.disputes) await openDispute(objects, bill.payment);
  await objects.tell('customer.subscription.updated', ofSubscription(bill.subscription));
}

/** Charges the card that is on file, without the person. The subscription is locked. */
export async function chargeCardOnFile(objects: SandboxObjects, invoiceId: string): Promise<boolean> {
  const bill = await objects.get('invoice', invoiceId);
  const { card } = await objects.get('subscription', bill.subscription);
  const works = bill.amount === 0 || card?.renews === true;
  if (works) await payInvoice(objects, invoiceId, card);
  else await objects.tell('invoice.payment_failed', ofInvoice(invoiceId, bill));
  return works;
}

/** What is open is not asked for any more. The subscription is locked. */
export async function voidOpenInvoice(objects: SandboxObjects, { latestInvoice }: SandboxSubscription): Promise<void> {
  if (!latestInvoice) return;
  const bill = await objects.lock('invoice', latestInvoice);
  if (bill.status !== 'open') return;
  await objects.save('invoice', latestInvoice, { ...bill, status: 'void' });
  if (bill.payment) {
    const payment = await objects.lock('payment', bill.payment);
    await objects.save('payment', bill.payment, { ...payment, status: 'canceled' });
  }
  await objects.tell('invoice.voided', ofInvoice(latestInvoice, bill));
}

/** The subscription is locked. */
export async function end(objects: SandboxObjects, id: string): Promise<void> {
  const subscription = await objects.get('subscription', id);
  if (subscription.status === 'canceled') return;
  await voidOpenInvoice(objects, subscription);
  await objects.save('subscription', id, { ...subscription, status: 'canceled', next: null });
  await objects.tell('customer.subscription.deleted', ofSubscription(id));
}
