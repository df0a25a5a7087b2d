import { randomUUID } from 'node:crypto';

/** Bodies and queries as Stripe reads them: everything is a text, a list or an object of such. */
export type Params = { [name: string]: string | Params | undefined };
export type StripeObject = Record<string, unknown> & { id: string };

/** What the server answers in place of an object. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; param?: string; message: string };

  constructor(status: number, error: StripeRefusal['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

const MONTH = 30 * 24 * 60 * 60;
const UNCHANGEABLE = ['succeeded', 'canceled', 'processing'];
const nowInSeconds = (): number => Math.floor(Date.now() / 1_000);
const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

interface Intent extends StripeObject {
  status: string;
  amount: number;
  customer: string;
}

interface Charge extends StripeObject {
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  disputed: boolean;
}

interface Refund extends StripeObject {
  amount: number;
  payment_intent: string;
  charge: string;
}

interface Dispute extends StripeObject {
  amount: number;
  payment_intent: string;
  status: string;
  balance_transactions: object[];
}

/** Cents that Stripe charges for a dispute. */
const DISPUTE_FEE = 1_500;

interface Invoice extends StripeObject {
  status: string;
  amount_paid: number;
  subscription: string;
  intent: Intent | null;
  paid_at: number | null;
  applies: { price: string } | null;
}

interface Subscription extends StripeObject {
  status: string;
  customer: string;
  item: { id: string; price: string; current_period_start: number; current_period_end: number };
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  latest: Invoice;
}

/** What an account at Stripe holds, as far as the product uses it, with the shapes of the API version of the package. */
export class StripeAccount {
  readonly customers = new Map<string, StripeObject>();
  readonly prices = new Map<string, StripeObject & { unit_amount: number; lookup_key: string }>();
  readonly coupons = new Map<string, StripeObject & { amount_off: number }>();
  readonly intents = new Map<string, Intent>();
  readonly charges: Charge[] = [];
  /** Oldest first. */
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly invoices: Invoice[] = [];
  readonly subscriptions = new Map<string, Subscription>();

  createCustomer(params: Params): StripeObject {
    return keep(this.customers, { id: newId('cus'), object: 'customer', ...params });
  }

  /** Ends what they are charged for, too. */
  deleteCustomer(id: string): StripeObject {
    there(this.customers, id);
    this.customers.delete(id);
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id) subscription.status = 'canceled';
    }
    return { id, object: 'customer', deleted: true };
  }

  createPrice(params: Params): StripeObject {
    const price = { ...params, lookup_key: text(params['lookup_key']), unit_amount: Number(params['unit_amount']) };
    return keep(this.prices, { id: newId('price'), object: 'price', ...price });
  }

  readPrice(id: string): StripeObject {
    return there(this.prices, id);
  }

  createCoupon(params: Params): StripeObject {
    return keep(this.coupons, { id: newId('coupon'), object: 'coupon', amount_off: Number(params['amount_off']) });
  }

  findPrices(params: Params): object {
    const keys = Object.values(params['lookup_keys'] as Params);
    return list([...this.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key)));
  }

  createIntent(params: Params): StripeObject {
    there(this.customers, text(params['customer']), 'customer');
    const amount = Number(params['amount']);
    return this.viewIntent(this.intent(text(params['customer']), amount, text(params['currency'])));
  }

  changeIntent(id: string, params: Params): StripeObject {
    const intent = this.waiting(id);
    intent.amount = Number(params['amount']);
    return this.viewIntent(intent);
  }

  cancelIntent(id: string): StripeObject {
    const intent = this.waiting(id);
    intent.status = 'canceled';
    return this.viewIntent(intent);
  }

  readIntent(id: string): StripeObject {
    return this.viewIntent(there(this.intents, id));
  }

  createSubscription(params: Params): StripeObject {
    there(this.customers, text(params['customer']), 'customer');
    const item = (params['items'] as Params)['0'] as Params;
    const discount = (params['discounts'] as Params | undefined)?.['0'] as Params | undefined;
    const off = discount ? there(this.coupons, text(discount['coupon'])).amount_off : 0;
    const price = text(item['price']);
    const id = newId('sub');
    const start = nowInSeconds();
    const subscription: Subscription = {
      id,
      object: 'subscription',
      status: 'incomplete',
      customer: text(params['customer']),
      item: { id: newId('si'), price, current_period_start: start, current_period_end: start + MONTH },
      metadata: params['metadata'] as Record<string, string>,
      cancel_at_period_end: false,
      cancel_at: null,
      latest: undefined as unknown as Invoice,
    };
    this.subscriptions.set(id, subscription);
    this.bill(subscription, there(this.prices, price).unit_amount - off, null);
    return this.viewSubscription(subscription);
  }

  /** As the package's version of the API answers: an upgrade waits for its invoice. */
  changeSubscription(id: string, params: Params): StripeObject {
    const subscription = there(this.subscriptions, id);
    const item = (params['items'] as Params | undefined)?.['0'] as Params | undefined;
    if (item) {
      const price = text(item['price']);
      if (params['proration_behavior'] === 'always_invoice') this.bill(subscription, 500, { price });
      else subscription.item.price = price;
    }
    Object.assign(subscription.metadata, params['metadata']);
    if (params['cancel_at_period_end']) subscription.cancel_at_period_end = params['cancel_at_period_end'] === 'true';
    if (params['cancel_at'] === '') subscription.cancel_at = null;
    return this.viewSubscription(subscription);
  }

  previewInvoice(params: Params): StripeObject {
    there(this.subscriptions, text(params['subscription']));
    return { id: newId('upcoming_in'), object: 'invoice', amount_due: 500, currency: 'usd' };
  }

  endSubscription(id: string): StripeObject {
    const subscription = there(this.subscriptions, id);
    if (subscription.status === 'canceled') throw missing(id);
    subscription.status = 'canceled';
    return this.viewSubscription(subscription);
  }

  readSubscription(id: string): StripeObject {
    return this.viewSubscription(there(this.subscriptions, id));
  }

  paidInvoices(params: Params): object {
    const paid = this.invoices.filter(
      ({ subscription, status }) => subscription === params['subscription'] && status === params['status'],
    );
    return list(paid.map((invoice) => this.viewInvoice(invoice)).reverse());
  }

  chargesOf(params: Params): object {
    const own = this.charges.filter(
      ({ payment_intent }) => there(this.intents, payment_intent).customer === params['customer'],
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
    const created = nowInSeconds();
    const rest = { object: 'refund', currency: 'usd', status: 'succeeded', charge: charge.id, created };
    const refund: Refund = { id: newId('re'), amount, payment_intent: intent, ...rest };
    this.refunds.push(refund);
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

  /** The card's owner disputes a payment. Stripe withdraws the money at once, unless the bank only inquires. */
  dispute(intentId: string, status: 'needs_response' | 'warning_needs_response' = 'needs_response'): StripeObject {
    const charge = this.charges.find(({ payment_intent }) => payment_intent === intentId)!;
    charge.disputed = true;
    const { id, amount } = charge;
    const rest = { object: 'dispute', charge: id, currency: 'usd', created: nowInSeconds() };
    const withdrawn = status === 'needs_response' ? [this.movement(-amount, DISPUTE_FEE)] : [];
    const dispute: Dispute = {
      id: newId('du'),
      amount,
      payment_intent: intentId,
      status,
      balance_transactions: withdrawn,
      ...rest,
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** Money comes back with a dispute that was won; an inquiry becomes a dispute, or ends. */
  moveDispute(id: string, status: 'needs_response' | 'won' | 'lost' | 'warning_closed'): StripeObject {
    const dispute = this.disputes.find((known) => known.id === id)!;
    dispute.status = status;
    const { amount, balance_transactions: moved } = dispute;
    if (status === 'won') moved.push(this.movement(amount, 0));
    if (status === 'needs_response' && moved.length === 0) moved.push(this.movement(-amount, DISPUTE_FEE));
    return dispute;
  }

  private movement(amount: number, fee: number): object {
    const id = newId('txn');
    return {
      id,
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      currency: 'usd',
      created: nowInSeconds(),
    };
  }

  openPortal(params: Params): StripeObject {
    const customer = text(params['customer']);
    there(this.customers, customer, 'customer');
    return { id: newId('bps'), object: 'billing_portal.session', customer, url: 'https://billing.stripe.com/p' };
  }

  /** What the person does in Stripe's form. */
  pay(intentId: string): void {
    const intent = this.waiting(intentId);
    intent.status = 'succeeded';
    this.charges.push({
      id: newId('ch'),
      object: 'charge',
      payment_intent: intentId,
      amount: intent.amount,
      amount_refunded: 0,
      disputed: false,
      created: nowInSeconds(),
      paid: true,
      receipt_url: `https://pay.stripe.com/receipts/${intentId}`,
    });
  }

  /** Pays what the subscription waits for. */
  payInvoice(id: string): void {
    const { latest, item } = there(this.subscriptions, id);
    if (latest.intent) this.pay(latest.intent.id);
    Object.assign(latest, { status: 'paid', paid_at: nowInSeconds(), amount_paid: latest.intent?.amount ?? 0 });
    if (latest.applies) item.price = latest.applies.price;
    there(this.subscriptions, id).status = 'active';
  }

  /** A month passes, and the card is charged. */
  renew(id: string, works: boolean): void {
    const subscription = there(this.subscriptions, id);
    const { item } = subscription;
    item.current_period_start = item.current_period_end;
    item.current_period_end += MONTH;
    this.bill(subscription, there(this.prices, item.price).unit_amount, null);
    if (works) this.payInvoice(id);
    else subscription.status = 'past_due';
  }

  private intent(customer: string, amount: number, currency: string): Intent {
    const id = newId('pi');
    const rest = { client_secret: `${id}_secret_${randomUUID()}`, created: nowInSeconds(), currency };
    const intent = { id, object: 'payment_intent', status: 'requires_payment_method', amount, customer, ...rest };
    return keep<Intent>(this.intents, intent);
  }

  private waiting(id: string): Intent {
    const intent = there(this.intents, id);
    if (!UNCHANGEABLE.includes(intent.status)) return intent;
    const message = `This PaymentIntent has the status ${intent.status}.`;
    const code = 'payment_intent_unexpected_state';
    throw new StripeRefusal(400, { type: 'invalid_request_error', code, message });
  }

  private bill(subscription: Subscription, amount: number, applies: Invoice['applies']): void {
    const { id, customer, item } = subscription;
    const invoice: Invoice = {
      id: newId('in'),
      status: 'open',
      amount_paid: 0,
      subscription: id,
      intent: amount > 0 ? this.intent(customer, amount, 'usd') : null,
      paid_at: null,
      applies,
      price: applies?.price ?? item.price,
      period: { start: item.current_period_start, end: item.current_period_end },
    };
    this.invoices.push(invoice);
    subscription.latest = invoice;
    if (amount <= 0) this.payInvoice(id);
  }

  private viewIntent(intent: Intent): StripeObject {
    return {
      ...intent,
      latest_charge: this.charges.find(({ payment_intent }) => payment_intent === intent.id) ?? null,
    };
  }

  private viewSubscription(subscription: Subscription): StripeObject {
    const { item, latest, ...rest } = subscription;
    const price = there(this.prices, item.price);
    const latest_invoice = this.viewInvoice(latest);
    const waits = latest.applies && latest.status === 'open';
    const pending_update = waits ? { subscription_items: [{ price: { id: latest.applies?.price } }] } : null;
    return { ...rest, items: list([{ ...item, object: 'subscription_item', price }]), latest_invoice, pending_update };
  }

  private viewInvoice({ intent, paid_at, applies, price, period, ...invoice }: Invoice): StripeObject {
    const paid = { status: 'paid', payment: { type: 'payment_intent', payment_intent: intent?.id } };
    const rest = { subscription: undefined, object: 'invoice', currency: 'usd', created: nowInSeconds() };
    const line = { period, amount: 1, pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } } };
    return {
      ...invoice,
      ...rest,
      amount_remaining: invoice.status === 'open' ? (intent?.amount ?? 0) : 0,
      hosted_invoice_url: `https://invoice.stripe.com/${invoice.id}`,
      confirmation_secret: intent && { type: 'payment_intent', client_secret: intent['client_secret'] },
      payments: list(intent && invoice.status === 'paid' ? [paid] : []),
      lines: list(applies ? [{ ...line, amount: -1 }, line] : [line]),
      status_transitions: { paid_at },
      parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscription } },
    };
  }
}

const list = (data: unknown[]): Record<string, unknown> => ({ object: 'list', data, has_more: false });

/** Newest first, a page of so many, from the object after which it goes on. */
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

/** One that is named in the path is not found; one that a parameter names makes the request a bad one. */
const missing = (id: string, param?: string): StripeRefusal =>
  new StripeRefusal(param ? 400 : 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: ${id}`,
    ...(param && { param }),
  });

function there<T>(map: Map<string, T>, id: string, param?: string): T {
  const object = map.get(id);
  if (!object) throw missing(id, param);
  return object;
}
