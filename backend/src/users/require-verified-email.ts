import { ApiError } from '../core/errors/api-error.js';
import type { User } from './user.entity.js';

/**
 * Required before adding a second factor or passkey, because both survive a password reset. A stranger who signed up
 * with the address could otherwise keep access after the owner has reclaimed the account.
 */
export function requireVerifiedEmail({ emailVerified }: User): void {
  if (!emailVerified) throw new ApiError(403, 'email_not_verified', 'Confirm your email address first.');
}
