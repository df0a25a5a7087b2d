import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Test } from 'supertest';
import { StripeAccount } from '../../src/sandbox/stripe/stripe-account.js';
import { StripeHttp, type Fault, type Received } from '../../src/sandbox/stripe/stripe-http.js';

export type { Received };

const SECRET_KEY = 'sk_test_for_tests_only';
const WEBHOOK_SECRET = 'whsec_for_tests_only';

/**
 * A test double of Stripe: the payment sandbox's server with its account in memory. Tests can inspect the account and
 * make the server fail.
 */
export class StripeServer extends StripeHttp {
  readonly account: StripeAccount;
  readonly received: Received[] = [];
  /** Paths and parameters of received requests, if Stripe's documentation does not list them. */
  readonly undocumented: string[] = [];
  fault: Fault | undefined;
  /** Called before a request is executed. A returned fault replaces the response to this request only. */
  meanwhile: ((request: Received) => Promise<Fault | undefined>) | undefined;

  constructor() {
    const account = new StripeAccount();
    super({ change: (_scope, work) => Promise.resolve(work(account)) }, SECRET_KEY);
    this.account = account;
  }

  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_for_tests_only',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: this.url,
    };
  }

  calls(path: string): Received[] {
    return this.received.filter((request) => `${request.method} ${request.path}` === path);
  }

  protected override async intercept(request: Received): Promise<Fault | undefined> {
    this.received.push(request);
    return (await this.meanwhile?.(request)) ?? this.fault;
  }

  protected override onUndocumented(what: string): void {
    this.undocumented.push(what);
  }
}

export interface SentEvent {
  id: string;
  payload: string;
}

export function stripeEvent(type: string, object: object, id = `evt_${randomUUID()}`): SentEvent {
  const created = Math.floor(Date.now() / 1_000);
  return { id, payload: JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } }) };
}

/** @param age of the signature, in seconds */
export const signatureOf = (payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1_000) - age });

export const deliver = (
  api: { visitor(): { post(path: string): Test } },
  { payload }: SentEvent,
  signature = signatureOf(payload),
) =>
  api
    .visitor()
    .post('/api/payments/webhook')
    .set('Content-Type', 'application/json; charset=utf-8')
    .set('Stripe-Signature', signature)
    .send(payload);
