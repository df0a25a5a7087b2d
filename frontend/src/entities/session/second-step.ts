import { ApiError } from '@shortlist/ui-kit/request';

/** True when the password was correct and the account has two-step verification. */
export const isSecondStepRequired = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';
