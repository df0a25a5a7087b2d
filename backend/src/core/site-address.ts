import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Env } from './env.js';
import { isLoopback } from './loopback.js';

/** The origin that links in mails, and the way back from the provider, lead to. */
@Injectable()
export class SiteAddress {
  constructor(private readonly env: Env) {}

  /**
   * Anybody can write anything into a request's Host header, and a link with a secret in it must not lead there. So it
   * is believed only between two programs of this machine, where it tells which port a developer uses.
   */
  of(request: FastifyRequest): string {
    if (this.env.publicUrl) return this.own;
    const own = `${request.protocol}://${request.host}`;
    const near = isLoopback(request.socket.remoteAddress ?? '');
    if (near && URL.canParse(own) && isLoopback(new URL(own).hostname)) return new URL(own).origin;
    return this.own;
  }

  /** Where nobody asks, such as in a mail about something that happened by itself. */
  get own(): string {
    const { publicUrl, host, port } = this.env;
    if (publicUrl) return new URL(publicUrl).origin;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  }
}
