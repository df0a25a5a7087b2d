import pg from 'pg';

/** Milliseconds added to the server's statement timeout. A server that has not responded by then counts as hung. */
const GRACE_MS = 3_000;

export const clientLimit = (statementLimit: number): number => statementLimit + GRACE_MS;

/**
 * Returns a client class that closes its connection when a query gets no response in time, because a frozen server does
 * not even report a statement timeout. pg's own `query_timeout` keeps the connection open, and the next query would
 * wait behind the abandoned query. @param limit milliseconds
 */
export function timedClient(limit: number): typeof pg.Client {
  return class TimedClient extends pg.Client {
    private timer: NodeJS.Timeout | undefined;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // Stops the timer when all queries are answered or the connection closes.
      for (const event of ['drain', 'error', 'end'] as const) this.on(event, () => clearTimeout(this.timer));
      // Uses an imprecise type, because `query` has ten overloads and the replacement forwards all of them.
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
