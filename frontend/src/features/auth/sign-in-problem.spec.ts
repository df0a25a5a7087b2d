import { describe, expect, it } from 'vitest';
import { signInProblem } from './sign-in-problem.js';

describe('signInProblem', () => {
  it('returns null if the URL has no problem code', () => {
    expect(signInProblem(null)).toBeNull();
  });

  it.each([
    ['provider_away', /did not respond/],
    ['cancelled', /Nothing has changed/],
    ['account_suspended', /is suspended/],
    ['email_not_verified', /has not confirmed your email address/],
    ['sign_in_not_finished', /took too long/],
  ])('explains the problem code %s', (code, words) => {
    expect(signInProblem(code)).toMatch(words);
  });

  it.each(['', 'invented', 'constructor'])('returns a general message for the unknown code "%s"', (code) => {
    expect(signInProblem(code)).toBe('Sign-in with the provider failed. Please try again.');
  });
});
