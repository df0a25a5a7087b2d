import pg from 'pg';

/** Maximum number of connection attempts, each with the pool's own timeout. */
const ATTEMPTS = 6;
/**
 * Matches node-postgres' errors for connections that took too long or broke, such as "timeout exceeded when trying to
 * connect", "Connection terminated unexpectedly" and "read ECONNRESET". Most of them have no code.
 */
const IS_BROKEN = /timeout|terminated|ECONNRESET/i;

/**
 * Connection pool that retries when a connection attempt times out or breaks. BullMQ connects only once, when a queue
 * is created. After a failure, the queue stays unusable until the process restarts. `query` makes only one attempt,
 * because its callers have timeouts of their own.
 */
export class RetryingPool extends pg.Pool {
  private retries = true;

  /** Stops retrying, so that a shutdown does not wait for an unavailable database. */
  stopRetrying(): void {
    this.retries = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback ? super.connect(callback) : this.connectWithRetries();
  }

  private async connectWithRetries(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await super.connect();
      } catch (error) {
        const isBroken = error instanceof Error && IS_BROKEN.test(error.message);
        if (!this.retries || tries === ATTEMPTS || !isBroken) throw error;
      }
    }
  }
}
