import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import supertest from 'supertest';
import { DataSource } from 'typeorm';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import type { TestApp } from '../../test/support/app.js';
import { API_ROUTES, bodyOf, textFieldsOf, type ApiRoute } from '../../test/support/api-routes.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.js';
import { givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { givenStaff } from '../../test/support/given-staff.js';
import { HOSTILE_TEXTS, type HostileText } from '../../test/support/hostile-texts.js';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

const PROGRAM = inCheckout('backend/dist/main.js');
const PLAIN_SERVER = inCheckout('backend/test/support/plain-server.mjs');

/** Routes that the test calls as a visitor, because they would end its session or delete its account. */
const AS_VISITOR = /^(POST|DELETE) \/api\/auth\//;

const SMALL = 2_000;
const AT_ONCE = 2;
/** A health check counts as late if it takes this many milliseconds longer than a request to the idle process. */
const LIVE_MS = 200;
/**
 * If a route processes the longest text within this many milliseconds, the growth of its response time is not measured.
 */
const NEGLIGIBLE_MS = 150;
const FLOOR_MS = 5;
const MAX_EXPONENT = 1.2;
/**
 * Number of requests of which the fastest one counts. Short texts get more requests: a slow request for a short text
 * would hide growth, but a slow request for a long text only repeats the measurement.
 */
const SHORT_REQUESTS = 5;
const LONG_REQUESTS = 2;
/**
 * Maximum number of measurements. One result with linear growth is enough, because a busy machine can only slow
 * requests down.
 */
const ATTEMPTS = 6;

const TEXT_ROUTES = API_ROUTES.filter(({ body }) => body && textFieldsOf(body).length > 0);
/** Routes that run the text rules; all other routes only validate and store texts. */
const RULES = TEXT_ROUTES.filter(({ path }) => path.startsWith('/api/ai/'));
const OTHERS = TEXT_ROUTES.filter((route) => !RULES.includes(route));

/** `GROWTH=all` sends every text to every route. */
const isThorough = process.env.GROWTH === 'all';
const ROUTES_PER_TEXT = 4;

/**
 * Returns the texts to send to the route: all texts with `GROWTH=all`, otherwise a quarter that depends on the route.
 */
const textsFor = (route: ApiRoute): readonly HostileText[] =>
  isThorough
    ? HOSTILE_TEXTS
    : HOSTILE_TEXTS.filter((_, index) => index % ROUTES_PER_TEXT === RULES.indexOf(route) % ROUTES_PER_TEXT);

let nonce = 0;

interface Answer {
  status: number;
  body: { issues?: { path: string }[] };
  ms: number;
}

/**
 * Returns a request body. Its job description has the given length, and all its other texts together have the same
 * length. Texts are shorter where the API requires it.
 */
function bodyOfLength({ body }: ApiRoute, length: number, textAt: (place: number) => HostileText): object {
  const fields = new Map(textFieldsOf(body!).map((field) => [field.path, field]));
  let left = Math.min(length, LIMITS.analyzedLength - 1_000);
  let place = 0;
  const ending = `\n${(nonce += 1)}`;
  const textOf = (path: string): string | undefined => {
    const field = fields.get(path);
    // An invalid locale would be rejected before the texts are read.
    if (path.endsWith('locale')) return 'en';
    if (!field || /linkedin|portfolio|email/.test(path)) return undefined;
    const isPosting = path === 'jdText';
    const size = Math.min(field.maxLength, isPosting ? length : left) - ending.length;
    if (size < 1) return 'word';
    if (!isPosting) left -= size + ending.length;
    return textAt((place += 1)).ofLength(size) + ending;
  };
  return withFullLists(bodyOf(body!, textOf), textOf, fields) as object;
}

function withFullLists(
  value: unknown,
  textOf: (path: string) => string | undefined,
  fields: ReadonlyMap<string, { maxItems: number }>,
  path: string[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withFullLists(inner, textOf, fields, [...path, key])]),
    );
  const field = fields.get([...path, '0'].join('.'));
  const items: unknown[] = [...(value as unknown[])];
  while (field && items.length < field.maxItems) {
    const text = textOf([...path, '0'].join('.'));
    if (text === undefined || text === 'word') break;
    items.push(text);
  }
  return items.map((item) => withFullLists(item, textOf, fields, [...path, '0']));
}

describe('hostile texts', () => {
  let database: TestDatabase;
  let dataDir: string;
  let api: TestApp;
  let rows: DataSource;
  let owner: Person;
  let resumeId: string;
  let staffToken: string;
  const processes: ChildProcess[] = [];
  let plainUrl: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'shortlist-text-load-'));
    rows = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const port = await freePort();
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent', PORT: String(port) };
    // The API runs in a separate process, so that the test's own work does not slow it down.
    const main = fork(PROGRAM, {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const plain = fork(PLAIN_SERVER, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    processes.push(main, plain);
    const [[{ port: plainPort }]] = (await Promise.all([once(plain, 'message'), once(main, 'message')])) as [
      [{ port: number }],
      unknown,
    ];
    plainUrl = `http://127.0.0.1:${plainPort}`;
    const url = `http://127.0.0.1:${port}`;
    api = { url, database: rows, visitor: () => supertest.agent(url) } as unknown as TestApp;
    owner = await givenPerson(api);
    await givenPlan(api, owner, 'premium');
    ({ id: resumeId } = await givenResume(owner));
    ({ token: staffToken } = await givenStaff(api));
  });
  afterAll(async () => {
    await Promise.all(
      processes.map(async (child) => {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }),
    );
    await rows.destroy();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const withoutLimits = () => rows.query('DELETE FROM ai_uses').then(() => rows.query('DELETE FROM sign_in_attempts'));

  async function send({ method, path, name }: ApiRoute, body: object): Promise<Answer> {
    const address = path.replace(/\{\w+\}/g, resumeId);
    const request = (AS_VISITOR.test(name) ? api.visitor() : owner.browser)[method](address);
    if (path.startsWith('/api/admin/')) void request.set('Authorization', `Bearer ${staffToken}`);
    const start = performance.now();
    const answer = await request.send(body);
    return { status: answer.status, body: answer.body as Answer['body'], ms: performance.now() - start };
  }

  /**
   * While `work` runs, sends requests at short intervals to the API's health check and, for comparison, to an idle
   * process. Returns the delays of late responses in milliseconds.
   */
  async function watched(work: () => Promise<void>): Promise<{ checks: number; late: number[] }> {
    let isDone = false;
    let checks = 0;
    const late: number[] = [];
    const timed = async (url: string): Promise<number> => {
      const start = performance.now();
      await (await fetch(url)).arrayBuffer();
      return performance.now() - start;
    };
    const watching = (async () => {
      while (!isDone) {
        const [own, plain] = await Promise.all([timed(`${api.url}/api/health/live`), timed(plainUrl)]);
        checks += 1;
        // A delay that also occurs in the idle process is caused by the machine, not by the API.
        if (own - plain > LIVE_MS) late.push(Math.round(own - plain));
        await sleep(20);
      }
    })();
    await work().finally(() => (isDone = true));
    await watching;
    return { checks, late };
  }

  async function allOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
    const queue = [...items];
    const next = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  async function keepsEventLoopFree(work: () => Promise<void>): Promise<void> {
    const { checks, late } = await watched(work);
    expect(checks).toBeGreaterThan(0);
    expect(late.filter((ms) => ms > 5 * LIVE_MS)).toEqual([]);
    expect(late.length).toBeLessThanOrEqual(Math.ceil(checks / 100));
  }

  async function leastCost(route: ApiRoute, length: number, text: HostileText, requests: number): Promise<number> {
    const times: number[] = [];
    for (let count = 0; count < requests; count += 1) {
      const { ms } = await send(
        route,
        bodyOfLength(route, length, () => text),
      );
      times.push(ms);
    }
    return Math.min(...times);
  }

  async function exponentOf(route: ApiRoute, text: HostileText): Promise<number | undefined> {
    const hasPostingOnly = textFieldsOf(route.body!).every(({ path }) => path === 'jdText');
    const limit = hasPostingOnly ? LIMITS.jobDescriptionLength : LIMITS.analyzedLength;
    await withoutLimits();
    const atLimit = await leastCost(route, limit, text, LONG_REQUESTS);
    if (atLimit < NEGLIGIBLE_MS) return undefined;
    const small = Math.max(FLOOR_MS, await leastCost(route, SMALL, text, SHORT_REQUESTS));
    return Math.log(atLimit / small) / Math.log(limit / SMALL);
  }

  async function expectLinear(route: ApiRoute, text: HostileText): Promise<void> {
    const exponents: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const exponent = await exponentOf(route, text);
      if (exponent === undefined || exponent <= MAX_EXPONENT) return;
      exponents.push(exponent);
    }
    expect([text.name, exponents]).toEqual([text.name, []]);
  }

  it('the OpenAPI document lists ten routes that apply rules to texts', () => expect(RULES).toHaveLength(10));

  it.each(RULES.map((route) => [route.name, route] as const))(
    'the API reads texts in linear time without blocking other requests: %s',
    (_, route) =>
      keepsEventLoopFree(async () => {
        const costs: { text: HostileText; ms: number }[] = [];
        await allOf(textsFor(route), async (text) => {
          if (costs.length % 50 === 0) await withoutLimits();
          // Sends each text at the maximum length of a job description. Then measures how the durations of the three
          // slowest requests grow with the length of their texts.
          const body = bodyOfLength(route, LIMITS.jobDescriptionLength, () => text);
          const answer = await send(route, body);
          const isBlank = text.ofLength(10).trim() === '';
          expect([text.name, answer.status]).toEqual([text.name, isBlank && answer.status === 422 ? 422 : 200]);
          costs.push({ text, ms: answer.ms });
        });
        const slowest = costs.sort((a, b) => b.ms - a.ms).slice(0, 3);
        for (const { text } of slowest) await expectLinear(route, text);
      }),
    300_000,
  );

  it('resume analytics read texts without blocking other requests', () =>
    keepsEventLoopFree(async () => {
      const save = API_ROUTES.find(({ name }) => name === 'PATCH /api/resumes/{id}')!;
      for (const text of HOSTILE_TEXTS.slice(-12)) {
        await withoutLimits();
        const { jdText, data } = bodyOfLength(save, LIMITS.analyzedLength, () => text) as Record<string, unknown>;
        await owner.browser.patch(`/api/resumes/${resumeId}`).send({ jdText, data }).expect(200);
        await owner.browser.get(`/api/resumes/${resumeId}/analytics`).expect(200);
      }
    }));

  it('the API validates and stores texts without blocking other requests', () =>
    keepsEventLoopFree(async () => {
      await withoutLimits();
      await allOf(OTHERS, async (route) => {
        // Each field gets a different text, so three bodies cover every kind of text on a route with many fields.
        for (const start of [0, 1, 2]) {
          const textAt = (place: number) => HOSTILE_TEXTS[(start * 50 + place) % HOSTILE_TEXTS.length]!;
          const answer = await send(route, bodyOfLength(route, LIMITS.analyzedLength, textAt));
          expect([route.name, answer.status, answer.status < 500]).toEqual([route.name, answer.status, true]);
        }
      });
    }));
});
