import { until } from '../support/until.js';
import { START_MS } from './support/durations.js';
import { observe } from './support/observe.js';
import { startSurroundings, type Running } from './support/surroundings.js';

describe('a process that is killed while users work', () => {
  let around: Running;
  beforeAll(async () => {
    around = await startSurroundings();
  }, START_MS);
  afterAll(() => around?.stop());

  const kill = (part: Parameters<Running['product']['pidOf']>[0]) =>
    process.kill(around.product.pidOf(part), 'SIGKILL');

  /** Kills a part while one of its statements waits for a table. */
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

  it('a worker killed in the middle of a file loses nothing, and is restarted', async () => {
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

  it('a killed PostgreSQL loses no confirmed write, and is restarted', async () => {
    const seen = await observe(around, {
      name: 'PostgreSQL killed',
      cause: async () => void kill('/bin/postgres -D'),
    });
    expect(seen.differences).toEqual([]);
    expect(seen.failures.filter(({ status }) => status !== 503)).toEqual([]);
  });
}, 240_000);
