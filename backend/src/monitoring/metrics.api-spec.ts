import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { startApp, STORES, type TestApp } from '../../test/support/app.js';
import { startBucketServer } from '../../test/support/bucket-server.js';
import { startProxy } from '../../test/support/cuttable-proxy.js';
import { ADA, CARDS, givenPerson, givenPlan, givenResume } from '../../test/support/given.js';
import { figure } from '../../test/support/metrics.js';
import { fails, ModelServer, says } from '../../test/support/model-server.js';
import { openOrder, pay, untilSettled } from '../../test/support/payments.js';
import { emptyRedisUrl } from '../../test/support/redis.js';
import { until } from '../../test/support/until.js';
import { MailQueue } from '../mail/mail-queue.js';
import { MetricsServer } from './metrics-server.service.js';

const TOKEN = 'a token for the scraper of the tests';
const PORTS = { METRICS_PORT: '0', WORKER_METRICS_PORT: '0' };

describe('the metrics', () => {
  const model = new ModelServer();
  let api: TestApp;
  beforeAll(async () => {
    await model.listen();
    const env = { ...PORTS, METRICS_TOKEN: TOKEN, ...model.env };
    api = await startApp({ worker: true, env });
  });
  afterAll(async () => {
    await api.close();
    await model.close();
  });

  const scrape = async (): Promise<string> => {
    const answer = await api.visitor().get('/api/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
    return answer.text;
  };
  const growth = async (name: string, labels: Record<string, string>, work: () => Promise<unknown>) => {
    const before = figure(await scrape(), `shortlist_${name}`, labels) ?? 0;
    await work();
    return (figure(await scrape(), `shortlist_${name}`, labels) ?? 0) - before;
  };

  it.each([undefined, 'Bearer guessed', `Basic ${TOKEN}`, TOKEN])(
    'returns 401 for the Authorization header %s',
    async (authorization) => {
      const request = api.visitor().get('/api/metrics');
      const answer = await (authorization ? request.set('Authorization', authorization) : request).expect(401);
      expect(answer.body).toMatchObject({ code: 'unauthorized' });
      expect(answer.get('WWW-Authenticate')).toBe('Bearer');
    },
  );

  it("the response is in Prometheus's text format and not cached", async () => {
    const answer = await api.visitor().get('/api/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
    expect(answer.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.get('Cache-Control')).toBe('no-store');
  });

  it('counts requests by route template, without ids and query strings', async () => {
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    const labels = { method: 'GET', route: '/api/resumes/:id', status: '200' };
    const read = () => ada.browser.get(`/api/resumes/${id}?secret=hidden`).expect(200);
    expect(await growth('http_requests_total', labels, read)).toBe(1);
    const text = await scrape();
    expect(
      figure(text, 'shortlist_http_request_duration_seconds_count', { route: '/api/resumes/:id' }),
    ).toBeGreaterThan(0);
    expect(text).not.toMatch(new RegExp(`${id}|secret|${ada.email}`));
  });

  it('counts all requests that match no route under one label', async () => {
    const miss = () => api.visitor().post(`/api/${randomUUID()}`).expect(404);
    const labels = { method: 'POST', route: 'none', status: '404' };
    expect(await growth('http_requests_total', labels, async () => [await miss(), await miss()])).toBe(2);
  });

  it('counts saves and conflicts', async () => {
    const ada = await givenPerson(api);
    const { id } = await givenResume(ada);
    const save = (status: number) => () =>
      ada.browser.patch(`/api/resumes/${id}`).send({ title: randomUUID(), revision: 1 }).expect(status);
    expect(await growth('saves_total', { kind: 'resume', outcome: 'saved' }, save(200))).toBe(1);
    expect(await growth('saves_total', { kind: 'resume', outcome: 'conflict' }, save(409))).toBe(1);
  });

  it('counts failed sign-ins and sign-ins rejected by rate limits', async () => {
    const { email } = await givenPerson(api);
    const attempt = () => api.visitor().post('/api/auth/login').send({ email, password: 'a wrong password' });
    expect(await growth('security_events_total', { kind: 'sign_in_failed' }, () => attempt().expect(401))).toBe(1);
    const refused = () => until('the limit refuses', async () => (await attempt()).status === 429);
    expect(await growth('rate_limited_total', { limit: 'sign-in account' }, refused)).toBe(1);
  });

  it('measures renders by format, and counts render jobs', async () => {
    const ada = await givenPerson(api);
    await givenPlan(api, ada);
    const { id } = await givenResume(ada);
    const download = () => ada.browser.get(`/api/export/text/${id}`).expect(200);
    expect(await growth('renders_total', { format: 'text', outcome: 'created' }, download)).toBe(1);
    const text = await scrape();
    expect(figure(text, 'shortlist_render_duration_seconds_count', { format: 'text' })).toBeGreaterThan(0);
    expect(figure(text, 'shortlist_jobs_total', { queue: 'render', outcome: 'completed' })).toBeGreaterThan(0);
    expect(figure(text, 'shortlist_job_last_success_timestamp_seconds', { queue: 'render' })).toBeGreaterThan(
      Date.now() / 1_000 - 60,
    );
    expect(figure(text, 'shortlist_read_back_failures_total', { format: 'text' })).toBe(0);
  });

  it('counts sent emails by kind, without addresses', async () => {
    const sent = { kind: 'verify_email', outcome: 'sent' };
    const sentBefore = figure(await scrape(), 'shortlist_emails_total', sent) ?? 0;
    const { email } = await givenPerson(api);
    await until(
      'the email to the new account is counted',
      async () => (figure(await scrape(), 'shortlist_emails_total', sent) ?? 0) > sentBefore,
    );
    expect(await scrape()).not.toContain(email);
  });

  it('counts model calls, their cost, and the rule-based texts that replace missing answers', async () => {
    const rewrite = () => api.visitor().post('/api/ai/rewrite-summary').send({ resumeData: ADA }).expect(200);
    model.plan(says({ summary: 'Programmer who wrote the first published algorithm.' }));
    const before = figure(await scrape(), 'shortlist_ai_cost_dollars_total', { task: 'rewrites' }) ?? 0;
    expect(await growth('ai_calls_total', { outcome: 'answered' }, rewrite)).toBe(1);
    const text = await scrape();
    // The call reads 100 tokens at $2.50 per million and writes 50 tokens at $10 per million.
    expect(figure(text, 'shortlist_ai_cost_dollars_total', { task: 'rewrites' })! - before).toBeCloseTo(0.000_75, 8);
    expect(figure(text, 'shortlist_ai_spent_today_dollars')).toBeDefined();
    model.plan(fails(401));
    expect(await growth('ai_fallbacks_total', { reason: 'no_answer' }, rewrite)).toBe(1);
  });

  it('counts payments, declines and webhook events, and measures the delay in handling events', async () => {
    const ada = await givenPerson(api);
    const before = await scrape();
    const { clientSecret } = await openOrder(ada, await givenResume(ada));
    const settle = (number: string) => async () => {
      await pay(ada, clientSecret, number);
      await untilSettled(api);
    };
    expect(await growth('payments_declined_total', {}, settle(CARDS.declined))).toBe(1);
    expect(await growth('ledger_dollars_total', { kind: 'download' }, settle(CARDS.good))).toBeCloseTo(3.99);
    const text = await scrape();
    const name = 'shortlist_webhook_lag_seconds_count';
    expect(figure(text, name)).toBeGreaterThan(figure(before, name) ?? 0);
    expect(figure(text, 'shortlist_webhook_events_total', { outcome: 'new' })).toBeGreaterThan(0);
    const forge = () => api.visitor().post('/api/payments/webhook').send({}).expect(400);
    expect(await growth('webhook_events_total', { outcome: 'refused' }, forge)).toBe(1);
  });

  it('exports metrics of connection pools, free disk space, the model budget and scheduled jobs', async () => {
    const text = await scrape();
    expect(figure(text, 'shortlist_pool_connections', { pool: 'database', state: 'total' })).toBeGreaterThan(0);
    expect(figure(text, 'shortlist_pool_max_connections', { pool: 'database' })).toBe(10);
    expect(figure(text, 'shortlist_disk_free_bytes')).toBeGreaterThan(0);
    expect(figure(text, 'shortlist_database_up')).toBe(1);
    expect(figure(text, 'shortlist_bucket_up')).toBeUndefined();
    expect(figure(text, 'shortlist_ai_daily_budget_dollars')).toBe(5);
    expect(figure(text, 'shortlist_ai_circuit_open')).toBe(0);
    expect(figure(text, 'shortlist_job_interval_seconds', { queue: 'payments', task: 'audit' })).toBe(24 * 60 * 60);
    expect(figure(text, 'shortlist_job_interval_seconds', { queue: 'analytics', task: 'now' })).toBe(60);
  });

  it('API and worker serve metrics and probes on separate ports', async () => {
    for (const part of [api.app, api.worker!]) {
      const url = part.get(MetricsServer).url!;
      const metrics = await fetch(`${url}/metrics`);
      expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('text/plain'),
      ]);
      expect(figure(await metrics.text(), 'shortlist_queue_up')).toBe(1);
      expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ status: 'ok' });
      expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ status: 'ok', migrations: 'ok' });
      expect((await fetch(`${url}/api/resumes`)).status).toBe(404);
      expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
    }
  });
});

describe.each(STORES)('the metrics of the queues in %s', (store) => {
  it("exports each queue's depth and the age of its oldest waiting job", async () => {
    const api = await startApp({ store, env: PORTS });
    try {
      await api.app.get(MailQueue).put({ kind: 'password_changed', email: 'a@example.com', site: api.url });
      const text = await (await fetch(`${api.app.get(MetricsServer).url}/metrics`)).text();
      expect(figure(text, 'shortlist_queue_jobs', { queue: 'mail', state: 'waiting' })).toBe(1);
      expect(figure(text, 'shortlist_queue_jobs', { queue: 'render', state: 'waiting' })).toBe(0);
      expect(figure(text, 'shortlist_queue_oldest_waiting_seconds', { queue: 'mail' })).toBeGreaterThan(0);
      expect(figure(text, 'shortlist_queue_oldest_waiting_seconds', { queue: 'render' })).toBe(0);
      expect(figure(text, 'shortlist_queue_workers', { queue: 'mail' })).toBe(0);
      expect(figure(text, 'shortlist_queue_paused', { queue: 'mail' })).toBe(0);
    } finally {
      await api.close();
    }
  });
});

describe('metrics without a token, on a port in use', () => {
  it('the API serves users, but no metrics', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const api = await startApp({ env: { METRICS_PORT: String((other.address() as AddressInfo).port) } });
    try {
      await api.visitor().get('/api/metrics').expect(404);
      expect(api.app.get(MetricsServer).url).toBeUndefined();
      await givenPerson(api);
    } finally {
      await api.close();
      other.close();
    }
  });
});

describe('the metrics with a bucket', () => {
  it('exports shortlist_bucket_up as 0 while the bucket is down and as 1 afterward', async () => {
    const bucket = await startBucketServer();
    const api = await startApp({ worker: true, env: { ...PORTS, ...bucket.env } });
    // Each process serves its metrics on its own port and reuses its samples for five seconds.
    const scrape = async (part: INestApplicationContext) =>
      (await fetch(`${part.get(MetricsServer).url}/metrics`)).text();
    try {
      await bucket.stop();
      expect(figure(await scrape(api.app), 'shortlist_bucket_up')).toBe(0);
      expect(figure(await scrape(api.app), 'shortlist_database_up')).toBe(1);
      await bucket.start();
      // On a busy machine, the bucket's first response after a restart can exceed the time limit of a sample.
      await until('the bucket is up', async () => figure(await scrape(api.worker!), 'shortlist_bucket_up') === 1);
    } finally {
      await api.close();
      await bucket.close();
    }
  });
});

describe('metrics while the store of the job queues does not respond', () => {
  it('exports shortlist_queue_up as 0, and the API can still save resumes', async () => {
    const wire = await startProxy(await emptyRedisUrl());
    const api = await startApp({ env: { ...PORTS, REDIS_URL: wire.url } });
    try {
      const url = api.app.get(MetricsServer).url!;
      wire.freeze();
      const text = await (await fetch(`${url}/metrics`)).text();
      expect(figure(text, 'shortlist_queue_up')).toBe(0);
      expect(figure(text, 'shortlist_queue_jobs', { queue: 'mail' })).toBeUndefined();
      expect(figure(text, 'shortlist_database_up')).toBe(1);
      const ready = await fetch(`${url}/health/ready`);
      expect([ready.status, await ready.json()]).toMatchObject([200, { queue: 'unavailable', database: 'ok' }]);
      const answer = await api.visitor().get('/api/health/ready').expect(200);
      expect(answer.body).toMatchObject({ queue: 'unavailable', workers: 0 });
    } finally {
      wire.mend();
      await api.close();
      await wire.close();
    }
  });
});

describe('readiness', () => {
  it('returns 503 while migrations of this version are missing, and names the command that runs them', async () => {
    const api = await startApp();
    try {
      await api.database.query(`DELETE FROM migrations WHERE name LIKE 'MoneyColumnNames%'`);
      const answer = await api.visitor().get('/api/health/ready').expect(503);
      expect(answer.body).toMatchObject({
        issues: [{ path: 'migrations', message: 'Missing migrations: 1. Run the migrations of this version.' }],
      });
      expect(answer.get('Retry-After')).toBe('5');
    } finally {
      await api.close();
    }
  });
});
