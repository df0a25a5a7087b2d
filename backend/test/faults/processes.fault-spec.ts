import type { StaffToken } from '@shortlist/shared/contract/console/staff';
import type { QueueOverview } from '@shortlist/shared/contract/console/queues';
import { RENDER_QUEUE } from '../../src/export/render/render-job.js';
import { MAIL_QUEUE } from '../../src/mail/mail-job.js';
import { PAYMENTS_QUEUE } from '../../src/payments/queue/payments-queue.js';
import { failToStart } from '../../../e2e/support/product.js';
import { until } from '../support/until.js';
import { START_MS } from './support/durations.js';
import { observe } from './support/observe.js';
import { withQueue } from './support/queues.js';
import { send } from './support/requests.js';
import { startSurroundings, type Running } from './support/surroundings.js';

const ADMIN_PASSWORD = 'staff only, please';
const POISONED = [RENDER_QUEUE, MAIL_QUEUE, PAYMENTS_QUEUE];

describe('a fault in the processes of the product while users work', () => {
  let around: Running;
  beforeAll(async () => {
    around = await startSurroundings({ env: { ADMIN_PASSWORD } });
  }, START_MS);
  afterAll(() => around?.stop());

  const kill = (part: Parameters<Running['product']['pidOf']>[0]) =>
    process.kill(around.product.pidOf(part), 'SIGKILL');

  /** Kills a process of the product while one of its statements waits for a table lock. */
  async function killWhileWriting(part: 'main.js' | 'worker.js', table: string): Promise<void> {
    const holder = await around.product.connect();
    await holder.query('BEGIN');
    await holder.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    await until(`a process waits for ${table}`, async () => {
      const { rowCount } = await holder.query('SELECT FROM pg_locks WHERE NOT granted');
      return rowCount! > 0;
    });
    kill(part);
    await holder.query('ROLLBACK');
    await holder.end();
  }

  it('a worker killed while it renders a file loses nothing, and is restarted', async () => {
    const seen = await observe(around, {
      name: 'worker killed in the middle of a file',
      cause: () => killWhileWriting('worker.js', 'rendered_files'),
    });
    expect(seen.differences).toEqual([]);
  });

  it('an API killed in the middle of a save loses no confirmed save, and is restarted', async () => {
    const seen = await observe(around, {
      name: 'API killed in the middle of a save',
      cause: () => killWhileWriting('main.js', 'resumes'),
    });
    expect(seen.differences).toEqual([]);
    expect(seen.failures.map(({ status }) => status)).toContain(0);
  });

  it('a killed PostgreSQL server loses no confirmed write, and is restarted', async () => {
    const seen = await observe(around, {
      name: 'PostgreSQL killed',
      cause: async () => void kill('/bin/postgres -D'),
    });
    expect(seen.differences).toEqual([]);
    expect(seen.failures.filter(({ status }) => status !== 503)).toEqual([]);
  });

  it('a second start with the same data folder names the running process and exits without disturbing it', async () => {
    const { dataDir, pid } = around.product;
    let refused: Awaited<ReturnType<typeof failToStart>> | undefined;
    const seen = await observe(around, {
      name: 'second start on the same data folder',
      cause: async () => void (refused = await failToStart({ dataDir })),
    });
    expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining(`is in use by process ${pid}.`) });
    expect(seen).toEqual({ failures: [], differences: [] });
  });

  it('jobs with malformed data fail, are listed in the console, and delay no other job', async () => {
    const addMalformed = (name: string) =>
      withQueue(around, name, (queue) => queue.add('malformed', { unknown: true }, { attempts: 3 }));
    const seen = await observe(around, {
      name: 'malformed jobs',
      cause: async () => void (await Promise.all(POISONED.map(addMalformed))),
    });
    expect(seen).toEqual({ failures: [], differences: [] });
    const { items } = await queuesAsStaff();
    for (const name of POISONED) expect(items.find((queue) => queue.name === name)).toMatchObject({ failed: 1 });
  });

  async function queuesAsStaff(): Promise<QueueOverview> {
    const { url } = around.product;
    const credentials = { username: 'admin', password: ADMIN_PASSWORD };
    const signedIn = await send(`${url}/api/admin/login`, { method: 'POST', body: credentials });
    const headers = { authorization: `Bearer ${(signedIn.body as StaffToken).token}` };
    return (await send(`${url}/api/admin/queues`, { headers })).body as QueueOverview;
  }
}, 240_000);
