import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  adminUser,
  adminUserAct,
  adminUserList,
  adminUserQuery,
  planGrant,
  type AdminUser,
  type AdminUserAct,
  type AdminUserList,
  type AdminUserQuery,
  type PlanGrant,
} from '@shortlist/shared/contract/console/admin-users';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { idPipe } from '../core/http/id.pipe.js';
import { Returns } from '../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import { PlanGrantsService } from './plan-grants.service.js';
import { UserActsService } from './user-acts.service.js';
import { UserDetailService } from './user-detail.service.js';
import { UserListService } from './user-list.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('user'));
const Act = (): ParameterDecorator => Body({ schema: adminUserAct });
const Conflict = (description: string): MethodDecorator => ApiResponse({ status: 409, description });

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/users')
export class UsersConsoleController {
  constructor(
    private readonly users: UserListService,
    private readonly detail: UserDetailService,
    private readonly acts: UserActsService,
    private readonly grants: PlanGrantsService,
  ) {}

  @Get()
  @Returns(adminUserList)
  list(@Query({ schema: adminUserQuery }) query: AdminUserQuery): Promise<AdminUserList> {
    return this.users.list(query);
  }

  @Get(':id')
  @Returns(adminUser, 200, 'The account. The audit log records this access, and the account’s owner can see it.')
  read(@CurrentStaff() staff: StaffView, @Origin() caller: RequestOrigin, @Id() id: string): Promise<AdminUser> {
    return this.detail.open(id, { staffId: staff.id, caller });
  }

  @Post(':id/suspend')
  @Conflict('`account_suspended`: the account is already suspended.')
  @Returns(adminUser, 200, 'Signs the account out everywhere and prevents it from signing in.')
  suspend(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.suspend(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/lift-suspension')
  @Conflict('`not_suspended`')
  @Returns(adminUser, 200, 'Lifts the suspension of the account.')
  lift(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.liftSuspension(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/sign-out')
  @Returns(adminUser, 200, 'Ends all sessions of the account.')
  signOut(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.signOutEverywhere(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/resend-verification')
  @Conflict('`email_already_verified`')
  @Returns(adminUser, 200, 'Sends the verification email again.')
  resendVerification(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.resendVerification(id, { staffId: staff.id, caller, reason });
  }

  @Put(':id/plan-grant')
  @StaffOnly('admin')
  @Returns(adminUser, 200, 'Grants a plan until the end of a day (UTC), free of charge.')
  grantPlan(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: planGrant }) { reason, ...grant }: PlanGrant,
  ): Promise<AdminUser> {
    return this.grants.grant(id, grant, { staffId: staff.id, caller, reason });
  }

  @Delete(':id/plan-grant')
  @StaffOnly('admin')
  @Conflict('`no_plan_grant`')
  @Returns(adminUser, 200, 'Ends the plan granted by staff. A paid plan stays unchanged.')
  endGrant(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.grants.end(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/cancel-plan')
  @StaffOnly('admin')
  @Conflict('`no_subscription`')
  @Returns(adminUser, 200, 'Ends a paid plan at the end of its paid period. Nothing is refunded.')
  cancelPlan(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.cancelPlan(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/plan-deletion')
  @StaffOnly('admin')
  @Conflict('`deletion_planned`')
  @Returns(
    adminUser,
    200,
    'Deletes the account after the usual waiting period, during which its owner or staff can cancel the deletion.',
  )
  planDeletion(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.scheduleDeletion(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/cancel-deletion')
  @StaffOnly('admin')
  @Conflict('`no_deletion_planned`')
  @Returns(adminUser, 200, 'Cancels the deletion of the account.')
  cancelDeletion(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: AdminUserAct,
  ): Promise<AdminUser> {
    return this.acts.cancelDeletion(id, { staffId: staff.id, caller, reason });
  }
}
