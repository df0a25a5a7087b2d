import { ApiError } from '../core/api-error.js';
import type { User } from './user.entity.js';

/**
 * For ways in that outlive a new password: somebody who signed up with another's address must not be able to leave one
 * behind for the owner's account.
 */
export function requireVerifiedEmail({ emailVerified }: User): void {
  if (!emailVerified) throw new ApiError(403, 'email_not_verified', 'Confirm your email address first.');
}
