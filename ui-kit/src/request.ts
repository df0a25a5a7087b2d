import type { ApiErrorBody } from '@shortlist/shared/contract/errors';

export type ApiIssue = NonNullable<ApiErrorBody['issues']>[number];

/**
 * A request that did not succeed. `status` is 0 and `code` is `network` when no answer came, or none that the API would
 * give. What to show is the caller's decision; nothing here talks to the person.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: readonly ApiIssue[] = [],
    readonly requestId: string | null = null,
    /** The parsed answer, such as the current record of a 409. */
    readonly body: unknown = null,
    /** Seconds from `Retry-After`. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }

  get isUnauthorized(): boolean {
    return this.status === 401;
  }
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page; browsers cap such bodies at 64 KB. */
  keepalive?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Throws an `ApiError` unless the server accepted the request. */
export async function send(
  method: Method,
  path: string,
  body: unknown,
  options: RequestOptions,
  headers = headersFor(body),
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      headers,
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
      signal: options.signal,
      keepalive: options.keepalive,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable();
  }
  if (!response.ok) throw await errorFrom(response, options);
  return response;
}

export const unreachable = (): ApiError =>
  new ApiError(0, 'network', 'The server cannot be reached. Check your connection and try again.');

export const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** A form names its type itself, together with the line that parts its fields. */
const headersFor = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? { accept: JSON_HEADERS.accept } : JSON_HEADERS;

/** The parsed body of a response that is JSON or empty. */
export async function contentOf<T>(response: Response, options: RequestOptions): Promise<T> {
  const text = await textOf(response, options);
  // An empty answer (204) is typed by the caller as `void`.
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    // The sign-in page of a network, say, which answers 200 to everything: the API was not reached.
    throw unreachable();
  }
}

/** The connection may be lost after the headers, too. */
async function textOf(response: Response, { signal }: RequestOptions): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw signal?.aborted ? cause : unreachable();
  }
}

async function errorFrom(response: Response, options: RequestOptions): Promise<ApiError> {
  const body = parsed(await textOf(response, options));
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  return refusal(
    response.status,
    body,
    Number.isFinite(retryAfter) ? retryAfter : null,
    response.headers.get('x-request-id'),
  );
}

/** What an error body says, whether it is an answer of its own or the end of a stream. */
export function refusal(
  status: number,
  body: unknown,
  retryAfter: number | null = null,
  requestId: string | null = null,
): ApiError {
  const fields = isRecord(body) ? body : {};
  return new ApiError(
    status,
    typeof fields.code === 'string' ? fields.code : 'unexpected',
    typeof fields.message === 'string' ? fields.message : defaultMessage(status),
    Array.isArray(fields.issues) ? fields.issues.filter(isIssue) : [],
    typeof fields.requestId === 'string' ? fields.requestId : requestId,
    body,
    retryAfter,
  );
}

/** For an answer that says nothing itself. */
const defaultMessage = (status: number): string =>
  status >= 500
    ? 'The server has a problem at the moment. Please try again shortly.'
    : `The server did not accept this (${status}). Please try again.`;

/** A proxy in front of the API may answer with HTML; that is an error without details, not a second failure. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isIssue = (value: unknown): value is ApiIssue =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
