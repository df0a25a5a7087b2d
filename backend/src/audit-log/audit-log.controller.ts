import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { auditList, auditQuery, type AuditList, type AuditQuery } from '@shortlist/shared/contract/common/audit-log';
import { Returns } from '../core/http/returns.js';
import { StaffOnly } from '../staff/sign-in/staff.guard.js';
import { AuditLogService } from './audit-log.service.js';

@ApiTags('admin')
@StaffOnly('admin')
@Controller('admin/audit-log')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @Returns(
    auditList,
    200,
    'Staff actions and account security events, newest first. The total counts at most 10,000 entries.',
  )
  list(@Query({ schema: auditQuery }) query: AuditQuery): Promise<AuditList> {
    return this.log.list(query);
  }
}
