import { ApiError } from '@shortlist/ui-kit/request';

/** The password was right, and the account has two-step verification. */
export const isSecondStepRequired = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';
