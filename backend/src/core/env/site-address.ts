import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from './env.js';
import { isLoopback } from './loopback.js';

/** The site's origin, for links in emails and the return URLs of sign-in providers. */
@Injectable()
export class SiteAddress {
  constructor(private readonly env: Env) {}

  /**
   * Returns the configured origin. Without one, uses the Host header, because it contains the port of a development
   * server. Trusts only requests from the server's own machine, because a forged header could make links in emails
   * point to another site.
   */
  of(request: FastifyRequest): string {
    if (this.env.publicUrl) return this.own;
    const own = `${request.protocol}://${request.host}`;
    const isLocal = isLoopback(request.socket.remoteAddress ?? '');
    if (isLocal && URL.canParse(own) && isLoopback(new URL(own).hostname)) return new URL(own).origin;
    return this.own;
  }

  /** The origin for work without a request, such as scheduled emails. */
  get own(): string {
    const { publicUrl, host, port } = this.env;
    if (publicUrl) return new URL(publicUrl).origin;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  }
}
