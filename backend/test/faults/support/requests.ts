import { randomInt } from 'node:crypto';

/** A request of a simulated user, with its outcome. */
export interface Attempt {
  kind: Kind;
  startedAt: number;
  endedAt: number;
  /** HTTP status; 0 if the connection failed or broke. */
  status: number;
  code: string;
  message: string;
  retryAfter: string | null;
}

export type Kind = 'save' | 'letter' | 'download' | 'sign-up' | 'password email' | 'checkout' | 'webhook';

export interface Answer {
  status: number;
  /** Parsed JSON, or text if the body is not JSON. */
  body: unknown;
  headers: Headers;
}

interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  /** IP address of the client, as a proxy reports it. */
  address?: string;
}

/** Milliseconds after which a browser's request counts as failed. */
const PATIENCE_MS = 45_000;

/** Returns status 0 if no complete response arrives. */
export async function send(url: string, request: Request = {}): Promise<Answer> {
  const { method = 'GET', body, cookie, headers, address = '10.1.1.1' } = request;
  const isRaw = typeof body === 'string';
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  } catch (error) {
    return { status: 0, body: { message: String((error as Error).cause ?? error) }, headers: new Headers() };
  }
}

export function asAttempt(kind: Kind, startedAt: number, { status, body, headers }: Answer): Attempt {
  const { code = '', message = '' } = (typeof body === 'object' && body ? body : {}) as Partial<Attempt>;
  return { kind, startedAt, endedAt: performance.now(), status, code, message, retryAfter: headers.get('retry-after') };
}

/** Returns a random IP address for a client, because rate limits count requests per network. */
export const randomAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
