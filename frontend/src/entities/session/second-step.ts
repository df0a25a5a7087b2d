import { ApiError } from '@shortlist/ui-kit/request';

/** True if the password was correct and the account requires a second step. */
export const isSecondStepRequired = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';
