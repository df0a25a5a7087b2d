import { ApiError, contentOf, JSON_HEADERS, send, type Method, type RequestOptions } from '@shortlist/ui-kit/request';
import { confirmIdentity } from './confirm-identity.js';
import { noteMaintenance } from './maintenance.js';

/** Asks who is there if the server wants to know it anew, and then does what was asked for, so that nothing is typed twice. */
async function request(...asked: Parameters<typeof send>): Promise<Response> {
  try {
    return await send(...asked);
  } catch (error) {
    noteMaintenance(error);
    const needsIdentity = error instanceof ApiError && error.code === 'recent_sign_in_required';
    if (!needsIdentity || !(await confirmIdentity())) throw error;
    return send(...asked);
  }
}

async function json<T>(method: Method, path: string, body: unknown, options: RequestOptions = {}): Promise<T> {
  return contentOf<T>(await request(method, path, body, options), options);
}

/** Leads to the next page of a list (RFC 8288); only addresses of our own API are followed. */
const NEXT_PAGE = /^<(\/api\/[^>]*)>; rel="next"$/;

/** All entries of a list that comes in pages. */
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
  /** For answers that are not JSON: files and plain text. */
  raw: (path: string, options: RequestOptions = {}) => request('GET', path, undefined, options),
  /** Asks for an answer piece by piece; the server may have it as JSON only. */
  stream: (path: string, body: unknown, options: RequestOptions = {}) =>
    request('POST', path, body, options, { ...JSON_HEADERS, accept: 'text/event-stream, application/json' }),
};
