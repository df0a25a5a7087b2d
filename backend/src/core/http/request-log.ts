import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';

const current = new AsyncLocalStorage<{ reqId: string }>();

/** Returns the log field with the current request's id; an empty object outside of requests. */
export const currentRequest = (): { reqId?: string } => current.getStore() ?? {};

/**
 * Logs one line per request, without bodies, query strings, cookies or client addresses, so that no line contains what
 * a user typed. Adds the request's id to every line logged during the request. Replaces the middleware of pino-http,
 * which builds two loggers for each request.
 */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const { id, method, raw } = request;
    const [path] = request.originalUrl.split('?', 1);
    if (isLogged(path)) {
      const start = Date.now();
      const response = reply.raw;
      response.once('close', () => {
        const line = {
          reqId: id,
          req: { id, method, path },
          res: { statusCode: response.statusCode },
          responseTime: Date.now() - start,
        };
        PinoLogger.root.info(line, outcomeOf(response.statusCode, !raw.readableAborted && response.writableEnded));
      });
    }
    current.run({ reqId: id }, done);
  });
}

function outcomeOf(status: number, isComplete: boolean): string {
  if (status >= 500) return 'request errored';
  return isComplete ? 'request completed' : 'request aborted';
}

/** Paths of health checks and metrics, which monitoring systems request every few seconds. */
const UNLOGGED = /^\/api\/(?:health\/|metrics$)/;

const isLogged = (path = ''): boolean => path.startsWith('/api/') && !UNLOGGED.test(path);
