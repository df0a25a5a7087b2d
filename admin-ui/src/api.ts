import { namedFile, type NamedFile } from '@shortlist/ui-kit/downloads';
import { ApiError, contentOf, send, type Method, type RequestOptions } from '@shortlist/ui-kit/request';
import { nextToken } from './session/next-token.js';
import { endOfRefused } from './session/session-times.js';
import { currentEnd, currentLife, currentToken, removeToken } from './session/token.js';

/** Calls `/api/admin`. Removes a token that the server rejects; without a token the console shows the sign-in page. */
async function call<T>(method: Method, path: string, body?: unknown, options: RequestOptions = {}): Promise<T> {
  return contentOf<T>(await respond(method, path, body, options), options);
}

/**
 * If the session expires during a request, waits until the same staff member signs in again, then repeats the request.
 */
async function respond(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Response> {
  const staffId = currentLife()?.staffId;
  const token = currentEnd() === null ? currentToken() : await nextToken(staffId);
  try {
    return await sendWith(token, method, path, body, options);
  } catch (error) {
    if (!isTokenRefusal(error) || token === null) throw error;
    if (token === currentToken()) removeToken(endNow());
    const next = await nextToken(staffId);
    if (next === null || next === token) throw error;
    return sendWith(next, method, path, body, options);
  }
}

const sendWith = (token: string | null, method: Method, path: string, body: unknown, options: RequestOptions) =>
  send(method, `/api/admin/${path}`, body, options, headersFor(token, body));

function endNow() {
  const life = currentLife();
  return life && endOfRefused(life, Date.now());
}

function headersFor(token: string | null, body: unknown): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

/** Checks the error code instead of the status, because a failed sign-in also returns 401. */
const isTokenRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';

export const api = {
  get: <T>(path: string, options?: RequestOptions) => call<T>('GET', path, undefined, options),
  post: <T = void>(path: string, body?: unknown) => call<T>('POST', path, body),
  /** Sends a request without a token, for signing in and for accepting an invitation. */
  public: async <T>(path: string, body: unknown): Promise<T> =>
    contentOf<T>(await sendWith(null, 'POST', path, body, {}), {}),
  /**
   * Sends a request once with the current token. If the session has expired, the request is not repeated after sign-in.
   */
  once: async <T>(path: string): Promise<T> =>
    contentOf<T>(await sendWith(currentToken(), 'POST', path, undefined, {}), {}),
  put: <T>(path: string, body: unknown) => call<T>('PUT', path, body),
  patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body),
  /** Downloads a file with fetch, because a plain link cannot send the token header. */
  file: async (path: string, otherwise: string): Promise<NamedFile> =>
    namedFile(await respond('GET', path, undefined, {}), otherwise),
  delete: <T = void>(path: string, body?: unknown) => call<T>('DELETE', path, body),
};
