import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Usage } from './usage.js';

/** How a call to the server can fail; also a word of the ledger. */
export type Failure =
  /** The person left. */
  | 'left'
  /** No answer in time, or a silence in the middle of it. */
  | 'timeout'
  | 'unreachable'
  /** The answer broke off. */
  | 'cut'
  | 'rate_limited'
  | 'server_error'
  /** The server does not understand the question's form. */
  | 'malformed'
  /** A wrong key, no credit, no such model. */
  | 'rejected'
  /** The model does not want to answer. */
  | 'refused'
  /** More than was asked for. */
  | 'too_long';

export type Reply = { usage: Usage } & (
  | { text: string; failure?: undefined }
  | {
      failure: Failure;
      status?: number | undefined;
      retryAfter?: string | null;
      /** What the server said of it. It may repeat what it was sent: not for logs. */
      complaint?: string;
    }
);

/** Failures that may be over in a moment; a second wait for a silent server would be too long. */
export const MAY_PASS: readonly Failure[] = ['unreachable', 'cut', 'rate_limited', 'server_error'];
/** Failures that say nothing against the server. */
export const NOT_ITS_FAULT: readonly Failure[] = ['left', 'malformed', 'refused', 'too_long'];

/** What kind of failure an error of the client library is. */
export function failureOf(error: unknown): Omit<Extract<Reply, { failure: Failure }>, 'usage'> {
  if (error instanceof APIConnectionTimeoutError) return { failure: 'timeout' };
  if (error instanceof APIConnectionError) return { failure: 'unreachable' };
  // The line went down, or what came over it was no event stream.
  if (!(error instanceof APIError)) return { failure: 'cut' };
  const status: number | undefined = error.status as number | undefined;
  const details = { status, retryAfter: (error.headers as Headers | undefined)?.get('retry-after') ?? null };
  if (status === 400 || status === 422) return { failure: 'malformed', ...details, complaint: error.message };
  if (error.code === 'insufficient_quota') return { failure: 'rejected', ...details };
  if (status === 429) return { failure: 'rate_limited', ...details };
  if (status === undefined || status >= 500 || status === 408) return { failure: 'server_error', ...details };
  return { failure: 'rejected', ...details };
}
