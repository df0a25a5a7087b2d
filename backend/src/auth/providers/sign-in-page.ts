import type { SignInProblem } from './sign-in-problem.js';

interface SignInResult {
  problem?: SignInProblem;
  returnTo?: string;
}

/** Returns the URL of the sign-in page, which explains the problem and continues to `returnTo` after the sign-in. */
export function signInPage({ problem, returnTo }: SignInResult): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(returnTo && { returnTo }) });
  return query.size > 0 ? `/login?${query.toString()}` : '/login';
}

export function identityConfirmedPage({ problem, returnTo }: SignInResult): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(returnTo && { returnTo }) });
  return query.size > 0 ? `/identity-confirmed?${query.toString()}` : '/identity-confirmed';
}
