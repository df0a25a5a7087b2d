import { StripeAccount } from './stripe/stripe-account.js';
import {
  type Charge,
  type Coupon,
  type Dispute,
  type Intent,
  type Invoice,
  type KeptAnswer,
  type Price,
  type Refund,
  type StripeObject,
  type Subscription,
} from './stripe/stripe-objects.js';

export interface ObjectRow {
  id: string;
  kind: ObjectKind;
  object: object;
}

export type ObjectKind =
  | 'customer'
  | 'price'
  | 'coupon'
  | 'payment_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'invoice'
  | 'subscription'
  | 'answer';

type StoredInvoice = Omit<Invoice, 'intent'> & { intent: string | null };
type StoredSubscription = Omit<Subscription, 'latest'> & { latest: string };

/** Rebuilds the sandbox's Stripe account from its rows. @param rows oldest first */
export function accountOf(rows: readonly ObjectRow[], now: () => number): StripeAccount {
  const account = new StripeAccount({ now, hasPages: false });
  const objects = <T extends StripeObject>(wanted: ObjectKind): T[] =>
    rows.flatMap(({ kind, object }) => (kind === wanted ? (structuredClone(object) as T) : []));
  const fill = <T extends StripeObject>(map: Map<string, T>, kind: ObjectKind): void => {
    for (const object of objects<T>(kind)) map.set(object.id, object);
  };
  fill<StripeObject>(account.customers, 'customer');
  fill<Price>(account.prices, 'price');
  fill<Coupon>(account.coupons, 'coupon');
  fill<Intent>(account.intents, 'payment_intent');
  fill<KeptAnswer>(account.answers, 'answer');
  account.charges.push(...objects<Charge>('charge'));
  account.refunds.push(...objects<Refund>('refund'));
  account.disputes.push(...objects<Dispute>('dispute'));
  for (const invoice of objects<StoredInvoice & StripeObject>('invoice')) {
    account.invoices.push({ ...invoice, intent: account.intents.get(invoice.intent ?? '') ?? null } as Invoice);
  }
  for (const subscription of objects<StoredSubscription & StripeObject>('subscription')) {
    const latest = account.invoices.find(({ id }) => id === subscription.latest);
    account.subscriptions.set(subscription.id, { ...subscription, latest } as Subscription);
  }
  return account;
}

export function rowsOf(account: StripeAccount): ObjectRow[] {
  const rows = (kind: ObjectKind, objects: Iterable<StripeObject>): ObjectRow[] =>
    [...objects].map((object) => ({ id: object.id, kind, object }));
  return [
    ...rows('customer', account.customers.values()),
    ...rows('price', account.prices.values()),
    ...rows('coupon', account.coupons.values()),
    ...rows('payment_intent', account.intents.values()),
    ...rows('charge', account.charges),
    ...rows('refund', account.refunds),
    ...rows('dispute', account.disputes),
    ...rows(
      'invoice',
      account.invoices.map((invoice) => ({ ...invoice, intent: invoice.intent?.id ?? null })),
    ),
    ...rows(
      'subscription',
      [...account.subscriptions.values()].map((subscription) => ({ ...subscription, latest: subscription.latest.id })),
    ),
    ...rows('answer', account.answers.values()),
  ];
}
