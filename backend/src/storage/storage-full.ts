import { QueryFailedError } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';

/** Returns whether the account's storage quota rejected a statement. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: unknown }).constraint === 'account_usage_quota';
}

export const storageFull = (): ApiError =>
  ApiError.conflict(
    'storage_full',
    'Your storage is full. Delete resumes that you no longer need, and empty the trash.',
  );
