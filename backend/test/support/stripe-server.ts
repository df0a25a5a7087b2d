import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { StripeAccount, StripeRefusal, type Params } from './stripe-account.js';
import type { TestApp } from './app.js';

const WEBHOOK_SECRET = 'whsec_for_tests_only';

interface Route {
  path: RegExp;
  /** Documented parameters; a place in a list is written as []. */
  takes: string[];
  run(account: StripeAccount, params: Params, id: string): object;
}

const EXPAND = 'expand[]';
const ITEMS = ['items[][price]', 'items[][id]'];

const ROUTES: Record<string, Route> = {
  'POST customers': {
    path: /^customers$/,
    takes: ['email', 'name', 'metadata[user]'],
    run: (account, params) => account.createCustomer(params),
  },
  'GET prices': {
    path: /^prices$/,
    takes: ['lookup_keys[]', 'active', 'limit'],
    run: (account, params) => account.findPrices(params),
  },
  'POST prices': {
    path: /^prices$/,
    takes: [
      ...['currency', 'unit_amount', 'recurring[interval]', 'product_data[name]', 'metadata[plan]'],
      ...['lookup_key', 'transfer_lookup_key'],
    ],
    run: (account, params) => account.createPrice(params),
  },
  'GET price': {
    path: /^prices\/(\w+)$/,
    takes: [],
    run: (account, _, id) => account.prices.get(id)!,
  },
  'POST coupons': {
    path: /^coupons$/,
    takes: ['amount_off', 'currency', 'duration', 'max_redemptions', 'name'],
    run: (account, params) => account.createCoupon(params),
  },
  'POST payment_intents': {
    path: /^payment_intents$/,
    takes: [
      ...['amount', 'currency', 'customer', 'description', 'automatic_payment_methods[enabled]', 'metadata[order]'],
      EXPAND,
    ],
    run: (account, params) => account.createIntent(params),
  },
  'GET payment_intent': {
    path: /^payment_intents\/(\w+)$/,
    takes: [EXPAND],
    run: (account, _, id) => account.readIntent(id),
  },
  'POST payment_intent': {
    path: /^payment_intents\/(\w+)$/,
    takes: ['amount', 'description', EXPAND],
    run: (account, params, id) => account.changeIntent(id, params),
  },
  'POST cancel': {
    path: /^payment_intents\/(\w+)\/cancel$/,
    takes: [EXPAND],
    run: (account, _, id) => account.cancelIntent(id),
  },
  'POST subscriptions': {
    path: /^subscriptions$/,
    takes: [
      ...['customer', 'payment_behavior', 'payment_settings[save_default_payment_method]', 'discounts[][coupon]'],
      ...['metadata[subscription]', 'metadata[plan]', ...ITEMS, EXPAND],
    ],
    run: (account, params) => account.createSubscription(params),
  },
  'GET subscription': {
    path: /^subscriptions\/(\w+)$/,
    takes: [EXPAND],
    run: (account, _, id) => account.readSubscription(id),
  },
  'POST subscription': {
    path: /^subscriptions\/(\w+)$/,
    takes: [
      ...ITEMS,
      ...['proration_behavior', 'payment_behavior', 'metadata[kept_plan]', 'metadata[kept_until]'],
      ...['cancel_at_period_end', 'cancel_at', EXPAND],
    ],
    run: (account, params, id) => account.changeSubscription(id, params),
  },
  'DELETE subscription': {
    path: /^subscriptions\/(\w+)$/,
    takes: ['invoice_now', 'prorate'],
    run: (account, _, id) => account.endSubscription(id),
  },
  'GET invoices': {
    path: /^invoices$/,
    takes: ['subscription', 'status', 'limit', EXPAND],
    run: (account, params) => account.paidInvoices(params),
  },
  'GET charges': {
    path: /^charges$/,
    takes: ['customer', 'limit'],
    run: (account, params) => account.chargesOf(params),
  },
  'POST refunds': {
    path: /^refunds$/,
    takes: ['payment_intent', 'amount', 'reason'],
    run: (account, params) => account.refund(params),
  },
  'POST portal': {
    path: /^billing_portal\/sessions$/,
    takes: ['customer', 'return_url'],
    run: (_, params) => ({
      id: 'bps_1',
      object: 'billing_portal.session',
      ...params,
      url: 'https://billing.stripe.com/p',
    }),
  },
};

/** What goes wrong with the next requests. */
export type Fault = 'hangs up' | 'never answers' | { status: number; error?: Record<string, string> };

export interface Received {
  method: string;
  path: string;
  params: Params;
  key: string | undefined;
}

/** A server on loopback that behaves like Stripe for the calls that the product makes, and for no others. */
export class StripeServer {
  account = new StripeAccount();
  readonly received: Received[] = [];
  /** Parameters and paths that Stripe does not document, as far as anybody sent them. */
  readonly undocumented: string[] = [];
  fault: Fault | undefined;
  private readonly answers = new Map<string, { sent: string; status: number; body: string }>();
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_for_tests_only',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
    };
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  calls(path: string): Received[] {
    return this.received.filter((request) => `${request.method} ${request.path}` === path);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const sent = Buffer.concat(chunks).toString() || url.search.slice(1);
    const path = url.pathname.replace(/^\/v1\//, '');
    const key = request.headers['idempotency-key'] as string | undefined;
    const entry = { method: request.method ?? '', path, params: nested(sent), key };
    this.received.push(entry);
    const { fault } = this;
    if (fault === 'never answers') return;
    if (fault === 'hangs up') return void response.destroy();
    if (fault) return send(response, fault.status, { error: { type: 'api_error', message: 'sorry', ...fault.error } });
    const known = key === undefined ? undefined : this.answers.get(key);
    if (known && known.sent !== `${path} ${sent}`) {
      return send(response, 400, { error: { type: 'idempotency_error', message: 'Keys go with their parameters.' } });
    }
    if (known) return void response.writeHead(known.status, JSON_TYPE).end(known.body);
    const { status, body } = this.run(entry, sent);
    if (key !== undefined) this.answers.set(key, { sent: `${path} ${sent}`, status, body: JSON.stringify(body) });
    send(response, status, body);
  }

  private run({ method, path, params }: Received, sent: string): { status: number; body: object } {
    const route = Object.entries(ROUTES).find(
      ([name, { path: pattern }]) => name.startsWith(`${method} `) && pattern.test(path),
    )?.[1];
    if (!route) {
      this.undocumented.push(`${method} ${path}`);
      return { status: 404, body: { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } } };
    }
    const names = [...new URLSearchParams(sent).keys()].map((name) => name.replace(/\[\d+\]/g, '[]'));
    this.undocumented.push(...names.filter((name) => !route.takes.includes(name)).map((name) => `${path}: ${name}`));
    try {
      return { status: 200, body: route.run(this.account, params, route.path.exec(path)?.[1] ?? '') };
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } };
      throw error;
    }
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...JSON_TYPE, 'request-id': `req_${randomUUID()}` }).end(JSON.stringify(body));
}

/** `items[0][price]=x` as Stripe understands it. */
function nested(sent: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(sent)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    const last = path.pop() ?? '';
    let place = params;
    for (const part of path) place = (place[part] ??= {}) as Params;
    place[last] = value;
  }
  return params;
}

export interface SentEvent {
  id: string;
  payload: string;
}

export function stripeEvent(type: string, object: object, id = `evt_${randomUUID()}`): SentEvent {
  const created = Math.floor(Date.now() / 1_000);
  return { id, payload: JSON.stringify({ id, object: 'event', type, created, data: { object } }) };
}

/** @param age seconds since it was signed */
export const signatureOf = (payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1_000) - age });

/** As Stripe sends it. */
export const deliver = (api: TestApp, { payload }: SentEvent, signature = signatureOf(payload)) =>
  api
    .visitor()
    .post('/api/payments/webhook')
    .set('Content-Type', 'application/json; charset=utf-8')
    .set('Stripe-Signature', signature)
    .send(payload);
