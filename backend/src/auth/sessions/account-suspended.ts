import type { Settings } from '@shortlist/shared/contract/settings';
import { ApiError } from '../../core/errors/api-error.js';

/**
 * Error for a suspended account. Only authenticated callers get it, because strangers must not learn that the account
 * exists.
 */
export const accountSuspended = ({ supportEmail }: Pick<Settings, 'supportEmail'>): ApiError =>
  new ApiError(
    403,
    'account_suspended',
    `This account is suspended. Please contact us${supportEmail === null ? '' : ` at ${supportEmail}`} if you think this is a mistake.`,
  );
