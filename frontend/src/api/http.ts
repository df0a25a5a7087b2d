import { ApiError, contentOf, JSON_HEADERS, send, type Method, type RequestOptions } from '@shortlist/ui-kit/request';
import { confirmIdentity } from './confirm-identity.js';
import { noteMaintenance } from './maintenance.js';

/**
 * Sends a request. If it requires a recent sign-in, asks the user to confirm their identity and sends it again, so that
 * form input is not lost.
 */
async function request(...args: Parameters<typeof send>): Promise<Response> {
  try {
    return await send(...args);
  } catch (error) {
    noteMaintenance(error);
    const needsIdentity = error instanceof ApiError && error.code === 'recent_sign_in_required';
    if (!needsIdentity || !(await confirmIdentity())) throw error;
    return send(...args);
  }
}

async function json<T>(method: Method, path: string, body: unknown, options: RequestOptions = {}): Promise<T> {
  return contentOf<T>(await request(method, path, body, options), options);
}

/**
 * Matches the link to the next page of results in the `Link` header (RFC 8288). Accepts only paths of this
 * application's API.
 */
const NEXT_PAGE = /^<(\/api\/[^>]*)>; rel="next"$/;

/** Requests a paginated list and returns the entries of all pages. */
async function pages<T>(path: string, options: RequestOptions = {}): Promise<T[]> {
  const entries: T[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const response: Response = await request('GET', next, undefined, options);
    entries.push(...(await contentOf<T[]>(response, options)));
    next = NEXT_PAGE.exec(response.headers.get('link') ?? '')?.[1];
  }
  return entries;
}

export const http = {
  get: <T>(path: string, options?: RequestOptions) => json<T>('GET', path, undefined, options),
  pages,
  post: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions) => json<T>('PATCH', path, body, options),
  delete: <T = void>(path: string, options?: RequestOptions, body?: unknown) => json<T>('DELETE', path, body, options),
  /** Returns the raw response, for files and plain text. */
  raw: (path: string, options: RequestOptions = {}) => request('GET', path, undefined, options),
  /** Requests a stream. The server may respond with JSON instead. */
  stream: (path: string, body: unknown, options: RequestOptions = {}) =>
    request('POST', path, body, options, { ...JSON_HEADERS, accept: 'text/event-stream, application/json' }),
};
