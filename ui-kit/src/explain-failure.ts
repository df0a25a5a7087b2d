import { formatRetryAfter } from '@shortlist/shared/format-retry-after';
import { ApiError } from './request.js';

/** What to tell the person about a request that failed; whoever tried too often hears how long to wait. */
export function explainFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_attempts' && error.retryAfter !== null)
    return `Too many attempts. Please try again ${formatRetryAfter(error.retryAfter)}.`;
  // The rest is a part of the page that did not come, which the browser tells in words of its own.
  return error instanceof ApiError ? error.message : 'Check your connection and try again.';
}

/** Explains why a file could not be made; `otherwise` where the server gave no reason. */
export function explainFileFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'too_many_attempts' && error.retryAfter !== null)
    return `You made many files in a short time. Please try again ${formatRetryAfter(error.retryAfter)}.`;
  return error.message;
}

/** What stands in the way where nothing came back at all; undefined where the server has answered. */
export const whyUnreachable = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'network' ? error.message : undefined;
