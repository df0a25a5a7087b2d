import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import type { StackParser } from '@sentry/core';
import type { ServerRuntimeClient } from '@sentry/core/server';
import { Env } from '../env/env.js';
import { describeError, type ErrorDescription } from '../errors/describe-error.js';

/**
 * Milliseconds during which a process reports the same error only once. Otherwise, every request would cause a report
 * while the database is unavailable.
 */
const REPEAT_MS = 60_000;
/** Maximum number of different errors remembered for `REPEAT_MS`. */
const MAX_REMEMBERED = 500;

/** Fields of a log line that help find an error. No field identifies a user. */
const TAGS = ['requestId', 'traceId', 'queue', 'job', 'jobId'] as const;

interface Tracker {
  client: ServerRuntimeClient;
  stackParser: StackParser;
}

/**
 * Reports logged errors to a server that accepts Sentry's protocol, if one is configured. Like the log, a report
 * contains no text that a user typed, no network address and no request.
 */
@Injectable()
export class ErrorTracker {
  private readonly tracker: Promise<Tracker> | undefined;
  private readonly reported = new Map<string, number>();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(env: Env) {
    if (env.sentryDsn) this.tracker = open(env.sentryDsn, env.production ? 'production' : 'development');
  }

  report(level: 'error' | 'fatal', error: unknown, message: string | undefined, fields: object): void {
    if (!this.tracker) return;
    const described = describeError(error);
    if (this.isRepeated(described, message)) return;
    const tags = Object.fromEntries(
      TAGS.flatMap((name) => {
        const value: unknown = Reflect.get(fields, name);
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const sending = this.tracker.then(({ client, stackParser }) =>
      client.captureEvent({
        level,
        ...(message !== undefined && { logentry: { message } }),
        exception: { values: withCauses(described).map((each) => exceptionOf(each, stackParser)) },
        tags,
        platform: 'node',
      }),
    );
    // A report that could not be sent must not end the process: the reported error is already in the log.
    const done: Promise<unknown> = sending.catch(() => undefined).then(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  /** Waits until all reports are sent, for at most `timeout` milliseconds. */
  async flush(timeout: number): Promise<void> {
    if (!this.tracker) return;
    await Promise.all(this.underWay);
    await this.tracker.then(
      ({ client }) => client.flush(timeout),
      () => false,
    );
  }

  private isRepeated({ type, code, message, stack }: ErrorDescription, line: string | undefined): boolean {
    const key = [line, type, code, message, stack?.split('\n', 1)[0]].join('\n');
    const now = performance.now();
    if (now - (this.reported.get(key) ?? -Infinity) < REPEAT_MS) return true;
    if (this.reported.size >= MAX_REMEMBERED) this.reported.clear();
    this.reported.set(key, now);
    return false;
  }
}

/** Loads the client on demand, without its integrations, which would collect requests and network addresses. */
async function open(dsn: string, environment: string): Promise<Tracker> {
  const [{ createStackParser, createTransport }, { nodeStackLineParser, ServerRuntimeClient }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
  ]);
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    serverName: hostname(),
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser,
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          headers: options.headers ?? {},
          body: typeof body === 'string' ? body : Buffer.from(body),
          signal: AbortSignal.timeout(5_000),
        });
        return {
          statusCode: status,
          headers: {
            'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            'retry-after': headers.get('retry-after'),
          },
        };
      }),
  });
  client.init();
  return { client, stackParser };
}

/** Returns the error and its causes, the innermost first, as Sentry's protocol requires. */
function withCauses(error: ErrorDescription): ErrorDescription[] {
  const nested = [...(error.errors ?? []), ...(error.cause ? [error.cause] : [])];
  return [...nested.flatMap(withCauses), error];
}

const exceptionOf = ({ type, code, message, stack }: ErrorDescription, parse: StackParser) => ({
  type,
  value: [code, message].filter((part) => part !== undefined).join(': '),
  ...(stack && { stacktrace: { frames: parse(stack) } }),
});
