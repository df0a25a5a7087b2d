import { Injectable, SetMetadata, createParamDecorator, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../core/api-error.js';
import { readSessionCookie, SessionCookie } from './session-cookie.js';
import { SessionsService, type SessionUser } from './sessions.service.js';

const ACCESS = 'access';
type Access = 'public' | 'visitors too';

/** Open to visitors, and the same for everybody. Every route without it asks for a session. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'public' satisfies Access);

/** Open to visitors, but a session counts where there is one. */
export const VisitorsToo = (): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, 'visitors too' satisfies Access);

type SignedInRequest = FastifyRequest & { user?: SessionUser };

/** The signed-in person; only on routes that are not `@Public()`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!user) throw ApiError.unauthorized();
  return user;
});

/** Who is signed in, on routes for `@VisitorsToo()`; null for a visitor. */
export const CurrentUserIfAny = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null =>
    context.switchToHttp().getRequest<SignedInRequest>().user ?? null,
);

@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest>();
    const token = readSessionCookie(request);
    const found = await this.sessions.find(token);
    if (!found) {
      if (access === 'visitors too') return true;
      throw ApiError.unauthorized();
    }
    request.user = found.user;
    if (token && found.renewed) this.cookie.set(request, http.getResponse<FastifyReply>(), token);
    return true;
  }
}
