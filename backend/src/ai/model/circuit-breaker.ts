/** Failures in a row after which a server is left alone. */
const MOST_FAILURES = 5;
/** Milliseconds for which it is. */
const REST = 30_000;

/**
 * Keeps calls from a server that fails again and again: nobody waits for it in vain, and it can come back. Closed: every
 * call goes through. Open: none does. After a rest one call is let through to try it (half-open); it decides.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;
  private isTrying = false;

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number) {}

  /** Whether no call may be made now. */
  isResting(): boolean {
    return this.openedAt !== undefined && (this.isTrying || this.now() - this.openedAt < REST);
  }

  /** Whether a call may be made; who gets a true must say with `succeeded`, `failed` or `abandoned` how it went. */
  admits(): boolean {
    if (this.isResting()) return false;
    this.isTrying = this.openedAt !== undefined;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.openedAt = undefined;
    this.isTrying = false;
  }

  failed(): void {
    this.failures += 1;
    if (this.isTrying || this.failures >= MOST_FAILURES) this.openedAt = this.now();
    this.isTrying = false;
  }

  /** Nothing was learned: the person left before the server could answer. */
  abandoned(): void {
    this.isTrying = false;
  }
}
