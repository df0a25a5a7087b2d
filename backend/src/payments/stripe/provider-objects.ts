import type { PaidPlan } from '@shortlist/shared/contract/account/payments';

/** Money that a bank withdrew because of a dispute (negative amount), or paid back after it. */
export interface DisputeMovement {
  reference: string;
  /** Cents, in the currency of the provider's account, as is the provider's own fee. */
  amount: number;
  fee: number;
  currency: string;
  at: Date;
}

/** A chargeback. Inquiries of a bank are excluded: they move no money and often lead to nothing. */
export interface ProviderDispute {
  reference: string;
  /** `won` by us, `lost` to the card's owner; `prevented`: refunded before the bank opened a case. */
  state: 'open' | 'won' | 'lost' | 'prevented';
  /** Cents. */
  amount: number;
  currency: string;
  openedAt: Date;
  movements: DisputeMovement[];
}

/** The provider's current state of a payment. */
export interface ProviderPayment {
  reference: string;
  clientSecret: string | null;
  state: 'waiting' | 'processing' | 'succeeded' | 'cancelled';
  /** Cents. */
  amount: number;
  currency: string;
  /** Cents that were refunded. */
  refunded: number;
  paidAt: Date | null;
  receiptUrl: string | null;
  disputes: ProviderDispute[];
}

/** A paid invoice of a subscription. */
export interface ProviderInvoice {
  reference: string;
  plan: PaidPlan;
  /** The payment to refund; null if the invoice was free. */
  payment: string | null;
  /** Cents. */
  amount: number;
  refunded: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  paidAt: Date;
  receiptUrl: string | null;
  disputes: ProviderDispute[];
}

export interface ProviderSubscription {
  reference: string;
  /** Pays the open invoice: the first one, an upgrade's, or a failed renewal's. Null without one. */
  clientSecret: string | null;
  /** Cents of the open invoice; null without one. */
  amountDue: number | null;
  plan: PaidPlan;
  nextPlan: PaidPlan | null;
  state: 'incomplete' | 'active' | 'past_due' | 'canceled';
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** Paid invoices, newest first. */
  invoices: ProviderInvoice[];
}

/** An event names an object, which is then read again: its content is not trusted. */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The event's object; null for events that are not followed. */
  about: { kind: 'payment' | 'subscription'; reference: string } | null;
}

/** A payment with the total of its refunds in cents. */
export interface RefundedPayment {
  payment: string;
  refunded: number;
}

export interface DisputedPayment {
  payment: string;
  dispute: ProviderDispute;
}

/** One page of a list, with the cursor of the next page; null at the end. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

export interface NewCustomer {
  /** The user's id. */
  id: string;
  email: string;
  name: string;
  /** Id of the deleted customer that this one replaces. */
  gone: string | null;
}

export interface NewPayment {
  orderId: string;
  customer: string;
  /** Cents. */
  amount: number;
  currency: string;
  description: string;
}

export interface NewSubscription {
  subscriptionId: string;
  customer: string;
  plan: PaidPlan;
  /** Cents a month. */
  price: number;
  currency: string;
  /** Cents off the first invoice. */
  discount: number;
}
