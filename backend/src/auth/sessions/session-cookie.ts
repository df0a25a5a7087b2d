import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../../core/env/env.js';
import { SESSION_DAYS } from './sessions.service.js';

const NAME = 'sid';
/** Browsers accept a cookie with this prefix only from this host over https, so subdomains cannot plant one. */
const HOST_NAME = '__Host-sid';
/** Time at which all sessions that use the old cookie name have expired. */
const OLD_NAME_UNTIL = Date.UTC(2027, 1, 21);

@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly isHttps: boolean;

  constructor(env: Env) {
    this.isHttps = env.publicUrl?.startsWith('https:') ?? false;
    this.name = this.isHttps ? HOST_NAME : NAME;
  }

  /**
   * Returns the name of a cookie that is limited to one path. Browsers accept a cookie with the prefix `__Secure-` from
   * https pages only.
   */
  nameOf(cookie: string): string {
    return this.isHttps ? `__Secure-${cookie}` : cookie;
  }

  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name] ?? (Date.now() < OLD_NAME_UNTIL ? cookies[NAME] : undefined);
  }

  /** Returns whether the browser still has the cookie with the old name. */
  isOutdated({ cookies }: FastifyRequest): boolean {
    return this.name !== NAME && cookies[NAME] !== undefined;
  }

  set(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.dropOutdated(request, reply);
    void reply.setCookie(this.name, token, { ...this.attributes(request), maxAge: SESSION_DAYS * 24 * 60 * 60 });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    this.dropOutdated(request, reply);
    void reply.clearCookie(this.name, this.attributes(request));
  }

  private dropOutdated(request: FastifyRequest, reply: FastifyReply): void {
    if (this.isOutdated(request)) void reply.clearCookie(NAME, this.attributes(request));
  }

  /** The cookie is `Secure` if the public URL is https, even if a proxy terminates TLS without adding a header. */
  attributes(request: FastifyRequest) {
    const secure = request.protocol === 'https' || this.isHttps;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
