import { randomUUID } from 'node:crypto';
import { monthAfter } from './month-after.js';
import {
  StripeRefusal,
  type Charge,
  type Coupon,
  type Dispute,
  type Intent,
  type Invoice,
  type KeptAnswer,
  type Params,
  type Price,
  type Refund,
  type SandboxCard,
  type StripeObject,
  type Subscription,
} from './stripe-objects.js';

export interface AccountEvent {
  type: string;
  object: StripeObject;
}

interface Options {
  /** Returns the current time in seconds since the Unix epoch. */
  now?: () => number;
  /** Whether receipts, invoices and the billing portal have URLs. */
  hasPages?: boolean;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Stripe's default deadline for a first payment, in seconds. */
const FIRST_PAYMENT = 23 * HOUR;
/** Stripe's default deadline for paying a failed renewal, in seconds. */
const RETRY_PERIOD = 7 * DAY;
/** Seconds after which an open dispute is lost, because the sandbox cannot respond to disputes. */
const DISPUTE_PERIOD = 14 * DAY;
/** Stripe's fee for a dispute, in cents. */
const DISPUTE_FEE = 1_500;
/** Maximum number of renewals in one step. Many renewals may be due if no worker has run for a long time. */
const MAX_RENEWALS = 24;

const FINAL = ['succeeded', 'canceled', 'processing'];
const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/**
 * A Stripe account in memory. Contains the objects that the product uses, in the format of the Stripe package's API
 * version.
 */
export class StripeAccount {
  readonly customers = new Map<string, StripeObject>();
  readonly prices = new Map<string, Price>();
  readonly coupons = new Map<string, Coupon>();
  readonly intents = new Map<string, Intent>();
  /** The account's charges, oldest first. All other lists of the account have the same order. */
  readonly charges: Charge[] = [];
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly invoices: Invoice[] = [];
  readonly subscriptions = new Map<string, Subscription>();
  readonly answers = new Map<string, KeptAnswer>();
  /** Events that report changes to the account. The `AccountKeeper` sends them to the webhook. */
  readonly events: AccountEvent[] = [];
  private readonly now: () => number;
  private readonly hasPages: boolean;

  constructor({ now = () => Math.floor(Date.now() / 1_000), hasPages = true }: Options = {}) {
    this.now = now;
    this.hasPages = hasPages;
  }

  get time(): Date {
    return new Date(this.now() * 1_000);
  }

  createCustomer(params: Params): StripeObject {
    return keep(this.customers, { id: newId('cus'), object: 'customer', ...params });
  }

  deleteCustomer(id: string): StripeObject {
    find(this.customers, id);
    this.customers.delete(id);
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id && subscription.status !== 'canceled') this.end(subscription);
    }
    for (const [key, { customer }] of this.answers) if (customer === id) this.answers.delete(key);
    return { id, object: 'customer', deleted: true };
  }

  createPrice(params: Params): StripeObject {
    const price = {
      ...params,
      currency: text(params['currency']),
      lookup_key: text(params['lookup_key']),
      unit_amount: Number(params['unit_amount']),
    };
    return keep(this.prices, { id: newId('price'), object: 'price', ...price });
  }

  readPrice(id: string): StripeObject {
    return find(this.prices, id);
  }

  createCoupon(params: Params): StripeObject {
    return keep(this.coupons, { id: newId('coupon'), object: 'coupon', amount_off: Number(params['amount_off']) });
  }

  findPrices(params: Params): object {
    const keys = Object.values(params['lookup_keys'] as Params);
    return list([...this.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key)));
  }

  createIntent(params: Params): StripeObject {
    find(this.customers, text(params['customer']), 'customer');
    const amount = Number(params['amount']);
    return this.viewIntent(this.intent(text(params['customer']), amount, text(params['currency'])));
  }

  changeIntent(id: string, params: Params): StripeObject {
    const intent = this.unfinished(id);
    intent.amount = Number(params['amount']);
    return this.viewIntent(intent);
  }

  cancelIntent(id: string): StripeObject {
    const intent = this.unfinished(id);
    intent.status = 'canceled';
    this.emit('payment_intent.canceled', { id, object: 'payment_intent' });
    return this.viewIntent(intent);
  }

  readIntent(id: string): StripeObject {
    return this.viewIntent(find(this.intents, id));
  }

  createSubscription(params: Params): StripeObject {
    find(this.customers, text(params['customer']), 'customer');
    const item = (params['items'] as Params)['0'] as Params;
    const discount = (params['discounts'] as Params | undefined)?.['0'] as Params | undefined;
    const off = discount ? find(this.coupons, text(discount['coupon'])).amount_off : 0;
    const { id: price, currency, unit_amount } = find(this.prices, text(item['price']));
    const id = newId('sub');
    const start = this.now();
    const subscription: Subscription = {
      id,
      object: 'subscription',
      status: 'incomplete',
      customer: text(params['customer']),
      created: start,
      currency,
      item: { id: newId('si'), price, current_period_start: start, current_period_end: nextMonth(start) },
      metadata: params['metadata'] as Record<string, string>,
      cancel_at_period_end: false,
      cancel_at: null,
      card: null,
      latest: undefined as unknown as Invoice,
    };
    this.subscriptions.set(id, subscription);
    this.emitSubscription('created', id);
    this.bill(subscription, Math.max(0, unit_amount - off), null);
    return this.viewSubscription(subscription);
  }

  /**
   * Changes the price. An upgrade takes effect when its invoice is paid; any other change applies to the next invoice.
   */
  changeSubscription(id: string, params: Params): StripeObject {
    const subscription = find(this.subscriptions, id);
    const item = (params['items'] as Params | undefined)?.['0'] as Params | undefined;
    if (item) {
      const price = text(item['price']);
      if (params['proration_behavior'] === 'always_invoice') this.upgrade(subscription, price);
      else subscription.item.price = price;
    }
    Object.assign(subscription.metadata, params['metadata']);
    if (params['cancel_at_period_end']) subscription.cancel_at_period_end = params['cancel_at_period_end'] === 'true';
    if (params['cancel_at'] === '') subscription.cancel_at = null;
    this.emitSubscription('updated', id);
    return this.viewSubscription(subscription);
  }

  previewInvoice(params: Params): StripeObject {
    const subscription = find(this.subscriptions, text(params['subscription']));
    const items = (params['subscription_details'] as Params)['items'] as Params;
    const amount_due = this.proration(subscription, text((items['0'] as Params)['price']));
    return { id: newId('upcoming_in'), object: 'invoice', amount_due, currency: subscription.currency };
  }

  endSubscription(id: string): StripeObject {
    const subscription = find(this.subscriptions, id);
    if (subscription.status === 'canceled') throw missing(id);
    this.end(subscription);
    return this.viewSubscription(subscription);
  }

  readSubscription(id: string): StripeObject {
    return this.viewSubscription(find(this.subscriptions, id));
  }

  paidInvoices(params: Params): object {
    const paid = this.invoices.filter(
      ({ subscription, status }) => subscription === params['subscription'] && status === params['status'],
    );
    return list(paid.map((invoice) => this.viewInvoice(invoice)).reverse());
  }

  chargesOf(params: Params): object {
    const own = this.charges.filter(
      ({ payment_intent }) => find(this.intents, payment_intent).customer === params['customer'],
    );
    return list(own.reverse().slice(0, Number(params['limit'])));
  }

  refund(params: Params): StripeObject {
    const intent = text(params['payment_intent']);
    const charge = this.charges.find(({ payment_intent }) => payment_intent === intent);
    if (!charge) throw missing(intent);
    const amount = Number(params['amount']);
    if (
      this.disputes.some(({ payment_intent, status }) => payment_intent === intent && !status.startsWith('warning_'))
    ) {
      const message = 'The charge has been disputed.';
      throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'charge_disputed', message });
    }
    if (charge.amount_refunded + amount > charge.amount) {
      const message = 'The charge has been refunded already.';
      throw new StripeRefusal(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message });
    }
    charge.amount_refunded += amount;
    const { id, customer, currency } = charge;
    const rest = { object: 'refund', currency, status: 'succeeded', charge: id, customer, created: this.now() };
    const refund: Refund = { id: newId('re'), amount, payment_intent: intent, ...rest };
    this.refunds.push(refund);
    this.emit('charge.refunded', { id, object: 'charge', payment_intent: intent });
    return refund;
  }

  listRefunds(params: Params): object {
    const charge = (id: string) => this.charges.find((known) => known.id === id);
    const expands = Object.values((params['expand'] as Params | undefined) ?? {}).includes('data.charge');
    return page(
      this.refunds.map((refund) => (expands ? { ...refund, charge: charge(refund.charge) } : refund)),
      params,
    );
  }

  listDisputes(params: Params): object {
    const wanted = params['payment_intent'];
    return page(
      this.disputes.filter(({ payment_intent }) => wanted === undefined || payment_intent === wanted),
      params,
    );
  }

  /** Opens a dispute. Stripe withdraws the money immediately, except for a bank's inquiry. */
  dispute(intentId: string, status: 'needs_response' | 'warning_needs_response' = 'needs_response'): StripeObject {
    const charge = this.charges.find(({ payment_intent }) => payment_intent === intentId)!;
    charge.disputed = true;
    const { id, amount, currency, customer } = charge;
    const rest = { object: 'dispute', charge: id, customer, currency, created: this.now() };
    const withdrawn = status === 'needs_response' ? [this.movement(-amount, DISPUTE_FEE, currency)] : [];
    const dispute: Dispute = {
      id: newId('du'),
      amount,
      payment_intent: intentId,
      status,
      balance_transactions: withdrawn,
      ...rest,
    };
    this.disputes.push(dispute);
    this.emitDispute('created', dispute);
    return dispute;
  }

  /** Changes the status of a dispute. A won dispute returns the money; an inquiry becomes a dispute or is closed. */
  moveDispute(id: string, status: 'needs_response' | 'won' | 'lost' | 'warning_closed'): StripeObject {
    const dispute = this.disputes.find((known) => known.id === id)!;
    dispute.status = status;
    const { amount, currency, balance_transactions: moved } = dispute;
    if (status === 'won') moved.push(this.movement(amount, 0, currency));
    if (status === 'needs_response' && moved.length === 0) moved.push(this.movement(-amount, DISPUTE_FEE, currency));
    this.emitDispute(status === 'needs_response' ? 'updated' : 'closed', dispute);
    return dispute;
  }

  openPortal(params: Params): StripeObject {
    const customer = text(params['customer']);
    find(this.customers, customer, 'customer');
    if (!this.hasPages) {
      throw new StripeRefusal(400, { type: 'invalid_request_error', message: 'The sandbox has no customer portal.' });
    }
    return { id: newId('bps'), object: 'billing_portal.session', customer, url: 'https://billing.stripe.com/p' };
  }

  /** Completes a payment as Stripe's form does, and marks the payment's invoice as paid. */
  pay(intentId: string, card: SandboxCard | null = null): void {
    const invoice = this.invoiceOf(intentId);
    if (invoice) this.payFor(invoice, card);
    else this.charge(this.unfinished(intentId), card);
  }

  decline(intentId: string): void {
    Object.assign(this.unfinished(intentId), { status: 'requires_payment_method', card: null });
    this.emit('payment_intent.payment_failed', { id: intentId, object: 'payment_intent' });
    const invoice = this.invoiceOf(intentId);
    if (invoice) this.emitInvoice('payment_failed', invoice);
  }

  requireAuthentication(intentId: string, card: SandboxCard): void {
    Object.assign(this.unfinished(intentId), { status: 'requires_action', card });
  }

  planOf(intentId: string): string | null {
    const invoice = this.invoiceOf(intentId);
    if (!invoice) return null;
    const { metadata } = find(this.prices, text(invoice['price'] as string));
    return (metadata as Record<string, string>)['plan'] ?? null;
  }

  /** Pays the latest invoice of a subscription, even a voided invoice whose payment was in progress. */
  payInvoice(id: string): void {
    const { latest } = find(this.subscriptions, id);
    if (latest.intent?.status === 'canceled') latest.intent.status = 'requires_payment_method';
    this.payFor(latest, null);
  }

  /** Starts the next period and charges the card. @param works whether the charge succeeds */
  renew(id: string, works: boolean): void {
    const subscription = find(this.subscriptions, id);
    const { item } = subscription;
    this.voidOpenInvoice(subscription);
    item.current_period_start = item.current_period_end;
    item.current_period_end = nextMonth(item.current_period_start);
    const invoice = this.bill(subscription, find(this.prices, item.price).unit_amount, null);
    if (works) return this.payFor(invoice, subscription.card);
    subscription.status = 'past_due';
    this.emitInvoice('payment_failed', invoice);
    this.emitSubscription('updated', id);
  }

  /** Renews due subscriptions, ends expired subscriptions, and closes due disputes as lost. */
  advance(): void {
    const now = this.now();
    for (const dispute of this.disputes) {
      if (dispute.status === 'needs_response' && dispute.created + DISPUTE_PERIOD <= now) {
        this.moveDispute(dispute.id, 'lost');
      }
    }
    for (const subscription of this.subscriptions.values()) {
      for (let periods = 0; periods < MAX_RENEWALS && this.isRenewalDue(subscription, now); periods++) {
        this.renew(subscription.id, subscription.card?.renews === true);
      }
      if (isOverdue(subscription, now)) this.end(subscription);
    }
  }

  private isRenewalDue({ status, item, cancel_at_period_end }: Subscription, now: number): boolean {
    return status === 'active' && !cancel_at_period_end && item.current_period_end <= now;
  }

  private charge(intent: Intent, card: SandboxCard | null): void {
    Object.assign(intent, { status: 'succeeded', card });
    const { id, customer, amount, currency } = intent;
    this.charges.push({
      id: newId('ch'),
      object: 'charge',
      customer,
      payment_intent: id,
      amount,
      amount_refunded: 0,
      currency,
      disputed: false,
      created: this.now(),
      paid: true,
      receipt_url: this.hasPages ? `https://pay.stripe.com/receipts/${id}` : null,
    });
    this.emit('payment_intent.succeeded', { id, object: 'payment_intent' });
    if (card?.disputes) this.dispute(id);
  }

  private payFor(invoice: Invoice, card: SandboxCard | null): void {
    const subscription = find(this.subscriptions, invoice.subscription);
    if (invoice.intent) this.charge(this.unfinished(invoice.intent.id), card);
    Object.assign(invoice, { status: 'paid', paid_at: this.now(), amount_paid: invoice.intent?.amount ?? 0 });
    if (invoice.applies) subscription.item.price = invoice.applies.price;
    subscription.status = 'active';
    subscription.card = card ?? subscription.card;
    this.emitInvoice('paid', invoice);
    this.emitSubscription('updated', subscription.id);
  }

  /**
   * Invoices the price difference for the remaining period. Charges the card on file if the card does not require the
   * cardholder's participation.
   */
  private upgrade(subscription: Subscription, price: string): void {
    this.voidOpenInvoice(subscription);
    const invoice = this.bill(subscription, this.proration(subscription, price), { price });
    if (invoice.status !== 'open') return;
    if (subscription.card?.renews) this.payFor(invoice, subscription.card);
    else this.emitInvoice('payment_failed', invoice);
  }

  private proration({ item }: Subscription, price: string): number {
    const { current_period_start: start, current_period_end: end } = item;
    const left = Math.min(1, Math.max(0, (end - this.now()) / (end - start)));
    const difference = find(this.prices, price).unit_amount - find(this.prices, item.price).unit_amount;
    return Math.round(difference * left);
  }

  private end(subscription: Subscription): void {
    this.voidOpenInvoice(subscription);
    subscription.status = 'canceled';
    this.emitSubscription('deleted', subscription.id);
  }

  private voidOpenInvoice({ latest }: Subscription): void {
    if (latest.status !== 'open') return;
    latest.status = 'void';
    if (latest.intent && !FINAL.includes(latest.intent.status)) latest.intent.status = 'canceled';
    this.emitInvoice('voided', latest);
  }

  private movement(amount: number, fee: number, currency: string): object {
    const id = newId('txn');
    return { id, object: 'balance_transaction', amount, fee, net: amount - fee, currency, created: this.now() };
  }

  private intent(customer: string, amount: number, currency: string): Intent {
    const id = newId('pi');
    const rest = { client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`, created: this.now(), currency };
    const status = 'requires_payment_method';
    return keep<Intent>(this.intents, { id, object: 'payment_intent', status, amount, customer, card: null, ...rest });
  }

  private unfinished(id: string): Intent {
    const intent = find(this.intents, id);
    if (!FINAL.includes(intent.status)) return intent;
    const message = `This PaymentIntent has the status ${intent.status}.`;
    const code = 'payment_intent_unexpected_state';
    throw new StripeRefusal(400, { type: 'invalid_request_error', code, message });
  }

  private bill(subscription: Subscription, amount: number, applies: Invoice['applies']): Invoice {
    const { id, customer, currency, item } = subscription;
    const invoice: Invoice = {
      id: newId('in'),
      customer,
      currency,
      status: 'open',
      amount_paid: 0,
      subscription: id,
      intent: amount > 0 ? this.intent(customer, amount, currency) : null,
      paid_at: null,
      applies,
      created: this.now(),
      price: applies?.price ?? item.price,
      period: { start: item.current_period_start, end: item.current_period_end },
    };
    this.invoices.push(invoice);
    subscription.latest = invoice;
    if (amount <= 0) this.payFor(invoice, null);
    return invoice;
  }

  private invoiceOf(intentId: string): Invoice | undefined {
    return this.invoices.find(({ intent }) => intent?.id === intentId);
  }

  private emit(type: string, object: StripeObject): void {
    this.events.push({ type, object });
  }

  private emitInvoice(what: 'paid' | 'payment_failed' | 'voided', { id, subscription }: Invoice): void {
    const parent = { type: 'subscription_details', subscription_details: { subscription } };
    this.emit(`invoice.${what}`, { id, object: 'invoice', parent });
  }

  private emitSubscription(what: 'created' | 'updated' | 'deleted', id: string): void {
    this.emit(`customer.subscription.${what}`, { id, object: 'subscription' });
  }

  private emitDispute(what: 'created' | 'updated' | 'closed', { id, payment_intent }: Dispute): void {
    this.emit(`charge.dispute.${what}`, { id, object: 'dispute', payment_intent });
  }

  private viewIntent({ card: _, ...intent }: Intent): StripeObject {
    return {
      ...intent,
      latest_charge: this.charges.find(({ payment_intent }) => payment_intent === intent.id) ?? null,
    };
  }

  private viewSubscription({ item, latest, card: _, ...rest }: Subscription): StripeObject {
    const price = find(this.prices, item.price);
    const latest_invoice = this.viewInvoice(latest);
    const waits = latest.applies && latest.status === 'open';
    const pending_update = waits ? { subscription_items: [{ price: { id: latest.applies?.price } }] } : null;
    return { ...rest, items: list([{ ...item, object: 'subscription_item', price }]), latest_invoice, pending_update };
  }

  private viewInvoice({ intent, paid_at, applies, price, period, ...invoice }: Invoice): StripeObject {
    const paid = { status: 'paid', payment: { type: 'payment_intent', payment_intent: intent?.id } };
    const line = { period, amount: 1, pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } } };
    return {
      ...invoice,
      subscription: undefined,
      object: 'invoice',
      amount_remaining: invoice.status === 'open' ? (intent?.amount ?? 0) : 0,
      hosted_invoice_url: this.hasPages ? `https://invoice.stripe.com/${invoice.id}` : null,
      confirmation_secret: intent && { type: 'payment_intent', client_secret: intent.client_secret },
      payments: list(intent && invoice.status === 'paid' ? [paid] : []),
      lines: list(applies ? [{ ...line, amount: -1 }, line] : [line]),
      status_transitions: { paid_at },
      parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscription } },
    };
  }
}

const nextMonth = (seconds: number): number => monthAfter(new Date(seconds * 1_000)).getTime() / 1_000;

function isOverdue({ status, created, item, cancel_at_period_end }: Subscription, now: number): boolean {
  switch (status) {
    case 'incomplete':
      return created + FIRST_PAYMENT <= now;
    case 'past_due':
      return item.current_period_start + RETRY_PERIOD <= now;
    case 'active':
      return cancel_at_period_end && item.current_period_end <= now;
    default:
      return false;
  }
}

const list = (data: unknown[]): Record<string, unknown> => ({ object: 'list', data, has_more: false });

/** Returns one page of a list, newest first. */
function page(oldestFirst: { id: string; created?: unknown }[], params: Params): Record<string, unknown> {
  const since = Number((params['created'] as Params | undefined)?.['gte'] ?? 0);
  const all = oldestFirst.filter(({ created }) => Number(created) >= since).reverse();
  const start = params['starting_after'] ? all.findIndex(({ id }) => id === params['starting_after']) + 1 : 0;
  const limit = Number(params['limit'] ?? 10);
  return { ...list(all.slice(start, start + limit)), has_more: all.length > start + limit };
}

const text = (value: Params[string]): string => {
  if (typeof value !== 'string') throw new Error('a parameter is missing or has another shape');
  return value;
};

function keep<T extends StripeObject>(map: Map<string, T>, object: T): T {
  map.set(object.id, object);
  return object;
}

/** Returns the error for an unknown object: 404 for an id in the path, 400 for an id in a parameter. */
const missing = (id: string, param?: string): StripeRefusal =>
  new StripeRefusal(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: ${id}`,
    ...(param && { param }),
  });

function find<T>(map: Map<string, T>, id: string, param?: string): T {
  const object = map.get(id);
  if (!object) throw missing(id, param);
  return object;
}
