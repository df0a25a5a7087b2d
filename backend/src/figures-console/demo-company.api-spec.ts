import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AdminDashboardView } from '@shortlist/shared/contract/console/admin-figures';
import type { ServiceRequestList } from '@shortlist/shared/contract/service-requests';
import { EventPartitions } from '../analytics/roll-up/event-partitions.service.js';
import { addDays, dayOf } from '../usage/days.js';
import { RollUpService } from '../analytics/roll-up/roll-up.service.js';
import { startApp, type TestApp } from '../../test/support/app.js';
import { givenStaff, type Staff } from '../../test/support/given-staff.js';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

interface Demo {
  randomOf(seed: number): unknown;
  companyOf(random: unknown, wanted: { days: number; people: number; now: Date }): Record<string, object[]>;
  storeCompany(database: unknown, rows: Record<string, object[]>): Promise<void>;
}

const FOLDER = inCheckout('scripts/lib/demo');
const load = (file: string): Promise<Partial<Demo>> =>
  import(pathToFileURL(resolve(FOLDER, file)).href) as Promise<Partial<Demo>>;
const DAYS = 30;

describe('the demo company that seed:demo creates', () => {
  let api: TestApp;
  let admin: Staff;
  let rows: Record<string, object[]>;
  beforeAll(async () => {
    const demo = Object.assign(
      {},
      ...(await Promise.all(['random.mjs', 'company.mjs', 'store.mjs'].map(load))),
    ) as Demo;
    api = await startApp({ worker: true });
    const [partitions, rollUps] = [api.worker!.get(EventPartitions), api.worker!.get(RollUpService)];
    const days = Array.from({ length: DAYS }, (_, offset) => addDays(dayOf(new Date()), -offset));
    for (const day of days) await partitions.make(day);
    rows = demo.companyOf(demo.randomOf(3), { days: DAYS, people: 400, now: new Date() });
    await demo.storeCompany(api.database, rows);
    for (const day of days) await rollUps.rollUpDay(day);
    await rollUps.rollUpNow();
    admin = await givenStaff(api);
  });
  afterAll(() => api.close());

  const read = async <T>(path: string): Promise<T> =>
    (await api.visitor().get(`/api/admin/${path}`).set('authorization', `Bearer ${admin.token}`).expect(200)).body as T;

  it("the demo company's tables match the dashboard's totals", async () => {
    const { stats } = await read<AdminDashboardView>('dashboard');
    const paid = rows['ledger']!.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'amount')), 0);
    expect(stats).toMatchObject({ totalUsers: 400, totalResumes: rows['resumes']!.length });
    expect(stats.revenue).toBe(paid);
  });

  it.each(['users', 'payments', 'subscriptions', 'promo-codes', 'service-requests'])(
    'the demo company appears in the list of %s',
    async (list) => {
      expect((await read<{ total: number }>(list)).total).toBeGreaterThan(0);
    },
  );

  it('the demo company has requests with a due time', async () => {
    const { items } = await read<ServiceRequestList>('service-requests');
    for (const { createdAt, dueAt } of items) expect(Date.parse(dueAt)).toBeGreaterThan(Date.parse(createdAt));
  });
});
