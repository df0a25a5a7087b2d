import {
  Injectable,
  SetMetadata,
  UseGuards,
  applyDecorators,
  createParamDecorator,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiExtension, ApiResponse } from '@nestjs/swagger';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../auth/sessions/session.guard.js';
import { ApiError } from '../../core/errors/api-error.js';
import { DuringMaintenance } from '../../settings/settings.guard.js';
import { mustEnroll, type StaffSession } from './staff-session.js';
import { StaffStrategy } from './staff.strategy.js';

const ROLES = 'staff roles';
const WITHOUT_SECOND_FACTOR = 'without second factor';

type StaffRequest = FastifyRequest & { staff?: StaffSession };

/** Requires a staff member with one of the given roles. A user's session gives no access. */
export const StaffOnly = (...roles: StaffRole[]): ClassDecorator & MethodDecorator =>
  applyDecorators(
    Public(),
    DuringMaintenance(),
    SetMetadata(ROLES, roles),
    UseGuards(StaffGuard),
    ApiBearerAuth(),
    // Adds the roles to the OpenAPI document. A test compares them with the access that the running product grants.
    ApiExtension('x-roles', roles),
    ApiResponse({ status: 401, description: 'The request has no valid staff token.' }),
    ApiResponse({
      status: 403,
      description:
        'The role lacks the permission, or two-step verification must be set up first (`second_factor_setup_required`).',
    }),
  );

export const WithoutSecondFactor = (): ClassDecorator & MethodDecorator => SetMetadata(WITHOUT_SECOND_FACTOR, true);

export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffSession => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw ApiError.unauthorized();
  return staff;
});

@Injectable()
export class StaffGuard extends AuthGuard() {
  constructor(
    private readonly reflector: Reflector,
    strategy: StaffStrategy,
  ) {
    super({ defaultStrategy: strategy.registeredAs, property: 'staff' });
  }

  override canActivate(context: ExecutionContext): ReturnType<CanActivate['canActivate']> {
    const { staff } = context.switchToHttp().getRequest<StaffRequest>();
    // If both the class and the method have the decorator, the guard is called twice, each time with the method's
    // roles. The second call checks nothing.
    return staff ? true : super.canActivate(context);
  }

  /** Returns the value that passport stores as `request.staff`. */
  override handleRequest<User = StaffSession>(
    error: Error | null,
    found: StaffSession | false | null,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error;
    if (!found) throw ApiError.unauthorized();
    const targets = [context.getHandler(), context.getClass()];
    const roles = this.reflector.getAllAndOverride<StaffRole[]>(ROLES, targets);
    if (!roles.includes(found.role))
      throw new ApiError(403, 'forbidden', 'Your role does not allow this. Ask an administrator to change it.');
    if (mustEnroll(found) && !this.reflector.getAllAndOverride<boolean | undefined>(WITHOUT_SECOND_FACTOR, targets))
      throw new ApiError(403, 'second_factor_setup_required', 'Set up two-step verification first.');
    return found as User;
  }
}
