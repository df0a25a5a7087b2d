import { formatRetryAfter } from '@shortlist/shared/text/format-retry-after';
import { messages } from './messages.js';
import { ApiError } from './request.js';

/** Returns the message for a failed request, with the waiting time if it was rate-limited. */
export function explainFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_attempts' && error.retryAfter !== null)
    return messages.explainFailure.rateLimited(formatRetryAfter(error.retryAfter));
  // All other errors are failed chunk loads, whose browser messages are technical.
  return error instanceof ApiError ? error.message : messages.explainFailure.offline;
}

/** Returns why a file could not be created. `otherwise` is the message when the server gave no reason. */
export function explainFileFailure(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'too_many_attempts' && error.retryAfter !== null)
    return messages.explainFailure.tooManyFiles(formatRetryAfter(error.retryAfter));
  return error.message;
}

/** Explains a request that got no response; undefined when the server responded. */
export const whyUnreachable = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'network' ? error.message : undefined;
