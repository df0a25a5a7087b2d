import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ApiError } from '../../core/errors/api-error.js';
import { isDependencyUnavailable } from '../../core/errors/dependency-unavailable.js';

/** Problem codes in the URL of the sign-in page, which explains the problem to the user. */
export type SignInProblem =
  | 'provider_away'
  | 'cancelled'
  | 'sign_in_not_finished'
  | 'email_missing'
  | 'email_not_verified'
  | 'other_account'
  | 'account_suspended'
  | 'sign_ups_closed'
  | 'too_many_attempts'
  | 'unavailable';

/** Thrown while the provider's callback is handled, and turned into a redirect to the sign-in page. */
export class SignInRefused extends Error {
  constructor(readonly problem: SignInProblem) {
    super(problem);
  }
}

export function problemOf(error: unknown): SignInProblem | undefined {
  if (error instanceof SignInRefused) return error.problem;
  if (error instanceof ApiError)
    return error.code === 'too_many_attempts' || error.code === 'account_suspended' ? error.code : 'unavailable';
  // `fetch` throws a TypeError with a cause if the connection fails.
  if (error instanceof TypeError && error.cause !== undefined) return 'provider_away';
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'sign_in_not_finished';
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'provider_away' : 'sign_in_not_finished';
  if (error instanceof ClientError) return isUnavailable(error) ? 'provider_away' : 'sign_in_not_finished';
  return isDependencyUnavailable(error) ? 'unavailable' : undefined;
}

const isUnavailable = (error: ClientError): boolean =>
  UNAVAILABLE_CODES.has(error.code ?? '') || isDependencyUnavailable(error);

/** Error codes for a timeout, or for a response that comes from a proxy instead of the provider. */
const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
