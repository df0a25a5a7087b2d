import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Usage } from './usage.js';

export type Failure =
  /** The client disconnected. */
  | 'left'
  /** The server did not answer in time, or paused too long in the middle of the answer. */
  | 'timeout'
  | 'unreachable'
  /** The connection closed during the answer. */
  | 'cut'
  | 'rate_limited'
  | 'server_error'
  /** The server does not support the format of the request. */
  | 'malformed'
  /** Wrong key, no credit or unknown model. */
  | 'rejected'
  /** The model refused to answer. */
  | 'refused'
  /** The answer exceeds its limit. */
  | 'too_long';

export type Reply = { usage: Usage } & (
  | { text: string; failure?: undefined }
  | {
      failure: Failure;
      status?: number | undefined;
      retryAfter?: string | null;
      /** The server's error message. Never logged, because it may quote the request. */
      complaint?: string;
    }
);

/** Failures that are retried. Excludes timeouts, because a user should not wait for two timeouts. */
export const TRANSIENT: readonly Failure[] = ['unreachable', 'cut', 'rate_limited', 'server_error'];
/** Failures that the server did not cause, so the circuit breaker ignores them. */
export const NOT_SERVER_FAULT: readonly Failure[] = ['left', 'malformed', 'refused', 'too_long'];

export function failureOf(error: unknown): Omit<Extract<Reply, { failure: Failure }>, 'usage'> {
  if (error instanceof APIConnectionTimeoutError) return { failure: 'timeout' };
  if (error instanceof APIConnectionError) return { failure: 'unreachable' };
  // An error that is not an APIError means that the connection closed, or that the response was not an event stream.
  if (!(error instanceof APIError)) return { failure: 'cut' };
  const status: number | undefined = error.status as number | undefined;
  const details = { status, retryAfter: (error.headers as Headers | undefined)?.get('retry-after') ?? null };
  if (status === 400 || status === 422) return { failure: 'malformed', ...details, complaint: error.message };
  if (error.code === 'insufficient_quota') return { failure: 'rejected', ...details };
  if (status === 429) return { failure: 'rate_limited', ...details };
  if (status === undefined || status >= 500 || status === 408) return { failure: 'server_error', ...details };
  return { failure: 'rejected', ...details };
}
