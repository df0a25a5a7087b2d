import { type DataSource } from 'typeorm';
import { Env } from '../../core/env/env.js';
import { connect } from '../../database/data-source.js';
import { passCircuitTime } from '../../../test/support/circuit.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.js';
import { CircuitBreaker } from './circuit-breaker.js';

describe('CircuitBreaker', () => {
  let stored: TestDatabase;
  let database: DataSource;
  let breaker: CircuitBreaker;
  let other: CircuitBreaker;
  beforeAll(async () => {
    stored = await createTestDatabase();
    database = await connect(new Env({ DATABASE_URL: stored.url })).initialize();
    breaker = new CircuitBreaker(database.manager);
    other = new CircuitBreaker(database.manager);
  });
  beforeEach(() => database.query('DELETE FROM ai_circuits'));
  afterAll(async () => {
    await database.destroy();
    await stored.drop();
  });
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await (time % 2 ? breaker : other).failed();
  };
  const passes = (seconds: number) => passCircuitTime(database, seconds);
  const admitsBoth = async () => [await breaker.admits(), await other.admits()];

  it('opens the circuit after five consecutive failures across all processes', async () => {
    await fail(4);
    expect([await breaker.admits(), await breaker.isOpen()]).toEqual([true, false]);
    await fail(1);
    expect([await breaker.admits(), await breaker.isOpen(), await other.isOpen()]).toEqual([false, true, true]);
  });

  it('resets the failure count after a success', async () => {
    await fail(4);
    await breaker.succeeded();
    await fail(4);
    expect(await breaker.admits()).toBe(true);
  });

  it('admits a single trial call across all processes after 30 seconds', async () => {
    await fail(5);
    await passes(20);
    expect(await admitsBoth()).toEqual([false, false]);
    await passes(10);
    const trials = await Promise.all(Array.from({ length: 6 }, (_, call) => (call % 2 ? breaker : other).admits()));
    expect(trials.filter(Boolean)).toHaveLength(1);
    expect(await other.isOpen()).toBe(true);
  });

  it('closes the circuit when the trial call succeeds', async () => {
    await fail(5);
    await passes(30);
    await breaker.admits();
    await breaker.succeeded();
    expect(await admitsBoth()).toEqual([true, true]);
  });

  it('reopens the circuit when the trial call fails', async () => {
    await fail(5);
    await passes(30);
    await breaker.admits();
    await breaker.failed();
    await passes(20);
    expect(await other.admits()).toBe(false);
    await passes(10);
    expect(await other.admits()).toBe(true);
  });

  it('admits another trial call when the first is abandoned', async () => {
    await fail(5);
    await passes(30);
    await breaker.admits();
    await breaker.abandoned();
    expect(await admitsBoth()).toEqual([true, false]);
  });

  it('admits another trial call when the process of the first trial call has died', async () => {
    await fail(5);
    await passes(30);
    await breaker.admits();
    await passes(70);
    expect([await other.admits(), await breaker.admits()]).toEqual([true, false]);
  });

  it('keeps the circuit open longer when a call that was already in progress fails', async () => {
    await fail(5);
    await passes(20);
    await breaker.failed();
    await passes(10);
    expect(await other.admits()).toBe(false);
  });
});
