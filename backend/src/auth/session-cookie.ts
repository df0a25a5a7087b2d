import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from './sessions.service.js';

const NAME = 'sid';

export const readSessionCookie = (request: FastifyRequest): string | undefined => request.cookies[NAME];

export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(NAME, token, { ...attributes(request), maxAge: SESSION_DAYS * 24 * 60 * 60 });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(NAME, attributes(request));
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
