import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { EntitlementsModule } from '../billing/entitlements.module.js';
import { AllowancesController } from './allowances.controller.js';
import { AllowancesService } from './allowances.service.js';
import { KeywordsController } from './keywords.controller.js';
import { KeywordsService } from './keywords.service.js';
import { ModelService } from './model/model.service.js';
import { ScoreController } from './score.controller.js';
import { WritingController } from './writing.controller.js';
import { WritingService } from './writing.service.js';

@Module({
  imports: [AuthModule, EntitlementsModule],
  controllers: [AllowancesController, ScoreController, KeywordsController, WritingController],
  providers: [AllowancesService, KeywordsService, WritingService, ModelService],
})
export class AiModule {}
