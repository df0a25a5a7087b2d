import { Module } from '@nestjs/common';
import { AiController } from './ai.controller.js';
import { SuggestionsService } from './suggestions.service.js';

@Module({ controllers: [AiController], providers: [SuggestionsService] })
export class AiModule {}
