import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Test } from 'supertest';
import { StripeAccount, StripeRefusal, type Params } from './stripe-account.js';
import { ROUTES, type Route } from './stripe-routes.js';

const SECRET_KEY = 'sk_test_for_tests_only';
const WEBHOOK_SECRET = 'whsec_for_tests_only';

/** What goes wrong with the next requests. */
export type Fault =
  | 'hangs up'
  | 'resets the connection'
  | 'never answers'
  | { status: number; error?: Record<string, string>; headers?: Record<string, string> };

export interface Received {
  method: string;
  path: string;
  params: Params;
  /** Of the parameters; a place in a list is written as []. */
  names: string[];
  key: string | undefined;
  /** Of the API, as the request asks for it. */
  version: string | undefined;
}

interface Answer {
  status: number;
  body: object;
  /** Set on refusals that come from the account's state rather than from the parameters. */
  executed?: boolean;
}

/** A server on loopback that behaves like Stripe for the calls that the product makes, and for no others. */
export class StripeServer {
  account = new StripeAccount();
  readonly received: Received[] = [];
  /** Parameters and paths that Stripe does not document, as far as anybody sent them. */
  readonly undocumented: string[] = [];
  fault: Fault | undefined;
  /** What happens elsewhere between a request and its answer, and what goes wrong with this one. */
  meanwhile: ((request: Received) => Promise<Fault | undefined>) | undefined;
  private readonly answers = new Map<string, Answer & { sent: string }>();
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
      STRIPE_SECRET_KEY: SECRET_KEY,
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
    const [body, query] = [Buffer.concat(chunks).toString(), url.search.slice(1)];
    // What is asked for reads the address, everything else the body; the other place is nowhere documented.
    const [sent, misplaced] = request.method === 'GET' ? [query, body] : [body, query];
    if (misplaced) this.undocumented.push(`${request.method} ${url.pathname}: ${misplaced}`);
    const path = url.pathname.replace(/^\/v1\//, '');
    const { authorization, 'idempotency-key': key, 'stripe-version': version } = request.headers as Headers;
    const names = [...new URLSearchParams(sent).keys()].map(nameOf);
    const entry = { method: request.method ?? '', path, params: nested(sent), names, key, version };
    this.received.push(entry);
    const fault = (await this.meanwhile?.(entry)) ?? this.fault;
    if (fault === 'never answers') return;
    if (fault === 'hangs up') return void response.destroy();
    if (fault === 'resets the connection') return void request.socket.resetAndDestroy();
    const known = key === undefined ? undefined : this.answers.get(key);
    if (known && known.sent !== `${path} ${sent}`) return send(response, KEY_OF_ANOTHER);
    if (known) return send(response, known, { 'idempotent-replayed': 'true' });
    const answer = fault
      ? brokenBy(fault)
      : authorization === `Bearer ${SECRET_KEY}`
        ? this.run(entry, sent)
        : WRONG_KEY;
    // Stripe keeps the answer of every call that began to execute, refusals included; failed validation is not kept.
    const isBegun = answer.status < 400 || answer.status >= 500 || answer.executed;
    if (key !== undefined && isBegun) this.answers.set(key, { sent: `${path} ${sent}`, ...structuredClone(answer) });
    send(response, answer, fault?.headers);
  }

  private run({ method, path, params }: Received, sent: string): Answer {
    const route = ROUTES.find((known) => known.method === method && known.path.test(path));
    if (!route) {
      this.undocumented.push(`${method} ${path}`);
      return refused(404, { message: `Unrecognized request URL (${method}: /v1/${path}).` });
    }
    const wrong = undocumentedIn(route, sent);
    if (wrong) {
      this.undocumented.push(`${method} ${path}: ${wrong.param}`);
      return refused(400, wrong);
    }
    try {
      return { status: 200, body: route.run(this.account, params, route.path.exec(path)?.[1] ?? '') };
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error }, executed: true };
      throw error;
    }
  }
}

type Headers = Record<string, string | undefined>;

const refused = (status: number, error: Record<string, string>): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
});

const WRONG_KEY = refused(401, { message: 'Invalid API Key provided.' });
const KEY_OF_ANOTHER = refused(400, { type: 'idempotency_error', message: 'Keys go with their parameters.' });

const brokenBy = ({ status, error }: Exclude<Fault, string>): Answer => ({
  status,
  body: { error: { type: 'api_error', message: 'sorry', ...error } },
});

const nameOf = (written: string): string => written.replace(/\[\d+\]/g, '[]');

/** The first parameter, value or expansion that the product is not known to send there. */
function undocumentedIn(route: Route, sent: string): { code: string; param: string; message: string } | undefined {
  for (const [written, value] of new URLSearchParams(sent)) {
    const param = nameOf(written);
    if (!route.takes.includes(param)) {
      return { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` };
    }
    const allowed = param === 'expand[]' ? route.expands : route.values[param];
    if (allowed && !allowed.includes(value)) {
      return { code: 'parameter_invalid', param: `${param}=${value}`, message: `Invalid ${param}: ${value}` };
    }
  }
  return undefined;
}

const JSON_TYPE = { 'content-type': 'application/json' };

function send(response: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { ...JSON_TYPE, 'request-id': `req_${randomUUID()}`, ...headers })
    .end(JSON.stringify(body));
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
  return { id, payload: JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } }) };
}

/** @param age seconds since it was signed */
export const signatureOf = (payload: string, { secret = WEBHOOK_SECRET, age = 0 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1_000) - age });

/** As Stripe sends it. */
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
