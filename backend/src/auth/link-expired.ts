import { ApiError } from '../core/api-error.js';

/** The same for a link that was used, is too old, was replaced or was never made. */
export const linkExpired = (): ApiError =>
  new ApiError(422, 'link_expired', 'This link no longer works. Please request a new one.');
