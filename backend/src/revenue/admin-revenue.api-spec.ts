import { randomUUID } from 'node:crypto';
import type { RevenueView } from '@shortlist/shared/contract/console/admin-revenue';
import { REVENUE_RANGES, type RevenueRange } from '@shortlist/shared/product/revenue-ranges';
import { RevenueFigures } from './revenue-figures.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenPerson } from '../../test/support/given.js';
import { givenStaff } from '../../test/support/given-staff.js';
import { pay, untilSettled } from '../../test/support/payments.js';
import type { SubscriptionView } from '@shortlist/shared/contract/account/payments';

const DAY = 24 * 60 * 60 * 1_000;
const DAYS = { '30d': 30, '90d': 90, '365d': 365 } as const satisfies Record<RevenueRange, number>;
const PLANS = 160;

/** Seeded, so that every run has the same numbers. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

describe('revenue figures', () => {
  let api: TestApp;
  const now = new Date();
  const today = Date.parse(now.toISOString().slice(0, 10));
  const random = randomNumbers(20_261_123);
  const before = (days: number): Date => new Date(now.getTime() - days * DAY);
  const someMoment = (days: number): Date => {
    const start = new Date(today - random(days) * DAY);
    return [start, new Date(start.getTime() - 1), new Date(start.getTime() + random(DAY))][random(3)]!;
  };

  const enter = (kind: string, amount: number, at: Date, details: { plan?: string; subscriptionId?: string } = {}) =>
    api.database.query(
      `INSERT INTO ledger_entries (kind, amount, currency, plan, subscription_id, provider, reference, payment, at)
       VALUES ($1, $2, 'usd', $3, $4, 'sandbox', $5, $5, $6)`,
      [kind, amount, details.plan ?? null, details.subscriptionId ?? null, randomUUID(), at],
    );

  const givenPlan = async (): Promise<void> => {
    const plan = ['pro', 'premium'][random(2)]!;
    const began = someMoment(420);
    const left = random(2) === 0 ? new Date(began.getTime() + random(200) * DAY) : null;
    const isOver = left !== null && left < now;
    const isCanceledFirst = isOver && random(2) === 0;
    const ended = isOver && (!isCanceledFirst || random(2) === 0) ? new Date(left.getTime() + random(3) * DAY) : null;
    const state =
      ended && ended < now ? 'canceled' : (['active', 'active', 'past_due', 'incomplete'][random(4)] ?? 'active');
    const rows: { id: string }[] = await api.database.query(
      `INSERT INTO subscriptions (plan, state, provider, reference, canceled_at, cancels_at_period_end, ended_at, refund_requested_at, created_at)
       VALUES ($1, $2, 'sandbox', $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        plan,
        state,
        randomUUID(),
        isCanceledFirst ? left : null,
        isCanceledFirst,
        state === 'canceled' ? (isCanceledFirst ? ended : left) : null,
        random(12) === 0 ? before(random(20)) : null,
        began,
      ],
    );
    const details = { plan, subscriptionId: rows[0]!.id };
    if (random(10) === 0) return;
    for (let at = began; at < now && (!left || at < left); at = new Date(at.getTime() + 30 * DAY))
      await enter('subscription', [999, 1_999, 0, 500][random(4)]!, at, details);
  };

  beforeAll(async () => {
    api = await startApp({ worker: true });
    for (let i = 0; i < 150; i++) {
      const plan = [undefined, 'pro', 'premium'][random(3)];
      await enter('download', 399 - random(3) * 100, someMoment(420));
      await enter('refund', random(8) === 0 ? 200 : -random(900), someMoment(420), { plan });
      if (i % 5 === 0) await enter('dispute', random(3) === 0 ? 999 : -999, someMoment(420), { plan });
      if (i % 5 === 0) await enter('dispute_fee', -1_500, someMoment(420), { plan });
    }
    for (let i = 0; i < PLANS; i++) await givenPlan();
  });
  afterAll(() => api.close());

  const viewed = (range: RevenueRange): Promise<RevenueView> => api.app.get(RevenueFigures).view(range, now);
  const one = async (sql: string, ...values: unknown[]): Promise<number> => {
    const rows: { value: string | null }[] = await api.database.query(sql, values);
    return Number(rows[0]!.value ?? 0);
  };

  describe.each(REVENUE_RANGES)('revenue figures of %s', (range) => {
    const from = new Date(today - (DAYS[range] - 1) * DAY);
    const to = new Date(today + DAY);

    it('revenue is payments minus refunds, disputes and dispute fees', async () => {
      const sum = (condition: string) =>
        one(`SELECT sum(amount) AS value FROM ledger_entries WHERE at >= $1 AND at < $2 AND ${condition}`, from, to);
      const view = await viewed(range);
      expect(view).toMatchObject({
        range,
        from: from.toISOString(),
        gross: await sum(`kind IN ('download', 'subscription')`),
        refunds: await sum(`kind = 'refund'`),
        disputes: await sum(`kind = 'dispute'`),
        fees: await sum(`kind = 'dispute_fee'`),
        net: await sum('true'),
      });
      expect(view.net).toBe(view.gross + view.refunds + view.disputes + view.fees);
      expect(view.gross).toBeGreaterThan(0);
    });

    it('revenue figures count new plans, canceled plans and churn', async () => {
      const FIRST = `(SELECT min(l.at) FROM ledger_entries l WHERE l.subscription_id = s.id AND l.kind = 'subscription')`;
      const LEFT = `least(s.canceled_at, s.ended_at)`;
      const plans = (condition: string) =>
        one(
          `SELECT count(*) AS value FROM subscriptions s WHERE $1::timestamptz < $2 AND ${FIRST} IS NOT NULL AND ${condition}`,
          from,
          to,
        );
      const newPlans = await plans(`${FIRST} >= $1 AND ${FIRST} < $2`);
      const canceledPlans = await plans(`${LEFT} >= $1 AND ${LEFT} < $2`);
      const plansAtStart = await plans(`${FIRST} < $1 AND NOT coalesce(${LEFT} < $1, false)`);
      expect(await viewed(range)).toMatchObject({
        newPlans,
        canceledPlans,
        plansAtStart,
        churn: Math.round((canceledPlans / plansAtStart) * 1_000) / 10,
      });
      expect(Math.min(newPlans, canceledPlans, plansAtStart)).toBeGreaterThan(0);
    });

    it('net revenue is split by product and month', async () => {
      const { months, net } = await viewed(range);
      const names: { month: string }[] = await api.database.query(
        `SELECT to_char(month, 'YYYY-MM') AS month
         FROM generate_series(date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC'), $2::timestamptz AT TIME ZONE 'UTC' - interval '1 ms', '1 month') month`,
        [from, to],
      );
      expect(months.map(({ month }) => month)).toEqual(names.map(({ month }) => month));
      for (const { month, ...products } of months) {
        for (const [product, value] of Object.entries(products)) {
          const expected = await one(
            `SELECT sum(amount) AS value FROM ledger_entries
             WHERE at >= $1 AND at < $2 AND plan IS NOT DISTINCT FROM $3
               AND date_trunc('month', at AT TIME ZONE 'UTC') = ($4 || '-01')::timestamp`,
            from,
            to,
            product === 'download' ? null : product,
            month,
          );
          expect([month, product, value]).toEqual([month, product, expected]);
        }
      }
      expect(months.reduce((sum, { download, pro, premium }) => sum + download + pro + premium, 0)).toBe(net);
    });
  });

  it('revenue figures count running plans and their monthly revenue', async () => {
    const running = (plan: string) =>
      one(
        `SELECT count(*) AS value FROM subscriptions
         WHERE plan = $1 AND (state = 'active' OR state = 'past_due') AND refund_requested_at IS NULL`,
        plan,
      );
    const [pro, premium] = [await running('pro'), await running('premium')];
    expect(await viewed('30d')).toMatchObject({
      runningPlans: pro + premium,
      monthlyRecurring: pro * 999 + premium * 1_999,
    });
  });

  it('churn is empty if no plan was running at the start of the range', async () => {
    const view = await api.app.get(RevenueFigures).view('30d', new Date('2020-03-15T12:00:00Z'));
    expect(view).toMatchObject({ gross: 0, net: 0, plansAtStart: 0, churn: null });
    expect(view.months.map(({ month }) => month)).toEqual(['2020-02', '2020-03']);
  });

  it('counts a plan as canceled from its cancellation until it is resumed', async () => {
    const ada = await givenPerson(api);
    const { body } = await ada.browser.post('/api/subscriptions').send({ plan: 'pro' }).expect(200);
    await pay(ada, (body as SubscriptionView).clientSecret).expect(200);
    await untilSettled(api);
    const { canceledPlans } = await viewed('30d');
    await ada.browser.post('/api/billing/cancel').expect(200);
    expect((await viewed('30d')).canceledPlans).toBe(canceledPlans + 1);
    await ada.browser.post('/api/billing/resume').expect(200);
    expect((await viewed('30d')).canceledPlans).toBe(canceledPlans);
  });

  it('every role can read revenue figures, but only for the predefined ranges', async () => {
    for (const role of ['admin', 'support', 'analyst'] as const) {
      const { token } = await givenStaff(api, role);
      const read = (range: string) =>
        api.visitor().get('/api/admin/revenue').query({ range }).auth(token, { type: 'bearer' });
      expect((await read('90d').expect(200)).body).toMatchObject({ range: '90d' });
      await read('1d').expect(422);
    }
  });
});
