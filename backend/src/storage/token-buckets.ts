/** A bucket for each key that refills steadily: bursts are fine, a lasting flood is not. */
export class TokenBuckets {
  private readonly buckets = new Map<string, { tokens: number; at: number }>();
  private prunedAt: number;

  /**
   * @param burst tokens in a full bucket
   * @param perSecond tokens that come back
   * @param now milliseconds; never runs backwards
   */
  constructor(
    readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.prunedAt = now();
  }

  /** @returns the tokens left; negative, and nothing taken, when there are too few: so many are missing */
  take(key: string, tokens: number): number {
    const now = this.now();
    this.prune(now);
    const left = this.tokensAt(key, now) - tokens;
    if (left >= 0) this.buckets.set(key, { tokens: left, at: now });
    return left;
  }

  /** Seconds until so many missing tokens are back. */
  wait(missing: number): number {
    return missing / this.perSecond;
  }

  /** Keys with less than a full bucket. */
  get size(): number {
    return this.buckets.size;
  }

  private tokensAt(key: string, now: number): number {
    const bucket = this.buckets.get(key);
    if (!bucket) return this.burst;
    return Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 1_000) * this.perSecond);
  }

  /** A full bucket need not be remembered, and all are full after this time. */
  private prune(now: number): void {
    if (now - this.prunedAt < (this.burst / this.perSecond) * 1_000) return;
    this.prunedAt = now;
    for (const key of this.buckets.keys()) if (this.tokensAt(key, now) >= this.burst) this.buckets.delete(key);
  }
}
