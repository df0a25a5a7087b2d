/** Consecutive failures that open the circuit. */
const MAX_FAILURES = 5;
/** Milliseconds for which the circuit stays open. */
const OPEN_MS = 30_000;

/**
 * Stops calls to a failing server, so that users need not wait for timeouts and the server can recover. A closed
 * circuit admits every call, an open one none. After `OPEN_MS` it admits one trial call (half-open), whose outcome
 * closes or reopens the circuit.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;
  private isTrying = false;

  /** @param now returns the milliseconds of a monotonic clock */
  constructor(private readonly now: () => number) {}

  isOpen(): boolean {
    return this.openedAt !== undefined && (this.isTrying || this.now() - this.openedAt < OPEN_MS);
  }

  /**
   * Returns whether a call may start. If so, the caller must report the outcome with `succeeded`, `failed` or
   * `abandoned`.
   */
  admits(): boolean {
    if (this.isOpen()) return false;
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
    if (this.isTrying || this.failures >= MAX_FAILURES) this.openedAt = this.now();
    this.isTrying = false;
  }

  /** Reports a call that ended without an outcome, for instance because the client disconnected. */
  abandoned(): void {
    this.isTrying = false;
  }
}
