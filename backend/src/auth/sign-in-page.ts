import type { SignInProblem } from './sign-in-problem.js';

interface Shown {
  problem?: SignInProblem;
  returnTo?: string;
}

/** The address of the sign-in page that says what went wrong and leads back to where the person was. */
export function signInPage({ problem, returnTo }: Shown): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(returnTo && { returnTo }) });
  return query.size > 0 ? `/login?${query.toString()}` : '/login';
}

/** Where confirming one's identity at the provider ends, whatever came of it. */
export function identityConfirmedPage({ problem, returnTo }: Shown): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(returnTo && { returnTo }) });
  return query.size > 0 ? `/identity-confirmed?${query.toString()}` : '/identity-confirmed';
}
