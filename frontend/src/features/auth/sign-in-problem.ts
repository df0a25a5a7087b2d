const PROBLEMS: Record<string, string> = {
  provider_away: 'The sign-in provider did not answer. Please try again in a moment.',
  cancelled: 'You left before the sign-in was complete. Nothing has changed; try again whenever you like.',
  email_not_verified:
    'Your sign-in provider has not confirmed your email address, so it cannot be matched to an account here. Confirm it there first, or sign in another way.',
  other_account: 'That is not the provider account linked to your Shortlist account. Please choose the right one.',
  account_suspended: 'This account is suspended. Please contact us if you think this is a mistake.',
  sign_ups_closed: 'New accounts cannot be created at the moment. Please try again later.',
  email_missing:
    'Your sign-in provider did not share your email address, and an account needs one. Allow it there, or sign in another way.',
  too_many_attempts: 'Too many attempts. Please wait a few minutes, then try again.',
  unavailable: 'We could not complete the sign-in just now. Please try again in a moment.',
  sign_in_not_finished: 'The sign-in took too long, or was started in another window. Please start again from here.',
};

const ANY_OTHER = 'Signing in with the provider failed. Please try again.';

/** What the code that the way back from a provider carries means; null when nothing went wrong. */
export const signInProblem = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? ANY_OTHER) : ANY_OTHER;
