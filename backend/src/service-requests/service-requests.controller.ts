import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  serviceRequest,
  serviceRequestCreate,
  serviceRequests,
  type ServiceRequest,
  type ServiceRequestCreate,
} from '@shortlist/shared/contract/service-requests';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { ServiceRequestsService } from './service-requests.service.js';

@ApiTags('requests')
@Controller('service-requests')
export class ServiceRequestsController {
  constructor(private readonly requests: ServiceRequestsService) {}

  @Get()
  @Returns(serviceRequests, 200, 'The user’s requests for expert help, newest first.')
  list(@CurrentUser() user: SessionUser): Promise<ServiceRequest[]> {
    return this.requests.list(user.id);
  }

  @Post()
  @Returns(serviceRequest, 201, 'The new request. Staff can see it.')
  @ApiResponse({ status: 404, description: '`not_found`: the user does not own the resume.' })
  @ApiResponse({ status: 402, description: '`plan_required`: the message names the plan that includes expert help.' })
  @ApiResponse({ status: 409, description: '`request_open`: the last request of this type is still unanswered.' })
  create(
    @CurrentUser() user: SessionUser,
    @Body({ schema: serviceRequestCreate }) body: ServiceRequestCreate,
  ): Promise<ServiceRequest> {
    return this.requests.create(user.id, body);
  }
}
