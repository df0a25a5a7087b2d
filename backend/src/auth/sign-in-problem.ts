import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ApiError } from '../core/api-error.js';
import { isDependencyUnavailable } from '../core/dependency-unavailable.js';

/** What the sign-in page explains; it gets the code in its address. */
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

/** Thrown on the way back from the provider; the person is led to the sign-in page. */
export class SignInRefused extends Error {
  constructor(readonly problem: SignInProblem) {
    super(problem);
  }
}

/** The problem an error means; undefined for those nobody foresaw. */
export function problemOf(error: unknown): SignInProblem | undefined {
  if (error instanceof SignInRefused) return error.problem;
  if (error instanceof ApiError)
    return error.code === 'too_many_attempts' || error.code === 'account_suspended' ? error.code : 'unavailable';
  // What fetch throws when nobody answers.
  if (error instanceof TypeError && error.cause !== undefined) return 'provider_away';
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'sign_in_not_finished';
  }
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'provider_away' : 'sign_in_not_finished';
  if (error instanceof ClientError) return isAway(error) ? 'provider_away' : 'sign_in_not_finished';
  return isDependencyUnavailable(error) ? 'unavailable' : undefined;
}

const isAway = (error: ClientError): boolean => AWAY.has(error.code ?? '') || isDependencyUnavailable(error);

/** No answer in time, or one that a proxy in its place would give. */
const AWAY: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
