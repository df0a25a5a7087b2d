import { namedFile, type NamedFile } from '@shortlist/ui-kit/downloads';
import { ApiError, contentOf, send, type Method, type RequestOptions } from '@shortlist/ui-kit/request';
import { currentToken, removeToken } from './session/token.js';

/** Calls `/api/admin`. A token that the server refuses is removed, which brings back the way to sign in. */
async function call<T>(method: Method, path: string, body?: unknown, options: RequestOptions = {}): Promise<T> {
  return contentOf<T>(await respond(method, path, body, options), options);
}

async function respond(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Response> {
  const token = currentToken();
  try {
    return await send(method, `/api/admin/${path}`, body, options, headersFor(token, body));
  } catch (error) {
    // Another tab may have stored a newer token meanwhile.
    if (isTokenRefusal(error) && token !== null && token === currentToken()) removeToken();
    throw error;
  }
}

function headersFor(token: string | null, body: unknown): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

/** Sign-in answers 401 with codes of its own. */
const isTokenRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';

export const api = {
  get: <T>(path: string, options?: RequestOptions) => call<T>('GET', path, undefined, options),
  post: <T = void>(path: string, body?: unknown) => call<T>('POST', path, body),
  put: <T>(path: string, body: unknown) => call<T>('PUT', path, body),
  patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body),
  /** The token travels in a header, so a link alone could not download it. */
  file: async (path: string, otherwise: string): Promise<NamedFile> =>
    namedFile(await respond('GET', path, undefined, {}), otherwise),
  delete: <T = void>(path: string, body?: unknown) => call<T>('DELETE', path, body),
};
