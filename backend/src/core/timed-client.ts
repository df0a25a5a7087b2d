import pg from 'pg';

/** Milliseconds beyond the server's own limit for a statement: it answers by itself unless it hangs. */
const GRACE = 3_000;

/** The time after which a query of this process is given up, whatever the server does. */
export const clientLimit = (statementLimit: number): number => statementLimit + GRACE;

/**
 * A connection that closes itself when a query is not answered in time, because a frozen server answers nothing, not
 * even that a statement took too long. pg's own `query_timeout` gives only the query up and keeps the connection, on
 * which the next one would wait behind it.
 *
 * @param limit milliseconds
 */
export function timedClient(limit: number): typeof pg.Client {
  return class TimedClient extends pg.Client {
    private timer: NodeJS.Timeout | undefined;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // All queries are answered, or the connection is gone.
      for (const event of ['drain', 'error', 'end'] as const) this.on(event, () => clearTimeout(this.timer));
      // `query` has ten signatures, and this passes on whichever is used.
      const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
      Object.defineProperty(this, 'query', {
        value: (...parameters: unknown[]) => {
          clearTimeout(this.timer);
          this.timer = setTimeout(() => this.giveUp(), limit);
          return query(...parameters);
        },
      });
    }

    private giveUp(): void {
      this.connection.stream.destroy(new Error(`Connection terminated: no answer to a query for ${limit} ms`));
    }
  };
}
