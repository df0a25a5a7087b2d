import { QueryFailedError } from 'typeorm';

/** Returns whether PostgreSQL rejected a row because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: unknown };
  return code === '23505';
}
