import { ApiError } from '../../core/errors/api-error.js';

/** Returns the same error for used, expired, replaced and forged links. */
export const linkExpired = (): ApiError =>
  new ApiError(422, 'link_expired', 'This link no longer works. Please request a new one.');
