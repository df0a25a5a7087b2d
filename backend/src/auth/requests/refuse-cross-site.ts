import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/api-error.js';

/**
 * Protects GET routes with side effects: rejects requests from links on other sites. Over plain http, browsers send
 * Referer or Origin instead of Sec-Fetch-Site. A request without any of these headers comes from the address bar or
 * from a program.
 */
export function refuseCrossSite(request: FastifyRequest, ownOrigin: string): void {
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  const source = origin ?? referer;
  const isForeign =
    site === undefined
      ? source !== undefined && originOf(source) !== ownOrigin
      : site === 'cross-site' || site === 'same-site';
  if (isForeign) throw new ApiError(403, 'forbidden', 'This request came from another site. Try again in Shortlist.');
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);
