import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  adminResumeList,
  adminResumeQuery,
  readResume,
  resumeReadingRequest,
  type AdminResumeList,
  type AdminResumeQuery,
  type ReadResume,
  type ResumeReadingRequest,
} from '@shortlist/shared/contract/console/admin-resumes';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { Returns } from '../core/http/returns.js';
import { resumeIdPipe } from '../resumes/resume-id.pipe.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import { ResumeListService } from './resume-list.service.js';
import { ResumeReadingService } from './resume-reading.service.js';

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/resumes')
export class ResumesConsoleController {
  constructor(
    private readonly resumes: ResumeListService,
    private readonly reading: ResumeReadingService,
  ) {}

  @Get()
  @Returns(adminResumeList, 200, 'Resumes, without titles or content.')
  list(@Query({ schema: adminResumeQuery }) query: AdminResumeQuery): Promise<AdminResumeList> {
    return this.resumes.list(query);
  }

  @Post(':id/reading')
  @HttpCode(200)
  @ApiResponse({
    status: 403,
    description: '`consent_needed`: the owner has not allowed access. `forbidden`: the role has no permission.',
  })
  @ApiResponse({ status: 404, description: 'The resume does not exist or is in the trash.' })
  @Returns(readResume, 200, 'The current resume. The owner can see this access and the reason for it.')
  read(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Param('id', resumeIdPipe) id: string,
    @Body({ schema: resumeReadingRequest }) { reason }: ResumeReadingRequest,
  ): Promise<ReadResume> {
    return this.reading.read(id, reason, { staffId: staff.id, caller });
  }
}
