import { CircuitBreaker } from './circuit-breaker.js';

describe('CircuitBreaker', () => {
  let clock: number;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    clock = 1_000;
    breaker = new CircuitBreaker(() => clock);
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed();
  };

  it('opens after five failures in a row', () => {
    fail(4);
    expect(breaker.admits()).toBe(true);
    fail(1);
    expect(breaker.admits()).toBe(false);
  });

  it('resets the failure count after a success', () => {
    fail(4);
    breaker.succeeded();
    fail(4);
    expect(breaker.admits()).toBe(true);
  });

  it('admits one trial call at a time after 30 seconds', () => {
    fail(5);
    clock += 29_999;
    expect(breaker.admits()).toBe(false);
    clock += 1;
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  });

  it('closes the circuit when the trial call succeeds', () => {
    fail(5);
    clock += 30_000;
    breaker.admits();
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  it('reopens the circuit when the trial call fails', () => {
    fail(5);
    clock += 30_000;
    breaker.admits();
    breaker.failed();
    clock += 29_999;
    expect(breaker.admits()).toBe(false);
    clock += 1;
    expect(breaker.admits()).toBe(true);
  });

  it('admits another trial call when the first is abandoned', () => {
    fail(5);
    clock += 30_000;
    breaker.admits();
    breaker.abandoned();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  });

  it('extends the open state when a call that was already in progress fails', () => {
    fail(5);
    clock += 20_000;
    breaker.failed();
    clock += 10_000;
    expect(breaker.admits()).toBe(false);
  });
});
