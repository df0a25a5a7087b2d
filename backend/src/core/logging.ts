import type { Params } from 'nestjs-pino';
import { destination, type LoggerOptions } from 'pino';
import { describeError, safeMessage } from './errors/describe-error.js';
import type { ErrorTracker } from './tracing/error-tracker.js';
import type { Env } from './env/env.js';
import { currentRequest } from './http/request-log.js';
import { currentJob } from './queues/job-context.js';
import { traceFields } from './tracing/trace-fields.js';

export const loggerOptions = (env: Env, tracker: ErrorTracker): Params => ({
  // Keeps pino-http from adding its middleware to any route, because `logRequests` replaces it.
  forRoutes: [],
  pinoHttp: {
    level: env.logLevel,
    // By default, pino hands each line to a thread, which takes 50% more CPU time. Synchronous writes also keep the
    // last lines of a killed process.
    stream: destination({ sync: true }),
    // Keeps pino-http from wrapping the serializer: a wrapped serializer gets a plain copy of all properties instead of
    // the Error.
    wrapSerializers: false,
    serializers: { err: (error: unknown) => describeError(error) },
    mixin: () => ({ ...currentRequest(), ...currentJob(), ...traceFields() }),
    hooks: {
      logMethod(args, method, level) {
        const safe = withSafeMessage(args);
        if (level >= ERROR_LEVEL) report(tracker, safe, level);
        method.apply(this, safe);
      },
    },
  },
});

/** Pino's number for the level `error`. Only `fatal` is higher. */
const ERROR_LEVEL = 50;

function report(tracker: ErrorTracker, args: LogArguments, level: number): void {
  const [fields, message] = args as unknown[];
  if (typeof fields !== 'object' || fields === null || !('err' in fields)) return;
  const text = typeof message === 'string' ? message : undefined;
  const context = { requestId: currentRequest().reqId, ...currentJob(), ...traceFields(), ...fields };
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
