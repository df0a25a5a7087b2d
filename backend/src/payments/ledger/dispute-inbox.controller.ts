import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  disputeList,
  disputePatch,
  disputeQuery,
  staffDispute,
  type DisputeList,
  type DisputePatch,
  type DisputeQuery,
  type StaffDispute,
} from '@shortlist/shared/contract/console/disputes';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { idPipe } from '../../core/http/id.pipe.js';
import { Returns } from '../../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../../staff/sign-in/staff.guard.js';
import { DisputeInboxService } from './dispute-inbox.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('dispute'));

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/disputes')
export class DisputeInboxController {
  constructor(private readonly inbox: DisputeInboxService) {}

  @Get()
  @Returns(disputeList)
  list(@Query({ schema: disputeQuery }) query: DisputeQuery): Promise<DisputeList> {
    return this.inbox.list(query);
  }

  @Get(':id')
  @Returns(staffDispute)
  read(@Id() id: string): Promise<StaffDispute> {
    return this.inbox.read(id);
  }

  @Patch(':id')
  @Returns(staffDispute, 200, 'The updated dispute. A cleared dispute no longer blocks purchases.')
  change(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: disputePatch }) body: DisputePatch,
  ): Promise<StaffDispute> {
    return this.inbox.change(id, body, { staffId: staff.id, caller });
  }
}
