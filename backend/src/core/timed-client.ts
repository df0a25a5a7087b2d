import pg from 'pg';

/** Milliseconds beyond the server's own statement timeout: the server answers by then unless it hangs. */
const GRACE_MS = 3_000;

/** Returns the timeout of a query in this process, whatever the server does. */
export const clientLimit = (statementLimit: number): number => statementLimit + GRACE_MS;

/**
 * A connection that closes itself when a query gets no response in time, because a frozen server does not even report a
 * statement timeout. pg's own `query_timeout` abandons the query and keeps the connection, where the next query would
 * wait behind it. @param limit milliseconds
 */
export function timedClient(limit: number): typeof pg.Client {
  return class TimedClient extends pg.Client {
    private timer: NodeJS.Timeout | undefined;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // All queries are answered, or the connection is gone.
      for (const event of ['drain', 'error', 'end'] as const) this.on(event, () => clearTimeout(this.timer));
      // `query` has ten overloads, and this passes on whichever is used.
      const query = this.query.bind(this) as (...parameters: unknown[]) => unknown;
      Object.defineProperty(this, 'query', {
        value: (...parameters: unknown[]) => {
          clearTimeout(this.timer);
          this.timer = setTimeout(() => this.endConnection(), limit);
          return query(...parameters);
        },
      });
    }

    private endConnection(): void {
      this.connection.stream.destroy(new Error(`Connection terminated: no response to a query for ${limit} ms`));
    }
  };
}
