import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module.js';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { TextRulesModule } from '../text-rules/text-rules.module.js';
import { ResumeAnalyticsController } from './resume-analytics.controller.js';
import { ResumeAnalyticsService } from './resume-analytics.service.js';
import { SideBySideService } from './side-by-side.service.js';
import { UseOfResumeService } from './use-of-resume.service.js';
import { VersionScoresService } from './version-scores.service.js';

@Module({
  imports: [RateLimitsModule, AiModule, EntitlementsModule, TextRulesModule],
  controllers: [ResumeAnalyticsController],
  providers: [ResumeAnalyticsService, SideBySideService, UseOfResumeService, VersionScoresService],
})
export class ResumeAnalyticsModule {}
