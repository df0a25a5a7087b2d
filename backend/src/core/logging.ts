import type { Params } from 'nestjs-pino';
import type { Env } from './env.js';

interface LoggedRequest {
  id: unknown;
  method: string;
  url: string;
}

/**
 * A line a request: no bodies, no query strings, no cookies, no addresses of people. What somebody typed into a résumé
 * is nowhere in the log.
 */
export const loggerOptions = (env: Env): Params => ({
  pinoHttp: {
    level: env.logLevel,
    quietReqLogger: true,
    autoLogging: { ignore: (request) => !isWorthALine(request) },
    serializers: {
      req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: describeError,
    },
  },
});

/** Middleware sees the address without its path, so the one that was asked for is looked at. */
function isWorthALine({ url = '', originalUrl = url }: { url?: string; originalUrl?: string }): boolean {
  return originalUrl.startsWith('/api/') && !originalUrl.startsWith('/api/health/');
}

/** Without `detail`, `parameters` and `where`: PostgreSQL repeats the values of a failing row there. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const { name: type, message, stack } = error;
  // An error about several says nothing itself.
  const errors = error instanceof AggregateError ? error.errors.map(describeError) : undefined;
  return { type, code, message, stack, errors };
}
