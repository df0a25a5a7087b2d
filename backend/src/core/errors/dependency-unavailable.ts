/**
 * Matches the codes of socket errors; PostgreSQL's classes 08 (connection), 53 (insufficient resources) and 57P
 * (shutting down); its transient errors 57014 (statement timeout), 40001 (serialization failure) and 40P01 (deadlock);
 * and our own code for an unavailable bucket.
 */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08...|53...|57P..|57014|40001|40P01|BUCKET_UNAVAILABLE)$/;

// Messages of errors that pg and ioredis report without a code.
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection is closed|driver is not connected/i;

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  driverError?: unknown;
  errors?: unknown[];
}

/** Returns whether the error means that the database, queue or bucket is temporarily unavailable. */
export function isDependencyUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, driverError, errors = [] }: ErrorLike = error;
  if (typeof code === 'string' && UNAVAILABLE_CODES.test(code)) return true;
  if (typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)) return true;
  return [cause, driverError, ...errors].some((inner) => inner !== error && isDependencyUnavailable(inner));
}
