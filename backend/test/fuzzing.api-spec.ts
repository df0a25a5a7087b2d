import { readFileSync } from 'node:fs';
import { apiErrorBody } from '@shortlist/shared/contract/common/errors';
import fc, { type Arbitrary } from 'fast-check';
import type { Response } from 'supertest';
import { z } from 'zod';
import { BEHIND_PROXY, fromNewNetwork, givenAccount, sessionOf, staffTokenOf } from './support/actors.js';
import { startApp, withoutWriteLimits, type TestApp } from './support/app.js';
import type { Method } from './support/api-routes.js';
import { givenOwnedThings, type OwnedIds } from './support/owned-things.js';
import {
  bodyArbitrary,
  queryArbitrary,
  segmentArbitrary,
  toJson,
  type FuzzedBody,
  type JsonSchema,
} from './support/schema-arbitrary.js';
import { inCheckout } from '../../scripts/lib/checkout.mjs';

/**
 * A fixed seed, so that every test run uses the same inputs. `npm run fuzz` uses a new seed and more runs; a failure
 * prints its seed. Setting FUZZ_SEED to that seed repeats the run.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
/** Milliseconds after which a request counts as hung. */
const HUNG = 50_000;

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
  security: Record<string, string[]>[];
  'x-roles'?: ('admin' | 'support' | 'analyst')[];
}

interface Route extends Operation {
  name: string;
  method: Method;
  path: string;
}

const { paths } = JSON.parse(readFileSync(inCheckout('backend/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<Method, Operation>>;
};

/** HTTP methods in the order in which they are called. `delete` is last: it removes rows that other methods need. */
const IN_ORDER = ['get', 'put', 'patch', 'post', 'delete'];
/** Settings such as maintenance mode disable other routes, so they are changed last. */
const isLast = ({ name }: Route) => name === 'PUT /api/admin/settings';
const ROUTES: Route[] = Object.entries(paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      path,
      method: method as Method,
      name: `${method.toUpperCase()} ${path}`,
    })),
  )
  .sort((a, b) => Number(isLast(a)) - Number(isLast(b)) || IN_ORDER.indexOf(a.method) - IN_ORDER.indexOf(b.method));

/** Routes that delete the account. Each request to such a route needs a new account. */
const ENDS_ACCOUNT = ['DELETE /api/auth/user'];
/** Returns true for routes that return 503 in this test, because no worker renders their files. */
const isRendered = ({ path }: Route) => path.startsWith('/api/export/');

interface Input {
  segments: Record<string, string>;
  query: Record<string, string>;
  body: FuzzedBody | undefined;
}

describe('fuzzing of every route with inputs from its schemas', () => {
  let api: TestApp;
  let owner: string;
  let ids: OwnedIds;
  let staffIds: Record<string, string>;
  beforeAll(async () => {
    api = await startApp({ env: { ...BEHIND_PROXY, EXPORT_WAIT_MS: '0' }, override: withoutWriteLimits });
    const given = await givenOwnedThings(api);
    owner = given.owner.id;
    ids = given.ids;
    staffIds = await givenStaffIds();
  });
  afterAll(() => api.close());

  /** Creates rows for the console's routes and returns their ids. */
  const givenStaffIds = async (): Promise<Record<string, string>> => {
    const one = async (statement: string, ...parameters: unknown[]) => {
      const rows: { id: string }[] = await api.database.query(statement, parameters);
      return rows[0]!.id;
    };
    return {
      users: await givenAccount(api),
      'service-requests': ids['/api/service-requests/']!.id!,
      suggestionId: ids['/api/service-requests/']!.suggestionId!,
      resumes: ids['/api/resumes/']!.id!,
      staff: await one(
        `INSERT INTO staff (username, password_hash, role) VALUES ('fuzzed', '', 'support') RETURNING id`,
      ),
      'promo-codes': await one(
        `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, active)
         VALUES ('FUZZED', 'percent', 10, '{pro}', 'usd', 0, true) RETURNING id`,
      ),
      payments: await one(
        `INSERT INTO ledger_entries (user_id, kind, amount, currency, provider, reference, at)
         VALUES ($1, 'download', 399, 'usd', 'sandbox', 'pi_fuzzed', now()) RETURNING id`,
        owner,
      ),
      disputes: await one(
        `INSERT INTO payment_disputes (user_id, provider, reference, payment, state, amount, currency, opened_at)
         VALUES ($1, 'sandbox', 'dp_fuzzed', 'pi_fuzzed', 'lost', 399, 'usd', now()) RETURNING id`,
        owner,
      ),
    };
  };

  const headersFor = async ({ security, 'x-roles': roles, name }: Route): Promise<Record<string, string>> => {
    if (roles) return staffTokenOf(api, roles[0]!);
    if (!security.some((scheme) => 'sid' in scheme)) return {};
    return sessionOf(api, ENDS_ACCOUNT.includes(name) ? await givenAccount(api) : owner);
  };

  const idsFor = (path: string, name: string): string[] => {
    if (name === 'format') return ['pdf', 'docx', 'text', 'json'];
    if (name === 'document') return ['cover-letter', 'interview-preparation', 'salary-guide'];
    if (path.startsWith('/api/admin/'))
      return [staffIds[name === 'id' ? path.split('/')[3]! : name] ?? Object.values(staffIds)[0]!];
    return Object.entries(ids).flatMap(([beginning, values]) =>
      path.startsWith(beginning) && values[name] ? [values[name]] : [],
    );
  };

  const inputOf = ({ path, parameters = [], requestBody }: Route): Arbitrary<Input> => {
    const schema = requestBody?.content['application/json']?.schema;
    const inPath = parameters.filter((each) => each.in === 'path');
    const inQuery = parameters.filter((each) => each.in === 'query');
    return fc.record({
      segments: fc.record(Object.fromEntries(inPath.map(({ name }) => [name, segmentArbitrary(idsFor(path, name))]))),
      query: fc.record(Object.fromEntries(inQuery.map((each) => [each.name, queryArbitrary(each.schema, each.name)])), {
        requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name),
      }),
      body: schema ? bodyArbitrary(schema) : fc.constant(undefined),
    });
  };

  const send = async (route: Route, { segments, query, body }: Input): Promise<Response> => {
    const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) => segments[name]!);
    const search = Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const request = api
      .visitor()
      [route.method](search ? `${address}?${search}` : address)
      .set({ ...fromNewNetwork(), ...(await headersFor(route)) })
      .timeout(HUNG)
      .redirects(0);
    return body ? request.type('application/json').send(toJson(body.body)) : request;
  };

  const check = (route: Route, input: Input, answer: Response): void => {
    const { status, text = '' } = answer;
    const declared = route.responses[status];
    if (!declared) throw new Error(`The API document does not name this answer: ${status} ${text.slice(0, 500)}`);
    if (status >= 500 && !(isRendered(route) && status === 503)) throw new Error(`${status} ${text.slice(0, 500)}`);
    expect(text).not.toMatch(LEAKS);
    if (status >= 400) checkError(route, input, answer);
    else checkSuccess(declared, answer);
  };

  it.each(ROUTES)(
    'the response to each input is documented, and an error names the rejected field: $name',
    async (route) => {
      await fc.assert(
        fc.asyncProperty(inputOf(route), async (input) => check(route, input, await send(route, input))),
        { seed: SEED, numRuns: hasInput(route) ? RUNS : 1 },
      );
    },
  );
});

const hasInput = ({ parameters, requestBody }: Route): boolean => Boolean(parameters?.length || requestBody);

/**
 * Matches internal details that no response may contain: stack frames, source paths, SQL, hashes and secrets, such as
 * "node_modules" or "$argon2".
 */
const LEAKS = /\n {4}at |node_modules|backend\/(?:src|dist)|password_hash|\$argon2|SELECT \S+ FROM|for-tests-only/;

function checkError(route: Route, { body, query }: Input, { status, body: answer }: Response): void {
  const error = apiErrorBody.parse(answer);
  expect(error.statusCode).toBe(status);
  if (error.code !== 'invalid') return;
  const fields = [...Object.keys(query), ...fieldsOf(route.requestBody?.content['application/json']?.schema)];
  expect(error.issues?.length).toBeGreaterThan(0);
  const isObject = typeof body?.body === 'object' && body.body !== null && !Array.isArray(body.body);
  for (const { path } of error.issues!) {
    // The error for a body that is not an object names no field.
    if (path === '' && !isObject) continue;
    expect([...fields, ...(route.parameters ?? []).map(({ name }) => name)]).toContain(path.split('.')[0]);
  }
}

const fieldsOf = (schema: JsonSchema | undefined): string[] =>
  schema ? [...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(fieldsOf)] : [];

function checkSuccess(declared: Operation['responses'][string], { body, type }: Response): void {
  const schema = declared.content?.['application/json']?.schema;
  if (schema === undefined || type !== 'application/json') return;
  const read = validatorOf(schema).safeParse(body);
  if (!read.success) throw new Error(`The body differs from its schema: ${z.prettifyError(read.error)}`);
}

const validators = new Map<JsonSchema, z.ZodType>();

function validatorOf(schema: JsonSchema): z.ZodType {
  const known =
    validators.get(schema) ??
    z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], { defaultTarget: 'openapi-3.0' });
  validators.set(schema, known);
  return known;
}
