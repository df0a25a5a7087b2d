import type { ApiErrorBody } from '@shortlist/shared/contract/common/errors';
import { messages } from './messages.js';

export type ApiIssue = NonNullable<ApiErrorBody['issues']>[number];

/**
 * A failed request. Without a response from our API, `status` is 0 and `code` is `network`. The caller displays the
 * error.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly issues: readonly ApiIssue[] = [],
    readonly requestId: string | null = null,
    /** The parsed response body, such as the current record of a 409 response. */
    readonly body: unknown = null,
    /** Seconds to wait before the next attempt; null without a Retry-After header. */
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
  /** Lets the request continue after the tab is closed. Browsers limit the body of such requests to 64 KB. */
  keepalive?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** @throws ApiError if the server rejects the request or cannot be reached */
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

export const unreachable = (): ApiError => new ApiError(0, 'network', messages.request.unreachable);

export const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** Omits the content type for FormData, because the browser sets it together with the multipart boundary. */
const headersFor = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? { accept: JSON_HEADERS.accept } : JSON_HEADERS;

/** Parses a response body that is JSON or empty. */
export async function contentOf<T>(response: Response, options: RequestOptions): Promise<T> {
  const text = await textOf(response, options);
  // Callers declare `void` as the type of an empty response (204).
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    // A body that is not JSON is not from our API. For example, captive portals answer every request with 200 and HTML.
    throw unreachable();
  }
}

/** Throws `unreachable()` if the connection breaks after the headers have arrived. */
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

/** Converts an error body, from a response or from the end of a stream, to an `ApiError`. */
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

const defaultMessage = (status: number): string =>
  status >= 500 ? messages.request.serverError : messages.request.rejected(status);

/** Parses JSON. Returns other bodies as text, such as the HTML error page of a proxy. */
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
