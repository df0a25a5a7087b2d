import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  queueOverview,
  queueVisit,
  type QueueOverview,
  type QueueVisit,
} from '@shortlist/shared/contract/console/queues';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { Returns } from '../core/http/returns.js';
import { SecurityEvents } from '../security-events/security-events.service.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import type { StaffSession } from '../staff/sign-in/staff-session.js';
import { QueueOverviewService } from './queue-overview.service.js';
import { BOARD_PATH, QueueVisits } from './queue-visits.js';

@ApiTags('admin')
@StaffOnly('admin', 'support')
@Controller('admin/queues')
export class QueuesController {
  constructor(
    private readonly overview: QueueOverviewService,
    private readonly visits: QueueVisits,
    private readonly events: SecurityEvents,
  ) {}

  @Get()
  @Returns(queueOverview, 200, 'All queues with their job counts.')
  @ApiResponse({ status: 503, description: '`unavailable`: the queues are down.' })
  list(): Promise<QueueOverview> {
    return this.overview.view();
  }

  @Post('visit')
  @Returns(queueVisit, 200, 'Sets a cookie that opens the queue dashboard in this browser.')
  async visit(
    @CurrentStaff() staff: StaffSession,
    @Origin() caller: RequestOrigin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<QueueVisit> {
    await this.events.note({ kind: 'queues_opened', staffId: staff.id, caller });
    const expiresAt = this.visits.open(staff, request, reply);
    return { address: `${BOARD_PATH}/`, expiresAt: expiresAt.toISOString() };
  }
}
