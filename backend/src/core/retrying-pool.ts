import pg from 'pg';

/** Connection attempts, each with the pool's own time limit. */
const TRIES = 6;
/** node-postgres gives these failures no code of their own. */
const IS_TOO_SLOW = /timeout|terminated/i;

/**
 * Retries a connection that the database was too slow to accept. BullMQ connects once when a queue is created and keeps
 * a failure for as long as the process lives. `query` still fails after one attempt, because its callers have time
 * limits of their own.
 */
export class RetryingPool extends pg.Pool {
  private retries = true;

  /** Ends the retries, so that a shutdown never waits for a database that is down. */
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
        const isTooSlow = error instanceof Error && IS_TOO_SLOW.test(error.message);
        if (!this.retries || tries === TRIES || !isTooSlow) throw error;
      }
    }
  }
}
