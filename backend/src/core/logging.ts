import type { Params } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import { describeError, safeMessage } from './errors/describe-error.js';
import type { Env } from './env/env.js';
import { currentRequest } from './http/request-log.js';
import { currentJob } from './queues/job-context.js';

/** Options of the log. `logRequests` logs the requests. */
export const loggerOptions = (env: Env): Params => ({
  // No routes: the middleware of pino-http is not used.
  forRoutes: [],
  pinoHttp: {
    level: env.logLevel,
    // With wrapping enabled, pino-http passes the serializer a plain copy with all properties instead of the Error.
    wrapSerializers: false,
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: () => ({ ...currentRequest(), ...currentJob() }),
    hooks: {
      logMethod(args, method) {
        method.apply(this, withSafeMessage(args));
      },
    },
  },
});

type LogArguments = Parameters<NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>>[0];

/** Adds a sanitized message to lines that have only an error, because pino would log the error's raw message. */
function withSafeMessage(args: LogArguments): LogArguments {
  const [object, message] = args as unknown[];
  const error = object instanceof Error ? object : (object as { err?: unknown } | null | undefined)?.err;
  if (message !== undefined || !(error instanceof Error)) return args;
  return [object, safeMessage(error)] as unknown as LogArguments;
}
