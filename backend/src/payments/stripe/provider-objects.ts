import type { PaidPlan } from '@shortlist/shared/contract/payments';

/** Money that a bank withdrew because of a dispute (negative), or paid back after it. */
export interface DisputeMovement {
  reference: string;
  /** Cents, and the provider's own fee for it; in the currency of the provider's account. */
  amount: number;
  fee: number;
  currency: string;
  at: Date;
}

/** A chargeback. Inquiries of a bank are none: they move no money, and often end as they began. */
export interface ProviderDispute {
  reference: string;
  /** `won` by us, `lost` to the card owner; `prevented`: paid back before the bank made a case of it. */
  state: 'open' | 'won' | 'lost' | 'prevented';
  /** Cents. */
  amount: number;
  currency: string;
  openedAt: Date;
  movements: DisputeMovement[];
}

/** A card payment, as the provider knows it now. */
export interface ProviderPayment {
  reference: string;
  clientSecret: string | null;
  state: 'waiting' | 'processing' | 'succeeded' | 'cancelled';
  /** Cents. */
  amount: number;
  currency: string;
  /** Cents that went back. */
  refunded: number;
  paidAt: Date | null;
  receiptUrl: string | null;
  disputes: ProviderDispute[];
}

/** A paid invoice of a subscription. */
export interface ProviderInvoice {
  reference: string;
  plan: PaidPlan;
  /** The payment that can be refunded; null when nothing had to be paid. */
  payment: string | null;
  /** Cents that were paid, and went back. */
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
  /** Of the invoice that waits: the first, one of an upgrade, a renewal that failed. Null when nothing has to be paid. */
  clientSecret: string | null;
  /** Cents that this invoice asks for; null as above. */
  amountDue: number | null;
  plan: PaidPlan;
  nextPlan: PaidPlan | null;
  state: 'incomplete' | 'active' | 'past_due' | 'canceled';
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** Paid ones, newest first. */
  invoices: ProviderInvoice[];
}

/** News of an object. What it says of the object is not believed: the object is read again. */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** What it is about; null for what the product does not follow. */
  about: { kind: 'payment' | 'subscription'; reference: string } | null;
}

/** A payment with what was refunded of it in all, in cents. */
export interface RefundedPayment {
  payment: string;
  refunded: number;
}

export interface DisputedPayment {
  payment: string;
  dispute: ProviderDispute;
}

/** A part of a long list, and where the next part begins; null at the end. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

export interface NewCustomer {
  /** Of the person, here. */
  id: string;
  email: string;
  name: string;
  /** Whose place they take, because that one was deleted there. */
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
