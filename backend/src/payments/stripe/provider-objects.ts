import type { PaidPlan } from '@shortlist/shared/contract/account/payments';

/** Money that a bank withdrew because of a dispute (negative amount) or later paid back (positive amount). */
export interface DisputeMovement {
  reference: string;
  /** Amount in cents, in the currency of the provider's account. The provider's fee uses the same currency. */
  amount: number;
  fee: number;
  currency: string;
  at: Date;
}

/** A chargeback. Excludes bank inquiries, which move no money. */
export interface ProviderDispute {
  reference: string;
  /**
   * `won`: the operator keeps the money; `lost`: the cardholder gets it back; `prevented`: refunded before the bank
   * opened a case.
   */
  state: 'open' | 'won' | 'lost' | 'prevented';
  /** Disputed amount in cents. */
  amount: number;
  currency: string;
  openedAt: Date;
  movements: DisputeMovement[];
}

export interface ProviderPayment {
  reference: string;
  clientSecret: string | null;
  state: 'waiting' | 'processing' | 'succeeded' | 'cancelled';
  /** Amount of the payment, in cents. */
  amount: number;
  currency: string;
  /** Amount refunded so far, in cents. */
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
  /** Paid amount in cents. */
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
  /** Client secret for paying the open invoice (first, upgrade or failed renewal); null if no invoice is open. */
  clientSecret: string | null;
  /** Amount of the open invoice in cents; null if no invoice is open. */
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

/**
 * An event from the provider. It only identifies an object. The object is read from the provider, because the event's
 * content is not trusted.
 */
export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The object that the event is about; null for events that the product ignores. */
  subject: { kind: 'payment' | 'subscription'; reference: string } | null;
}

/** A payment with its total refunds in cents. */
export interface RefundedPayment {
  payment: string;
  refunded: number;
}

export interface DisputedPayment {
  payment: string;
  dispute: ProviderDispute;
}

/** One page of a list. `next` is the cursor of the next page; null on the last page. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

export interface NewCustomer {
  /** Id of the user who pays. */
  id: string;
  email: string;
  name: string;
  /** Id of the deleted customer that this one replaces. */
  gone: string | null;
}

export interface NewPayment {
  orderId: string;
  customer: string;
  /** Amount to pay, in cents. */
  amount: number;
  currency: string;
  description: string;
}

export interface NewSubscription {
  subscriptionId: string;
  customer: string;
  plan: PaidPlan;
  /** Monthly price in cents. */
  price: number;
  currency: string;
  /** Discount on the first invoice, in cents. */
  discount: number;
}
