// Request parameters and objects of the sandbox's Stripe account, in the format that the Stripe package expects.

export type Params = { [name: string]: string | Params | undefined };

export type StripeObject = Record<string, unknown> & { id: string };

export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string; message: string };

  constructor(status: number, error: StripeRefusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** A test card: its behavior and last four digits. No other card data is stored. */
export interface SandboxCard {
  last4: string;
  /** Whether renewals can be charged without the cardholder's participation. */
  renews: boolean;
  /** Whether the cardholder disputes every payment immediately. */
  disputes?: boolean;
}

export interface Intent extends StripeObject {
  status: string;
  amount: number;
  currency: string;
  customer: string;
  client_secret: string;
  /** The card used for the payment, even if 3-D Secure authentication is still pending. */
  card: SandboxCard | null;
}

export interface Charge extends StripeObject {
  customer: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
}

export interface Refund extends StripeObject {
  customer: string;
  amount: number;
  payment_intent: string;
  charge: string;
}

export interface Dispute extends StripeObject {
  customer: string;
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  status: string;
  balance_transactions: object[];
}

export interface Invoice extends StripeObject {
  customer: string;
  status: string;
  currency: string;
  amount_paid: number;
  subscription: string;
  intent: Intent | null;
  paid_at: number | null;
  /** The upgrade that takes effect when the invoice is paid. */
  applies: { price: string } | null;
}

export interface Subscription extends StripeObject {
  status: string;
  customer: string;
  created: number;
  currency: string;
  item: { id: string; price: string; current_period_start: number; current_period_end: number };
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  /** The card on file, for renewals and upgrades. */
  card: SandboxCard | null;
  latest: Invoice;
}

export type Price = StripeObject & { unit_amount: number; currency: string; lookup_key: string };

export type Coupon = StripeObject & { amount_off: number };

/** The first response to a request with an idempotency key. Every repetition of the request gets the same response. */
export interface KeptAnswer extends StripeObject {
  customer: string | null;
  sent: string;
  status: number;
  body: object;
}
