import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { resumeAnalytics, type ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { CurrentUser } from '../auth/sessions/session.guard.js';
import type { SessionUser } from '../auth/sessions/sessions.service.js';
import { Returns } from '../core/http/returns.js';
import { resumeIdPipe } from '../resumes/resume-id.pipe.js';
import { ResumeAnalyticsService } from './resume-analytics.service.js';

@ApiTags('resumes')
@ApiParam({ name: 'id', type: String })
@Controller('resumes/:id/analytics')
export class ResumeAnalyticsController {
  constructor(private readonly analytics: ResumeAnalyticsService) {}

  @Get()
  @Returns(resumeAnalytics, 200, 'The resume’s score, content and downloads over time.')
  @ApiResponse({ status: 402, description: '`plan_required`: part of the Pro plan.' })
  @ApiResponse({ status: 429, description: '`too_many_attempts`; see `Retry-After`.' })
  view(@CurrentUser() user: SessionUser, @Param('id', resumeIdPipe) id: string): Promise<ResumeAnalytics> {
    return this.analytics.view(user.id, id);
  }
}
