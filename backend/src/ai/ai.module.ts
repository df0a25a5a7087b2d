import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.js';
import { AtsScoreService } from './ats-score.service.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({ controllers: [AiController], providers: [AtsScoreService, SuggestionsService] })
export class AiModule {}
