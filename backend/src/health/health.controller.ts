import { Controller, Get } from '@nestjs/common';
import { ApiExtension, ApiResponse, ApiTags } from '@nestjs/swagger';
import { livenessView, readinessView } from '@shortlist/shared/contract/health';
import type { z } from 'zod';
import { Public } from '../auth/sessions/session.guard.js';
import { STANDALONE_EXTENSION } from '../core/errors/error-responses.js';
import { Returns } from '../core/http/returns.js';
import { DuringMaintenance } from '../settings/settings.guard.js';
import { ReadinessService, type Readiness } from './readiness.service.js';

@ApiTags('operations')
@Public()
@DuringMaintenance()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  @Get('live')
  @ApiExtension(STANDALONE_EXTENSION, true)
  @Returns(livenessView, 200, 'The process responds.')
  live(): z.infer<typeof livenessView> {
    return { status: 'ok' };
  }

  @Get('ready')
  @Returns(readinessView, 200, 'The process, the database and the queue respond, and no migration is missing.')
  @ApiResponse({ status: 503, description: '`unavailable`: `issues` has the reason for each component that is down.' })
  ready(): Promise<Readiness> {
    return this.readiness.check();
  }
}
