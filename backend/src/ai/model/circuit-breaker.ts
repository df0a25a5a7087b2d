/** Failures in a row that open the circuit. */
const MAX_FAILURES = 5;
/** Milliseconds for which it stays open. */
const OPEN_MS = 30_000;

/**
 * Stops calls to a server that keeps failing, so that no user waits in vain and the server can recover. Closed: admits
 * every call. Open: admits none. Afterwards it admits one trial call (half-open), which closes or reopens it.
 */
export class CircuitBreaker {
  private failures = 0;
  private openedAt: number | undefined;
  private isTrying = false;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number) {}

  isOpen(): boolean {
    return this.openedAt !== undefined && (this.isTrying || this.now() - this.openedAt < OPEN_MS);
  }

  /** After true, the caller must report the outcome with `succeeded`, `failed` or `abandoned`. */
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

  /** The call ended without an outcome, for instance because the client disconnected. */
  abandoned(): void {
    this.isTrying = false;
  }
}
