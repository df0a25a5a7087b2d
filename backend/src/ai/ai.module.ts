import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { TextRulesModule } from '../text-rules/text-rules.module.js';
import { AllowancesController } from './allowances.controller.js';
import { AllowancesService } from './allowances.service.js';
import { GuidesController } from './guides.controller.js';
import { GuidesService } from './guides.service.js';
import { KeywordsController } from './keywords.controller.js';
import { KeywordsService } from './keywords.service.js';
import { LettersController } from './letters.controller.js';
import { LettersService } from './letters.service.js';
import { BudgetService } from './model/budget.service.js';
import { CircuitBreaker } from './model/circuit-breaker.js';
import { LedgerService } from './model/ledger.service.js';
import { ModelService } from './model/model.service.js';
import { ScoreController } from './score.controller.js';
import { ScoreService } from './score.service.js';
import { TextWriter } from './text-writer.service.js';
import { WritingController } from './writing.controller.js';
import { WritingService } from './writing.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule, TextRulesModule],
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
    WritingService,
    LettersService,
    GuidesService,
    TextWriter,
    ModelService,
    BudgetService,
    LedgerService,
    { provide: CircuitBreaker, useFactory: () => new CircuitBreaker(() => performance.now()) },
  ],
  exports: [KeywordsService],
})
export class AiModule {}
