import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Env } from '../core/env.js';
import { SESSION_DAYS } from './sessions.service.js';

const NAME = 'sid';

export const readSessionCookie = (request: FastifyRequest): string | undefined => request.cookies[NAME];

@Injectable()
export class SessionCookie {
  constructor(private readonly env: Env) {}

  set(request: FastifyRequest, reply: FastifyReply, token: string): void {
    void reply.setCookie(NAME, token, { ...this.attributes(request), maxAge: SESSION_DAYS * 24 * 60 * 60 });
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    void reply.clearCookie(NAME, this.attributes(request));
  }

  /** Secure also where a proxy ends TLS and says nothing of it, as long as the public address does. */
  attributes(request: FastifyRequest) {
    const secure = request.protocol === 'https' || this.env.publicUrl?.startsWith('https:') === true;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
