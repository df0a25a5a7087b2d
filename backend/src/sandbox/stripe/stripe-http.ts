import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StripeAccount } from './stripe-account.js';
import { StripeRefusal, type Params } from './stripe-objects.js';
import { ROUTES, type Route } from './stripe-routes.js';

/** Faults that tests can inject into the next requests. */
export type Fault =
  | 'hangs up'
  | 'resets the connection'
  | 'never answers'
  | { status: number; error?: Record<string, string>; headers?: Record<string, string> };

export interface Received {
  method: string;
  path: string;
  params: Params;
  /** Names of the request's parameters, with `[]` in place of every index. */
  names: string[];
  key: string | undefined;
  version: string | undefined;
}

export interface Answer {
  status: number;
  body: object;
  /** Whether the request was executed; false if its parameters were rejected. */
  executed?: boolean;
}

export interface AccountScope {
  ids: string[];
  key: string | undefined;
  /** Whether the request needs the refunds and disputes of all customers. */
  allCustomers: boolean;
}

export interface AccountKeeper {
  /** Runs `work` with exclusive access to the objects in scope, and stores the changes unless `work` throws. */
  change<T>(scope: AccountScope, work: (account: StripeAccount) => T): Promise<T>;
}

/** Serves Stripe's HTTP API on loopback, limited to the calls that the product makes. */
export class StripeHttp {
  private readonly keeper: AccountKeeper;
  private readonly secretKey: string;
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch((error: unknown) => {
      this.onError(error);
      if (response.headersSent) response.destroy();
      else send(response, BROKEN);
    });
  });

  constructor(keeper: AccountKeeper, secretKey: string) {
    this.keeper = keeper;
    this.secretKey = secretKey;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async listen(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  /** Called before a request is executed. A returned fault replaces the response. */
  protected intercept(_request: Received): Promise<Fault | undefined> {
    return Promise.resolve(undefined);
  }

  /** Called for each request parameter or path that Stripe's documentation does not list. */
  protected onUndocumented(_what: string): void {
    // Does nothing here, because the 400 or 404 response reports the problem.
  }

  protected onError(_error: unknown): void {
    // Does nothing, because the client gets a 500 response.
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://stripe');
    const [body, query] = [Buffer.concat(chunks).toString(), url.search.slice(1)];
    // Stripe expects parameters in the query of a GET request, and in the body of all other requests.
    const [sent, misplaced] = request.method === 'GET' ? [query, body] : [body, query];
    if (misplaced) this.onUndocumented(`${request.method} ${url.pathname}: ${misplaced}`);
    const path = url.pathname.replace(/^\/v1\//, '');
    const { authorization, 'idempotency-key': key, 'stripe-version': version } = request.headers as Headers;
    const names = [...new URLSearchParams(sent).keys()].map(nameOf);
    const entry = { method: request.method ?? '', path, params: nested(sent), names, key, version };
    const fault = await this.intercept(entry);
    if (fault === 'never answers') return;
    if (fault === 'hangs up') return void response.destroy();
    if (fault === 'resets the connection') return void request.socket.resetAndDestroy();
    if (authorization !== `Bearer ${this.secretKey}`) return send(response, WRONG_KEY);
    const { answer, replayed } = await this.keeper.change(scopeOf(entry, sent), (account) =>
      this.answerOnce(account, entry, sent, fault),
    );
    send(response, answer, replayed ? { 'idempotent-replayed': 'true' } : fault?.headers);
  }

  /**
   * Executes a request, or returns the stored response to a repeated request. Like Stripe, stores the response to every
   * executed request, including errors, but not the response to a request with invalid parameters.
   */
  private answerOnce(
    account: StripeAccount,
    request: Received,
    sent: string,
    fault: Exclude<Fault, string> | undefined,
  ): { answer: Answer; replayed: boolean } {
    const { key, path } = request;
    const earlier = key === undefined ? undefined : account.answers.get(key);
    if (earlier && earlier.sent !== `${path} ${sent}`) return { answer: KEY_OF_ANOTHER, replayed: false };
    if (earlier) return { answer: earlier, replayed: true };
    const answer = fault ? brokenBy(fault) : this.run(account, request, sent);
    const isBegun = answer.status < 400 || answer.status >= 500 || answer.executed;
    if (key !== undefined && isBegun) {
      const { status, body } = structuredClone(answer);
      account.answers.set(key, { id: key, customer: customerOf(body), sent: `${path} ${sent}`, status, body });
    }
    return { answer, replayed: false };
  }

  private run(account: StripeAccount, { method, path, params }: Received, sent: string): Answer {
    const route = routeOf(method, path);
    if (!route) {
      this.onUndocumented(`${method} ${path}`);
      return refused(404, { message: `Unrecognized request URL (${method}: /v1/${path}).` });
    }
    const wrong = undocumentedIn(route, sent);
    if (wrong) {
      this.onUndocumented(`${method} ${path}: ${wrong.param}`);
      return refused(400, wrong);
    }
    try {
      return { status: 200, body: route.run(account, params, route.path.exec(path)?.[1] ?? '') };
    } catch (error) {
      if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error }, executed: true };
      throw error;
    }
  }
}

type Headers = Record<string, string | undefined>;

const routeOf = (method: string, path: string): Route | undefined =>
  ROUTES.find((known) => known.method === method && known.path.test(path));

const scopeOf = ({ method, path, params, key }: Received, sent: string): AccountScope => ({
  ids: [...path.split('/'), ...new URLSearchParams(sent).values()],
  key,
  allCustomers: params['payment_intent'] === undefined && routeOf(method, path)?.allCustomers === true,
});

/**
 * Returns the id of the customer whose deletion also deletes the stored response; null for an object without a
 * customer.
 */
function customerOf(body: object): string | null {
  const { object, id, customer } = body as Record<string, unknown>;
  const found = object === 'customer' ? id : customer;
  return typeof found === 'string' ? found : null;
}

const refused = (status: number, error: Record<string, string>): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
});

const WRONG_KEY = refused(401, { message: 'Invalid API Key provided.' });
const KEY_OF_ANOTHER = refused(400, {
  type: 'idempotency_error',
  message: 'This idempotency key was already used with other parameters.',
});
const BROKEN: Answer = { status: 500, body: { error: { type: 'api_error', message: 'The server failed.' } } };

const brokenBy = ({ status, error }: Exclude<Fault, string>): Answer => ({
  status,
  body: { error: { type: 'api_error', message: 'sorry', ...error } },
});

const nameOf = (written: string): string => written.replace(/\[\d+\]/g, '[]');

/** Returns an error for the first parameter, value or expansion that the route does not list. */
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

/** Parses nested parameters such as `items[0][price]=x` as Stripe does. */
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
