import { ApiError } from '../core/errors/api-error.js';
import type { User } from './user.entity.js';

/**
 * Call before a second factor or passkey is added, because both survive a password reset. Otherwise, a stranger who
 * signed up with the address could keep access after the address's owner has reclaimed the account.
 */
export function requireVerifiedEmail({ emailVerified }: User): void {
  if (!emailVerified) throw new ApiError(403, 'email_not_verified', 'Confirm your email address first.');
}
