/**
 * Socket errors, and PostgreSQL's classes 08 (connection), 53 (no resources) and 57P (shutting down). Also what it gave
 * up for now and can do at the next try: 57014 (a statement took too long), 40001 and 40P01 (two in each other's way).
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08...|53...|57P..|57014|40001|40P01)$/;

// pg and ioredis say these only in words.
const AWAY_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection is closed|driver is not connected/i;

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  driverError?: unknown;
  errors?: unknown[];
}

/** Whether the error means that the database or the queue cannot do its work now, rather than that we did something wrong. */
export function isDependencyAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, driverError, errors = [] }: ErrorLike = error;
  if (typeof code === 'string' && AWAY.test(code)) return true;
  if (typeof message === 'string' && AWAY_WORDS.test(message)) return true;
  return [cause, driverError, ...errors].some((inner) => inner !== error && isDependencyAway(inner));
}
