import { describe, expect, it } from 'vitest';
import { TokenBuckets } from './token-buckets.js';

describe('TokenBuckets', () => {
  const buckets = () => {
    const clock = { now: 0 };
    return { clock, all: new TokenBuckets(10, 2, () => clock.now) };
  };

  it('allows a burst, then requests at the refill rate', () => {
    const { clock, all } = buckets();
    for (let left = 9; left >= 0; left--) expect(all.take('ada', 1)).toBe(left);
    expect(all.take('ada', 1)).toBe(-1);
    clock.now += 1_000;
    expect(all.take('ada', 1)).toBe(1);
  });

  it('deducts no tokens for a rejected request', () => {
    const { all } = buckets();
    all.take('ada', 8);
    expect(all.take('ada', 5)).toBe(-3);
    expect(all.secondsUntil(3)).toBe(1.5);
    expect(all.take('ada', 2)).toBe(0);
  });

  it('counts the tokens of each key separately', () => {
    const { all } = buckets();
    all.take('ada', 10);
    expect(all.take('bea', 1)).toBe(9);
  });

  it('never refills a bucket beyond its capacity', () => {
    const { clock, all } = buckets();
    all.take('ada', 1);
    clock.now += 3_600_000;
    expect(all.take('ada', 11)).toBe(-1);
  });

  it('drops keys whose bucket is full', () => {
    const { clock, all } = buckets();
    for (let key = 0; key < 1_000; key++) all.take(String(key), 1);
    clock.now += 5_000;
    all.take('ada', 1);
    expect(all.size).toBe(1);
  });
});
