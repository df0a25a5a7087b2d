import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { usageBatch, type UsageBatch } from '@shortlist/shared/contract/usage-events';
import { Origin, type RequestOrigin } from '../../auth/requests/request-origin.js';
import { Public } from '../../auth/sessions/session.guard.js';
import { DuringMaintenance } from '../../settings/settings.guard.js';
import { UsageService } from './usage.service.js';

@ApiTags('analytics')
@Public()
@DuringMaintenance()
@Controller('analytics')
export class UsageController {
  constructor(private readonly usage: UsageService) {}

  /** Ignores the session cookie, so that visitors and users are treated alike. */
  @Post('events')
  @HttpCode(202)
  @ApiResponse({
    status: 202,
    description: 'Accepted. Events from browsers with tracking protection are not stored.',
  })
  @ApiResponse({ status: 429, description: 'Too many events from one network. See `Retry-After`.' })
  take(
    @Origin() { address }: RequestOrigin,
    @Headers() headers: Record<string, string | undefined>,
    @Body({ schema: usageBatch }) { events }: UsageBatch,
  ): Promise<void> {
    return this.usage.take(events, {
      network: address,
      userAgent: headers['user-agent'] ?? '',
      doNotTrack: headers.dnt === '1' || headers['sec-gpc'] === '1',
    });
  }
}
