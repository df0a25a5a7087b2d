import { formatRetryAfter } from '@shortlist/shared/text/format-retry-after';
import { messages } from './messages.js';
import { ApiError } from './request.js';

/** Returns the message for a failed request. If the request was rate-limited, the message contains the waiting time. */
export function explainFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_attempts' && error.retryAfter !== null)
    return messages.explainFailure.rateLimited(formatRetryAfter(error.retryAfter));
  // An error that is not an `ApiError` is a failed chunk load. The browser's message for it is too technical for users.
  return error instanceof ApiError ? error.message : messages.explainFailure.offline;
}

/**
 * Returns the message for a file that could not be created. `otherwise` is the message for errors other than an
 * `ApiError`.
 */
export function explainFileFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'too_many_attempts' && error.retryAfter !== null)
    return messages.explainFailure.tooManyFiles(formatRetryAfter(error.retryAfter));
  return error.message;
}

/** Returns the message for a request without a response, or undefined if the server responded. */
export const whyUnreachable = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'network' ? error.message : undefined;
