import type { Params } from 'nestjs-pino';
import { stdSerializers, type LoggerOptions } from 'pino';
import { describeError, safeMessage } from './errors/describe-error.js';
import type { ErrorTracker } from './tracing/error-tracker.js';
import type { Env } from './env/env.js';
import { currentJob } from './queues/job-context.js';
import { traceFields } from './tracing/trace-fields.js';

interface LoggedRequest {
  id: unknown;
  method: string;
  url: string;
}

/** Logs one line per request without bodies, query strings, cookies and client addresses: nothing that a user typed. */
export const loggerOptions = (env: Env, tracker: ErrorTracker): Params => ({
  pinoHttp: {
    level: env.logLevel,
    quietReqLogger: true,
    autoLogging: { ignore: (request) => !isLogged(request) },
    customErrorObject: withoutPlaceholder,
    // With wrapping enabled, pino-http passes the serializer a plain copy with all properties instead of the Error.
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
    mixin: () => ({ ...currentJob(), ...traceFields() }),
    hooks: {
      logMethod(args, method, level) {
        const safe = withSafeMessage(args);
        if (level >= ERROR_LEVEL) report(tracker, safe, level);
        method.apply(this, safe);
      },
    },
  },
});

/** The logger's number of the level `error`. Only `fatal` is higher. */
const ERROR_LEVEL = 50;

/** Reports a line that contains an error to the error tracker. */
function report(tracker: ErrorTracker, args: LogArguments, level: number): void {
  const [fields, message] = args as unknown[];
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return;
  const text = typeof message === 'string' ? message : undefined;
  const context = { ...currentJob(), ...traceFields(), ...fields };
  tracker.report(level > ERROR_LEVEL ? 'fatal' : 'error', fields.err, text, context);
}

type LogArguments = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0];

/** Adds a sanitized message to lines that have only an error, because pino would log the error's raw message. */
function withSafeMessage(args: LogArguments): LogArguments {
  const [object, message] = args as unknown[];
  const error = object instanceof Error ? object : (object as { err?: unknown } | null | undefined)?.err;
  if (message !== undefined || !(error instanceof Error)) return args;
  return [object, safeMessage(error)] as unknown as LogArguments;
}

/** Removes pino-http's placeholder error from a 5xx line, because the real error is logged elsewhere. */
function withoutPlaceholder(_: unknown, response: { err?: unknown }, error: Error, line: object): object {
  const isPlaceholder = response.err === undefined && error.message.startsWith('failed with status code');
  return isPlaceholder ? { ...line, err: undefined } : line;
}

/** Checks `originalUrl`, because middleware gets the URL without its mount path. */
function isLogged({ url = '', originalUrl = url }: { url?: string; originalUrl?: string }): boolean {
  return originalUrl.startsWith('/api/') && !originalUrl.startsWith('/api/health/');
}
