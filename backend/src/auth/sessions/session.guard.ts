import {
  Injectable,
  SetMetadata,
  applyDecorators,
  createParamDecorator,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/api-error.js';
import { ACCESS_EXTENSION } from '../../core/errors/error-responses.js';
import { joinOf, keepJoined } from './session-join.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsService, type SessionUser } from './sessions.service.js';

const ACCESS = 'access';
type Access = 'public' | 'visitors too';

/** Opens a route to visitors and ignores sessions. Routes require a session by default. */
export const Public = (): MethodDecorator & ClassDecorator => accessOf('public');

/** Opens a route to visitors, but reads the session if there is one. */
export const VisitorsToo = (): MethodDecorator & ClassDecorator => accessOf('visitors too');

const accessOf = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, access), ApiExtension(ACCESS_EXTENSION, access));

const RECENT = 'recent sign-in';

/**
 * Requires a sign-in or identity confirmation within the last ten minutes, to protect unattended browsers. Otherwise
 * the route returns 403 `recent_sign_in_required` until the user confirms their identity at POST
 * /api/auth/confirm-identity.
 */
export const RecentSignIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(RECENT, true),
    ApiResponse({
      status: 403,
      description: '`recent_sign_in_required`: the last sign-in is older than ten minutes; confirm the identity first.',
    }),
  );

type SignedInRequest = FastifyRequest & { user?: SessionUser };

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!user) throw ApiError.unauthorized();
  return user;
});

/** Injects the signed-in user on `@VisitorsToo()` routes; null for a visitor. */
export const CurrentUserIfAny = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null =>
    context.switchToHttp().getRequest<SignedInRequest>().user ?? null,
);

/**
 * Authenticates requests by the session cookie and enforces the access rules of their routes.
 *
 * Unlike the staff guard, this guard does not use passport, because it runs for every request of a signed-in user.
 * Passport assigns five functions to an object per request. V8 allocates such functions in the old generation, so the
 * request and its response would stay in memory until the next full garbage collection.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.accessTo(context);
    return access === 'public' ? true : this.authenticate(context, access);
  }

  private async authenticate(context: ExecutionContext, access: Access | undefined): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest>();
    const found = await this.sessions.find(this.cookie.read(request), joinOf(request));
    if (!found) {
      if (access === 'visitors too') return true;
      throw ApiError.unauthorized();
    }
    if (!found.recent && this.reflector.getAllAndOverride<boolean | undefined>(RECENT, targetsOf(context)))
      throw new ApiError(403, 'recent_sign_in_required', 'Please confirm that it’s you, then try again.');
    if (found.renewed || this.cookie.isOutdated(request))
      this.cookie.set(request, http.getResponse<FastifyReply>(), found.token);
    keepJoined(request, found.joined);
    request.user = found.user;
    return true;
  }

  private accessTo(context: ExecutionContext): Access | undefined {
    return this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targetsOf(context));
  }
}

const targetsOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
