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
import { ApiError } from '../core/api-error.js';
import { ACCESS_EXTENSION } from '../core/error-responses.js';
import { SessionCookie } from './session-cookie.js';
import { SessionStrategy } from './session.strategy.js';
import type { FoundSession, SessionUser } from './sessions.service.js';

const ACCESS = 'access';
type Access = 'public' | 'visitors too';

/** Open to visitors, and the same for everybody. Every route without it asks for a session. */
export const Public = (): MethodDecorator & ClassDecorator => accessOf('public');

/** Open to visitors, but a session counts where there is one. */
export const VisitorsToo = (): MethodDecorator & ClassDecorator => accessOf('visitors too');

/** The guard reads the metadata, the API document the extension. */
const accessOf = (access: Access): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(ACCESS, access), ApiExtension(ACCESS_EXTENSION, access));

const RECENT = 'recent sign-in';

/**
 * Requires that the owner signed in, or confirmed who they are, within the last ten minutes: a browser that was left
 * open must not be enough. Otherwise 403 `recent_sign_in_required`; POST /api/auth/confirm-identity opens the way.
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

/** Lets passport authenticate the request, and decides what that allows. */
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

  /** Returns what becomes `request.user`. */
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
    return found.user as User;
  }

  private accessTo(context: ExecutionContext): Access | undefined {
    return this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targetsOf(context));
  }
}

const targetsOf = (context: ExecutionContext) => [context.getHandler(), context.getClass()];
