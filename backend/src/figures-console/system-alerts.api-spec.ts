import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { Queue } from 'bullmq';
import { DiskSpace } from './disk-space.js';
import { SystemAlerts } from './system-alerts.service.js';
import { AllQueues } from '../queues/all-queues.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';

type SystemAlert = AdminDashboardView['systemAlerts'][number];

const MODEL = {
  OPENAI_API_KEY: 'a key',
  OPENAI_MODEL: 'a-model',
  OPENAI_BASE_URL: 'http://127.0.0.1:9',
  AI_DAILY_BUDGET: '1',
};

describe('dashboard alerts', () => {
  let api: TestApp;
  let admin: Staff;
  beforeAll(async () => {
    api = await startApp({ env: MODEL });
    admin = await givenStaff(api);
  });
  beforeEach(() => givenFreeDisk(0.5));
  afterAll(() => api.close());
  afterEach(async () => {
    vi.restoreAllMocks();
    givenFreeDisk(0.5);
    for (const queue of api.app.get(AllQueues).list) {
      await queue.resume();
      await queue.obliterate({ force: true });
    }
    for (const table of ['payment_events', 'ai_calls', 'ai_budget_days', 'roll_up_runs', 'subscriptions'])
      await api.database.query(`DELETE FROM ${table}`);
    expect(await alerts()).toEqual([]);
  });

  const givenFreeDisk = (share: number) => vi.spyOn(api.app.get(DiskSpace), 'freeShare').mockResolvedValue(share);

  const alerts = async (): Promise<SystemAlert[]> => {
    const answer = await api
      .visitor()
      .get('/api/admin/dashboard')
      .set('authorization', `Bearer ${admin.token}`)
      .expect(200);
    return (answer.body as AdminDashboardView).systemAlerts;
  };
  const only = async (): Promise<SystemAlert> => {
    const found = await alerts();
    expect(found).toHaveLength(1);
    return found[0]!;
  };
  const queueOf = (name: string): Queue => api.app.get(AllQueues).list.find((queue) => queue.name === name)!;
  const givenEvents = (type: string, count: number, { handled = true, minutes = 5 } = {}) =>
    api.database.query(
      `INSERT INTO payment_events (provider, id, type, subject_kind, object_id, created_at, received_at, handled_at)
       SELECT 'sandbox', $1 || n, $1, 'payment', n, now(), now() - make_interval(mins => $3), CASE WHEN $4 THEN now() END
       FROM generate_series(1, $2) n`,
      [type, count, minutes, handled],
    );
  const givenCalls = (outcome: string, count: number) =>
    api.database.query(
      `INSERT INTO ai_calls (task, model, prompt, outcome, input_tokens, output_tokens, cost_micros, milliseconds)
       SELECT 'letters', 'a-model', 'letter/1', $1, 1, 1, 1, 1 FROM generate_series(1, $2)`,
      [outcome, count],
    );

  it.each(['render', 'payments', 'requests', 'maintenance', 'analytics'])(
    'an alert names the queue %s, whose oldest job has waited too long, and links to the queues',
    async (name) => {
      await queueOf(name).add('old', {}, { timestamp: Date.now() - 7 * 60_000 });
      expect(await only()).toMatchObject({
        type: 'queue_backlog',
        severity: 'error',
        page: 'queues',
        message: `1 job waiting in the queue "${name}", the oldest for 7 min. No worker runs this queue.`,
      });
    },
  );

  it('an alert counts lower-priority jobs that have waited too long', async () => {
    await queueOf('render').add('report', {}, { priority: 10, timestamp: Date.now() - 7 * 60_000 });
    expect(await only()).toMatchObject({ type: 'queue_backlog', page: 'queues' });
  });

  it('an alert names a queue with too many jobs, even if all are recent', async () => {
    await queueOf('render').addBulk(Array.from({ length: 101 }, () => ({ name: 'new', data: {} })));
    expect(await only()).toMatchObject({ type: 'queue_backlog', severity: 'error', page: 'queues' });
  });

  it('an alert links to the list of emails when emails have waited too long', async () => {
    await queueOf('mail').add('old', {}, { timestamp: Date.now() - 7 * 60_000 });
    expect(await only()).toMatchObject({ type: 'queue_backlog', page: 'emails' });
  });

  it('an alert names a paused queue', async () => {
    await queueOf('payments').pause();
    expect(await only()).toMatchObject({ type: 'paused_queue', severity: 'warning', page: 'queues' });
  });

  it.each([
    ['payments', { type: 'failed_jobs', severity: 'warning', page: 'queues' }],
    ['mail', { type: 'failed_mails', severity: 'error', page: 'failed_emails' }],
  ])('an alert reports failed jobs in the queue %s', async (name, alert) => {
    const counts = { waiting: 0, prioritized: 0, failed: 2 };
    vi.spyOn(queueOf(name), 'getJobCounts').mockResolvedValue(counts);
    expect(await only()).toMatchObject(alert);
  });

  it('an alert reports unavailable queues', async () => {
    vi.spyOn(queueOf('render'), 'getJobCounts').mockRejectedValue(new Error('no connection'));
    expect(await only()).toMatchObject({ type: 'queue_unreachable', severity: 'error', page: 'queues' });
  });

  it('an alert reports unprocessed events from the payment provider', async () => {
    await givenEvents('invoice.paid', 1, { handled: false, minutes: 11 });
    expect(await only()).toMatchObject({ type: 'webhook_backlog', severity: 'error', page: 'queues' });
  });

  it('an alert reports declined payments only while no payment succeeds', async () => {
    await givenEvents('payment_intent.payment_failed', 4);
    expect(await alerts()).toEqual([]);
    await givenEvents('invoice.payment_failed', 1);
    expect(await only()).toMatchObject({ type: 'payments_declined', severity: 'error', page: 'failed_payments' });
    await givenEvents('payment_intent.succeeded', 1);
    expect(await alerts()).toEqual([]);
  });

  it('an alert reports plans whose renewal payment failed', async () => {
    await api.database.query(`INSERT INTO subscriptions (plan, state, provider) VALUES ('pro', 'past_due', 'sandbox')`);
    expect(await only()).toMatchObject({ type: 'past_due_plans', severity: 'warning', page: 'failed_payments' });
  });

  it('an alert reports a language model that does not respond', async () => {
    await givenCalls('failed', 3);
    expect(await only()).toMatchObject({ type: 'ai_unavailable', severity: 'error', page: 'settings' });
    await givenCalls('answered', 1);
    expect(await alerts()).toEqual([]);
  });

  it('an alert reports that the budget of the language model is used up', async () => {
    await api.database.query(
      `INSERT INTO ai_budget_days (day, spent_micros) VALUES ((now() AT TIME ZONE 'UTC')::date, 990000)`,
    );
    expect(await only()).toMatchObject({ type: 'ai_budget_spent', severity: 'warning', page: 'settings' });
  });

  it('an alert reports outdated figures', async () => {
    await api.database.query(
      `INSERT INTO roll_up_runs (name, finished_at) VALUES ('now', now() - interval '6 minutes')`,
    );
    expect(await only()).toMatchObject({ type: 'figures_late', severity: 'warning', page: 'queues' });
  });

  it('an alert reports a nearly full disk', async () => {
    givenFreeDisk(0.09);
    expect(await only()).toMatchObject({
      type: 'disk_low',
      severity: 'error',
      message: 'Only 9% of the disk is free.',
    });
  });

  it('alerts list errors before warnings', async () => {
    await queueOf('payments').pause();
    givenFreeDisk(0.01);
    const severities = (await api.app.get(SystemAlerts).list()).map(({ severity }) => severity);
    expect(severities).toEqual(['error', 'warning']);
  });
});
