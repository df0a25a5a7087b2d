import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import {
  staffAccount,
  staffAccountAct,
  staffAccountList,
  staffAccountQuery,
  staffChange,
  staffInvite,
  type StaffAccount,
  type StaffAccountAct,
  type StaffAccountList,
  type StaffAccountQuery,
  type StaffChange,
  type StaffInvite,
} from '@shortlist/shared/contract/console/staff-accounts';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { idPipe } from '../../core/http/id.pipe.js';
import { Returns } from '../../core/http/returns.js';
import { StaffList } from './staff-list.service.js';
import { StaffManagement } from './staff-management.service.js';
import { CurrentStaff, StaffOnly } from '../sign-in/staff.guard.js';

const Id = (): ParameterDecorator => Param('id', idPipe('member of staff'));
const Act = (): ParameterDecorator => Body({ schema: staffAccountAct });
const Conflict = (description: string): MethodDecorator => ApiResponse({ status: 409, description });

@ApiTags('admin')
@StaffOnly('admin')
@Controller('admin/staff')
export class StaffManagementController {
  constructor(
    private readonly accounts: StaffList,
    private readonly management: StaffManagement,
  ) {}

  @Get()
  @Returns(staffAccountList)
  list(@Query({ schema: staffAccountQuery }) query: StaffAccountQuery): Promise<StaffAccountList> {
    return this.accounts.list(query);
  }

  @Get(':id')
  @Returns(staffAccount)
  read(@Id() id: string): Promise<StaffAccount> {
    return this.accounts.read(id);
  }

  @Post()
  @Conflict('`username_taken`')
  @Returns(staffAccount, 201, 'Sends an email with a link that works once, within 72 hours.')
  invite(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Body({ schema: staffInvite }) body: StaffInvite,
  ): Promise<StaffAccount> {
    return this.management.invite(body, { staffId: staff.id, caller });
  }

  @Post(':id/invitation')
  @Conflict('`not_invited`: the account already has a password, or is disabled.')
  @Returns(staffAccount, 200, 'Sends the invitation again. The previous link stops working.')
  inviteAgain(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
  ): Promise<StaffAccount> {
    return this.management.inviteAgain(id, { staffId: staff.id, caller });
  }

  @Patch(':id')
  @Conflict('`own_account`; or `last_admin`: no other active admin would remain.')
  @Returns(staffAccount, 200, 'A change to the role or a deactivation ends all sessions of the account.')
  change(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: staffChange }) { reason, ...change }: StaffChange,
  ): Promise<StaffAccount> {
    return this.management.change(id, change, { staffId: staff.id, caller, reason });
  }

  @Post(':id/sign-out')
  @Returns(staffAccount, 200, 'Ends all sessions of the account.')
  signOut(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: StaffAccountAct,
  ): Promise<StaffAccount> {
    return this.management.signOut(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/reset-second-factor')
  @Conflict('`own_account`, or `second_factor_off`')
  @Returns(
    staffAccount,
    200,
    'Turns two-step verification off, deletes the recovery codes and ends all sessions of the account.',
  )
  resetSecondFactor(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: StaffAccountAct,
  ): Promise<StaffAccount> {
    return this.management.resetSecondFactor(id, { staffId: staff.id, caller, reason });
  }

  @Post(':id/unlock')
  @Returns(staffAccount, 200, 'Clears the failed sign-ins, so that a locked account can sign in again.')
  unlock(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Act() { reason }: StaffAccountAct,
  ): Promise<StaffAccount> {
    return this.management.unlock(id, { staffId: staff.id, caller, reason });
  }
}
