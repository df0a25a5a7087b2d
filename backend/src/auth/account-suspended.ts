import type { Settings } from '@shortlist/shared/contract/settings';
import { ApiError } from '../core/api-error.js';

/** Only for callers who have proved that the account is theirs: others must not learn that there is one. */
export const accountSuspended = ({ supportEmail }: Pick<Settings, 'supportEmail'>): ApiError =>
  new ApiError(
    403,
    'account_suspended',
    `This account is suspended. Please contact us${supportEmail === null ? '' : ` at ${supportEmail}`} if you think this is a mistake.`,
  );
