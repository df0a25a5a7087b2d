import type { FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';

/** For a GET that changes something: another site must not be able to send people there. */
export function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') {
    throw new ApiError(403, 'forbidden', 'This address only works from our own pages.');
  }
}
