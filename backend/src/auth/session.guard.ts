import { Injectable, SetMetadata, createParamDecorator, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';
import { readSessionCookie, SessionCookie } from './session-cookie.js';
import { SessionsService, type SessionUser } from './sessions.service.js';

const PUBLIC = 'public';

/** Open to visitors. Every route without it asks for a session. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);

type SignedInRequest = FastifyRequest & { user?: SessionUser };

/** The signed-in person; only on routes that are not `@Public()`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!user) throw ApiError.unauthorized();
  return user;
});

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest>();
    const token = readSessionCookie(request);
    const found = await this.sessions.find(token);
    if (!found) throw ApiError.unauthorized();
    request.user = found.user;
    if (token && found.renewed) this.cookie.set(request, http.getResponse<FastifyReply>(), token);
    return true;
  }
}
