import {
  Injectable,
  SetMetadata,
  applyDecorators,
  createParamDecorator,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/api-error.js';
import { ACCESS_EXTENSION } from '../../core/errors/error-responses.js';
import { keepJoined } from './session-join.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStrategy } from './session.strategy.js';
import type { FoundSession, SessionUser } from './sessions.service.js';

const ACCESS = 'access';
type Access = 'public' | 'visitors too';

/** Opens a route to visitors and ignores sessions. Routes require a session by default. */
export const Public = (): MethodDecorator & ClassDecorator => accessOf('public');

/** Opens a route to visitors, but reads the session if there is one. */
export const VisitorsToo = (): MethodDecorator & ClassDecorator => accessOf('visitors too');

/** Sets the metadata for the guard and the extension for the API document. */
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

/** Injects the signed-in user, on routes that require a session. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const { user } = context.switchToHttp().getRequest<SignedInRequest>();
  if (!user) throw ApiError.unauthorized();
  return user;
});

/** Injects the signed-in user on `@VisitorsToo()` routes, null for a visitor. */
export const CurrentUserIfAny = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null =>
    context.switchToHttp().getRequest<SignedInRequest>().user ?? null,
);

/** Authenticates requests through passport and enforces the access rules of their routes. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    strategy: SessionStrategy,
  ) {
    super({ defaultStrategy: strategy.registeredAs });
  }

  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    return this.accessTo(context) === 'public' ? true : super.canActivate(context);
  }

  /** Returns the value that passport stores as `request.user`. */
  override handleRequest<User = SessionUser | undefined>(
    error: Error | null,
    found: FoundSession | false | null,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (!found) {
      if (this.accessTo(context) === 'visitors too') return undefined as User;
      throw ApiError.unauthorized();
    }
    if (!found.recent && this.reflector.getAllAndOverride<boolean | undefined>(RECENT, targetsOf(context)))
      throw new ApiError(403, 'recent_sign_in_required', 'Please confirm that it’s you, then try again.');
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (found.renewed || this.cookie.isOutdated(request))
      this.cookie.set(request, http.getResponse<FastifyReply>(), found.token);
    keepJoined(request, found.joined);
    return found.user as User;
  }

  private accessTo(context: ExecutionContext): Access | undefined {
    return this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targetsOf(context));
  }
}

const targetsOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
