import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.js';
import { AtsScoreService } from './ats-score.service.js';

@Module({ controllers: [AiController], providers: [AtsScoreService] })
export class AiModule {}
