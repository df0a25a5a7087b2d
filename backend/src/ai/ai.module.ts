import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AiController } from './ai.controller.js';
import { KeywordsService } from './keywords.service.js';
import { WritingService } from './writing.service.js';

@Module({ imports: [AuthModule], controllers: [AiController], providers: [KeywordsService, WritingService] })
export class AiModule {}
