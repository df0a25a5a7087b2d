import { CircuitBreaker } from './circuit-breaker.js';

describe('the circuit breaker', () => {
  let clock: number;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    clock = 1_000;
    breaker = new CircuitBreaker(() => clock);
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.failed();
  };

  it('lets calls through until five in a row have failed', () => {
    fail(4);
    expect(breaker.admits()).toBe(true);
    fail(1);
    expect(breaker.admits()).toBe(false);
  });

  it('begins to count anew after a success', () => {
    fail(4);
    breaker.succeeded();
    fail(4);
    expect(breaker.admits()).toBe(true);
  });

  it('lets one call through after half a minute, and no other before it is known how that went', () => {
    fail(5);
    clock += 29_999;
    expect(breaker.admits()).toBe(false);
    clock += 1;
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  });

  it('closes when that call succeeds', () => {
    fail(5);
    clock += 30_000;
    breaker.admits();
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  it('opens again at once when that call fails', () => {
    fail(5);
    clock += 30_000;
    breaker.admits();
    breaker.failed();
    clock += 29_999;
    expect(breaker.admits()).toBe(false);
    clock += 1;
    expect(breaker.admits()).toBe(true);
  });

  it('lets another call try when the person behind that one has left', () => {
    fail(5);
    clock += 30_000;
    breaker.admits();
    breaker.abandoned();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  });

  it('stays open when calls that were under way fail too, and rests from the last of them', () => {
    fail(5);
    clock += 20_000;
    breaker.failed();
    clock += 10_000;
    expect(breaker.admits()).toBe(false);
  });
});
