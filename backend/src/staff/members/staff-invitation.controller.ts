import { Body, Controller, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { staffToken, type StaffToken } from '@shortlist/shared/contract/console/staff';
import {
  invitationAcceptance,
  invitationToken,
  invitationView,
  type InvitationAcceptance,
  type InvitationToken,
  type InvitationView,
} from '@shortlist/shared/contract/console/staff-accounts';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { Public } from '../../auth/sessions/session.guard.js';
import { Returns } from '../../core/http/returns.js';
import { DuringMaintenance } from '../../settings/settings.guard.js';
import { StaffInvitations } from './staff-invitations.service.js';

@ApiTags('admin')
@Public()
@DuringMaintenance()
@Controller('admin/invitation')
export class StaffInvitationController {
  constructor(private readonly invitations: StaffInvitations) {}

  @Post()
  @Returns(
    invitationView,
    200,
    'The account that the invitation is for. This request does not use up the invitation link.',
  )
  @ApiResponse({ status: 422, description: '`link_expired`: the link was used, replaced or has expired.' })
  look(
    @Origin() caller: RequestOrigin,
    @Body({ schema: invitationToken }) { token }: InvitationToken,
  ): Promise<InvitationView> {
    return this.invitations.view(token, caller);
  }

  @Post('accept')
  @Returns(staffToken, 200, 'Sets the password and signs the staff member in.')
  @ApiResponse({ status: 422, description: '`link_expired`, or `password_too_common`' })
  accept(
    @Origin() caller: RequestOrigin,
    @Body({ schema: invitationAcceptance }) body: InvitationAcceptance,
  ): Promise<StaffToken> {
    return this.invitations.accept(body, caller);
  }
}
