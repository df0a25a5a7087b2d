import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  STAFF_ROLES,
  staffEmail,
  staffNames,
  type StaffEmail,
  type StaffNames,
} from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { Returns } from '../../core/http/returns.js';
import { StaffDirectory } from './staff-directory.service.js';
import { CurrentStaff, StaffOnly } from '../sign-in/staff.guard.js';
import type { StaffSession } from '../sign-in/staff-session.js';

@ApiTags('admin')
@Controller('admin')
export class StaffDirectoryController {
  constructor(private readonly directory: StaffDirectory) {}

  @StaffOnly('admin', 'support')
  @Get('staff-names')
  @Returns(staffNames, 200, 'Active staff members who answer service requests, by name.')
  names(): Promise<StaffNames> {
    return this.directory.names();
  }

  @StaffOnly(...STAFF_ROLES)
  @Put('me/email')
  @Returns(staffEmail, 200, 'The email address for notices about service requests; null for none.')
  setEmail(
    @CurrentStaff() staff: StaffSession,
    @Origin() caller: RequestOrigin,
    @Body({ schema: staffEmail }) body: StaffEmail,
  ): Promise<StaffEmail> {
    return this.directory.setEmail(body, { staffId: staff.id, caller });
  }
}
