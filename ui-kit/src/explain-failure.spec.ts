import { describe, expect, it } from 'vitest';
import { explainFailure, explainFileFailure, whyUnreachable } from './explain-failure.js';
import { ApiError, unreachable } from './request.js';

describe('explainFailure', () => {
  it('includes the waiting time in the message about too many attempts', () => {
    const error = new ApiError(429, 'too_many_attempts', 'Too many attempts.', [], null, null, 90);
    expect(explainFailure(error)).toBe('Too many attempts. Please try again in 2 minutes.');
  });

  it("returns the server's message for a wrong password, a used-up limit, and a rate limit without a duration", () => {
    const message = 'The email address or the password is wrong.';
    expect(explainFailure(new ApiError(401, 'invalid_credentials', message))).toBe(message);
    expect(explainFailure(new ApiError(429, 'too_many_attempts', 'Wait.'))).toBe('Wait.');
    const usedUp = 'You have used all 100 rewrites of today.';
    expect(explainFailure(new ApiError(429, 'ai_limit_reached', usedUp, [], null, null, 90))).toBe(usedUp);
  });

  it('replaces the browser’s message about a failed chunk load', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/assets/a.js');
    expect(explainFailure(error)).toBe('Check your connection and try again.');
  });
});

describe('explainFileFailure', () => {
  it('includes the waiting time in the message about too many files', () => {
    const error = new ApiError(429, 'too_many_attempts', 'Too many attempts.', [], null, null, 240);
    expect(explainFileFailure(error, 'No file.')).toBe(
      'You created many files in a short time. Please try again in 4 minutes.',
    );
  });

  it("returns the server's message, or the fallback if the server sent none", () => {
    const message = 'This document is too long or complex to make into a file. Shorten it and try again.';
    expect(explainFileFailure(new ApiError(422, 'render_too_costly', message), 'No file.')).toBe(message);
    expect(explainFileFailure(new TypeError('Failed to fetch'), 'No file.')).toBe('No file.');
  });
});

describe('whyUnreachable', () => {
  it('returns a message only when the server did not respond', () => {
    expect(whyUnreachable(unreachable())).toBe('The server cannot be reached. Check your connection and try again.');
    expect(whyUnreachable(new ApiError(500, 'internal_error', 'Something went wrong.'))).toBeUndefined();
  });
});
