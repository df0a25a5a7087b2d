import { context, trace } from '@opentelemetry/api';
import { getRPCMetadata } from '@opentelemetry/core';
import type { FastifyInstance } from 'fastify';

/**
 * Names the span of each request after its route, and adds the request id, which also appears in the log and in error
 * responses.
 */
export function nameRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _, done) => {
    const metadata = getRPCMetadata(context.active());
    if (metadata && request.routeOptions.url) metadata.route = request.routeOptions.url;
    trace.getActiveSpan()?.setAttribute('request.id', request.id);
    done();
  });
}
