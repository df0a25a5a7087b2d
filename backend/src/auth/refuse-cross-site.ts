import type { FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';

/**
 * For a GET that changes something: another site must not be able to send people there. Browsers that do not send
 * Sec-Fetch-Site, as over plain http, name the page in Referer or Origin; a request with none of them was typed in, or
 * is a program's.
 */
export function refuseCrossSite(request: FastifyRequest, ownOrigin: string): void {
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  const from = origin ?? referer;
  const isForeign =
    site === undefined
      ? from !== undefined && originOf(from) !== ownOrigin
      : site === 'cross-site' || site === 'same-site';
  if (isForeign) throw new ApiError(403, 'forbidden', 'This request has to come from our own pages.');
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);
