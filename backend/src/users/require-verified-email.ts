import { ApiError } from '../core/errors/api-error.js';
import type { User } from './user.entity.js';

/**
 * Protects second factors and passkeys, which survive a password reset. Otherwise, a stranger who signed up with the
 * address could keep access after its owner has reclaimed the account.
 */
export function requireVerifiedEmail({ emailVerified }: User): void {
  if (!emailVerified) throw new ApiError(403, 'email_not_verified', 'Confirm your email address first.');
}
