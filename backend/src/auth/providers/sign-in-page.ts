import type { SignInProblem } from './sign-in-problem.js';

interface SignInResult {
  problem?: SignInProblem;
  returnTo?: string;
}

export function signInPage({ problem, returnTo }: SignInResult): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(returnTo && { returnTo }) });
  return query.size > 0 ? `/login?${query.toString()}` : '/login';
}

export function identityConfirmedPage({ problem, returnTo }: SignInResult): string {
  const query = new URLSearchParams({ ...(problem && { problem }), ...(returnTo && { returnTo }) });
  return query.size > 0 ? `/identity-confirmed?${query.toString()}` : '/identity-confirmed';
}
