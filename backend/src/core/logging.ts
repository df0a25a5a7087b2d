import type { Params } from 'nestjs-pino';
import { stdSerializers, type LoggerOptions } from 'pino';
import { describeError, safeMessage } from './describe-error.js';
import type { Env } from './env.js';
import { currentJob } from './job-context.js';

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
    customErrorObject: withoutPlaceholder,
    // pino-http would hand the error serializer a copy made by its own, which holds all properties and is no Error.
    wrapSerializers: false,
    serializers: {
      req: stdSerializers.wrapRequestSerializer(({ id, method, url }: LoggedRequest) => ({
        id,
        method,
        path: url.split('?', 1)[0],
      })),
      res: stdSerializers.wrapResponseSerializer(({ statusCode }) => ({ statusCode })),
      err: (error: unknown) => describeError(error),
    },
    mixin: currentJob,
    hooks: {
      logMethod(args, method) {
        method.apply(this, withSafeMessage(args));
      },
    },
  },
});

type LogArguments = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0];

/** Without a message of its own a line would get that of its error, as it is. */
function withSafeMessage(args: LogArguments): LogArguments {
  const [object, message] = args as unknown[];
  const error = object instanceof Error ? object : (object as { err?: unknown } | null | undefined)?.err;
  if (message !== undefined || !(error instanceof Error)) return args;
  return [object, safeMessage(error)] as unknown as LogArguments;
}

/** An answer of 500 and more that nothing threw for this logger: the error itself has a line of its own. */
function withoutPlaceholder(_: unknown, response: { err?: unknown }, error: Error, line: object): object {
  const isPlaceholder = response.err === undefined && error.message.startsWith('failed with status code');
  return isPlaceholder ? { ...line, err: undefined } : line;
}

/** Middleware sees the address without its path, so the one that was asked for is looked at. */
function isWorthALine({ url = '', originalUrl = url }: { url?: string; originalUrl?: string }): boolean {
  return originalUrl.startsWith('/api/') && !originalUrl.startsWith('/api/health/');
}
