import type { FastifyReply, FastifyRequest } from 'fastify';
import { counter, histogram } from './registry.js';

const MS_PER_SECOND = 1_000;

const NO_ROUTE = 'none';

export const httpRequests = counter('http_requests_total', {
  help: 'Completed HTTP requests. The route is a path pattern such as /api/resumes/:id, or "none" without a match.',
  labels: ['method', 'route', 'status'],
});

/** This histogram has no status label, because each status would add a time series for every bucket. */
export const httpDuration = histogram('http_request_duration_seconds', {
  help: 'Time from the arrival of a request to the end of its response, including the wait for the client.',
  labels: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
});

export function countResponse(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method } = request;
  const route = request.routeOptions.url ?? NO_ROUTE;
  httpRequests.inc({ method, route, status: reply.statusCode });
  httpDuration.observe({ method, route }, reply.elapsedTime / MS_PER_SECOND);
  done();
}
