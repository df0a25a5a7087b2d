const PROBLEMS: Record<string, string> = {
  provider_away: 'The sign-in provider did not answer. Please try again in a moment.',
  cancelled: 'You stopped before the sign-in was finished. Nothing has changed; start again whenever you like.',
  email_not_verified:
    'Your sign-in provider has not confirmed your email address, so it cannot be matched to an account here. Confirm it there first, or sign in another way.',
  other_account: 'That is not the account you are signed in with here. Please choose the right one at the provider.',
  account_suspended: 'This account is suspended. Please contact us if you think this is a mistake.',
  sign_ups_closed: 'New accounts cannot be made at the moment. Please try again later.',
  email_missing:
    'Your sign-in provider did not tell us an email address, and an account needs one. Allow it there, or sign in another way.',
  too_many_attempts: 'Too many attempts. Please wait a few minutes, then try again.',
  unavailable: 'We could not finish the sign-in just now. Please try again in a moment.',
  sign_in_not_finished:
    'The sign-in took too long, or was begun in another window. Please start it once more from here.',
};

const ANY_OTHER = 'Signing in with the provider did not work. Please try again.';

/** What the code that the way back from a provider carries means; null when nothing went wrong. */
export const signInProblem = (code: string | null): string | null =>
  code === null ? null : Object.hasOwn(PROBLEMS, code) ? (PROBLEMS[code] ?? ANY_OTHER) : ANY_OTHER;
