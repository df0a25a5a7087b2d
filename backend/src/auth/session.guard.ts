import { Injectable, SetMetadata, createParamDecorator, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';
import { readSessionCookie } from './session-cookie.js';
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
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean>(PUBLIC, [context.getHandler(), context.getClass()])) return true;
    const request = context.switchToHttp().getRequest<SignedInRequest>();
    request.user = await this.sessions.find(readSessionCookie(request));
    if (!request.user) throw ApiError.unauthorized();
    return true;
  }
}
