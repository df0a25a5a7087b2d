import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from './env.js';
import { isLoopback } from './loopback.js';

/** The origin of links in emails, and of the return URL of sign-in providers. */
@Injectable()
export class SiteAddress {
  constructor(private readonly env: Env) {}

  /**
   * The Host header can be forged, and a link with a secret must not lead elsewhere. It is trusted only between two
   * programs on this machine, where it holds the developer's port.
   */
  of(request: FastifyRequest): string {
    if (this.env.publicUrl) return this.own;
    const own = `${request.protocol}://${request.host}`;
    const isLocal = isLoopback(request.socket.remoteAddress ?? '');
    if (isLocal && URL.canParse(own) && isLoopback(new URL(own).hostname)) return new URL(own).origin;
    return this.own;
  }

  /** The origin where there is no request, such as in scheduled emails. */
  get own(): string {
    const { publicUrl, host, port } = this.env;
    if (publicUrl) return new URL(publicUrl).origin;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  }
}
