import { Module } from '@nestjs/common';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { TextRulesModule } from '../text-rules/text-rules.module.js';
import { AllowancesController } from './allowances/allowances.controller.js';
import { AllowancesService } from './allowances/allowances.service.js';
import { GuidesController } from './guides.controller.js';
import { KeywordsController } from './keywords.controller.js';
import { KeywordsService } from './keywords.service.js';
import { JobKeywordsStore } from './keywords/job-keywords.service.js';
import { LettersController } from './letters.controller.js';
import { BudgetService } from './model/budget.service.js';
import { CircuitBreaker } from './circuit/circuit-breaker.js';
import { AiUsageService } from './model/ai-usage.service.js';
import { ModelService } from './model/model.service.js';
import { ScoreController } from './score.controller.js';
import { ScoreService } from './score.service.js';
import { WritingController } from './writing.controller.js';
import { WritingPipeline } from './writing-pipeline.service.js';

@Module({
  imports: [RateLimitsModule, EntitlementsModule, TextRulesModule],
  controllers: [
    AllowancesController,
    ScoreController,
    KeywordsController,
    WritingController,
    LettersController,
    GuidesController,
  ],
  providers: [
    AllowancesService,
    ScoreService,
    KeywordsService,
    JobKeywordsStore,
    WritingPipeline,
    ModelService,
    BudgetService,
    AiUsageService,
    CircuitBreaker,
  ],
  exports: [KeywordsService],
})
export class AiModule {}
