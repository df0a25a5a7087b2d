/** In-memory rate limiter. Each key has a bucket that refills steadily. Bursts are allowed, but no lasting overuse. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; at: number }>();
  private prunedAt: number;

  /**
   * @param burst tokens in a full bucket
   * @param perSecond refill rate
   * @param now returns the time in milliseconds, which must never decrease
   */
  constructor(
    readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.prunedAt = now();
  }

  /** @returns the tokens left; if there are too few, takes none and returns the shortage as a negative number */
  take(key: string, tokens: number): number {
    const now = this.now();
    this.prune(now);
    const left = this.tokensAt(key, now) - tokens;
    if (left >= 0) this.buckets.set(key, { tokens: left, at: now });
    return left;
  }

  secondsUntil(missing: number): number {
    return missing / this.perSecond;
  }

  get size(): number {
    return this.buckets.size;
  }

  private tokensAt(key: string, now: number): number {
    const bucket = this.buckets.get(key);
    if (!bucket) return this.burst;
    return Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 1_000) * this.perSecond);
  }

  /** Removes full buckets, because a missing bucket counts as full. */
  private prune(now: number): void {
    if (now - this.prunedAt < (this.burst / this.perSecond) * 1_000) return;
    this.prunedAt = now;
    for (const key of this.buckets.keys()) if (this.tokensAt(key, now) >= this.burst) this.buckets.delete(key);
  }
}
