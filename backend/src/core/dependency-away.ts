/** Socket errors, and PostgreSQL's classes 08 (connection), 53 (no resources) and 57P (shutting down). */
const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08...|53...|57P..)$/;

// pg and ioredis say these only in words.
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection is closed|driver is not connected/i;

/** Whether the error means that the database or the queue cannot be reached, rather than that we did something wrong. */
export function isDependencyAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause, driverError, errors } = error as Error & {
    code?: unknown;
    driverError?: unknown;
    errors?: unknown[];
  };
  if (typeof code === 'string' && AWAY.test(code)) return true;
  if (AWAY_WORDS.test(error.message)) return true;
  return [cause, driverError, ...(errors ?? [])].some((inner) => inner !== error && isDependencyAway(inner));
}
