import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AiController } from './ai.controller.js';
import { SuggestionsService } from './suggestions.service.js';
import { WritingService } from './writing.service.js';

@Module({ imports: [AuthModule], controllers: [AiController], providers: [SuggestionsService, WritingService] })
export class AiModule {}
