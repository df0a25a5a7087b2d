import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  requestResume,
  serviceRequestList,
  serviceRequestPatch,
  serviceRequestQuery,
  staffServiceRequest,
  type RequestResume,
  type ServiceRequestList,
  type ServiceRequestPatch,
  type ServiceRequestQuery,
  type StaffServiceRequest,
} from '@shortlist/shared/contract/service-requests';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { idPipe } from '../../core/http/id.pipe.js';
import { Returns } from '../../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../../staff/sign-in/staff.guard.js';
import { RequestResumes } from './request-resumes.service.js';
import { ServiceDeskService } from './service-desk.service.js';

const Id = (): ParameterDecorator => Param('id', idPipe('request'));

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/service-requests')
export class ServiceDeskController {
  constructor(
    private readonly desk: ServiceDeskService,
    private readonly resumes: RequestResumes,
  ) {}

  @Get()
  @Returns(serviceRequestList)
  list(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Query({ schema: serviceRequestQuery }) query: ServiceRequestQuery,
  ): Promise<ServiceRequestList> {
    return this.desk.list(query, { staffId: staff.id, caller });
  }

  @Get(':id')
  @Returns(staffServiceRequest)
  read(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
  ): Promise<StaffServiceRequest> {
    return this.desk.open(id, { staffId: staff.id, caller });
  }

  @Get(':id/resume')
  @ApiResponse({
    status: 403,
    description: '`consent_needed`: the owner has not allowed access. `forbidden`: the role has no permission.',
  })
  @ApiResponse({ status: 404, description: 'The request does not exist, or its resume is deleted.' })
  @ApiResponse({ status: 409, description: '`request_closed`: the request is neither open nor in progress.' })
  @Returns(requestResume, 200, 'The current resume. The owner can see this access.')
  resume(@CurrentStaff() staff: StaffView, @Origin() caller: RequestOrigin, @Id() id: string): Promise<RequestResume> {
    return this.resumes.read(id, { staffId: staff.id, caller });
  }

  @Patch(':id')
  @ApiResponse({
    status: 409,
    description:
      '`request_changed`: the revision is outdated; or `request_open`: the customer has another open request of this type.',
  })
  @Returns(staffServiceRequest, 200, 'The changed request. The customer gets an email about a new answer.')
  change(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Id() id: string,
    @Body({ schema: serviceRequestPatch }) body: ServiceRequestPatch,
  ): Promise<StaffServiceRequest> {
    return this.desk.change(id, body, caller.site, { staffId: staff.id, caller });
  }
}
