import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import {
  atsScoreBody,
  atsScoreView,
  extractKeywordsBody,
  extractKeywordsView,
  rewriteBulletsBody,
  rewriteSummaryBody,
  type AtsScoreBody,
  type AtsScoreView,
  type ExtractKeywordsBody,
  type ExtractKeywordsView,
} from '@shortlist/shared/contract/ai';
import type { FastifyRequest } from 'fastify';
import { Public } from '../auth/session.guard.js';
import { Returns } from '../core/returns.js';
import { KeywordsService } from './keywords.service.js';
import { SuggestionsService } from './suggestions.service.js';

const NotSwitchedOn = (): MethodDecorator =>
  ApiResponse({ status: 503, description: '`ai_not_available`: suggestions are not switched on on this server.' });

@ApiTags('ai')
@Public()
@Controller('ai')
export class AiController {
  constructor(
    private readonly suggestions: SuggestionsService,
    private readonly keywords: KeywordsService,
  ) {}

  @Post('calculate-ats-score')
  @Returns(atsScoreView, 200, 'By fixed rules: the same input gives the same number.')
  score(@Body({ schema: atsScoreBody }) { resumeData, jdText }: AtsScoreBody): AtsScoreView {
    return { ...scoreResume(resumeData, jdText), engine: 'builtin' };
  }

  @Post('rewrite-bullets')
  @NotSwitchedOn()
  rewriteBullets(@Body({ schema: rewriteBulletsBody }) body: object): never {
    return this.suggestions.answer(body);
  }

  @Post('rewrite-summary')
  @NotSwitchedOn()
  rewriteSummary(@Body({ schema: rewriteSummaryBody }) body: object): never {
    return this.suggestions.answer(body);
  }

  @Post('extract-keywords')
  @Returns(extractKeywordsView, 200, 'By a dictionary and fixed rules; every term stands so in the text.')
  @ApiResponse({ status: 429, description: '`too_many_attempts` from one network address.' })
  extractKeywords(
    @Req() request: FastifyRequest,
    @Body({ schema: extractKeywordsBody }) { jdText }: ExtractKeywordsBody,
  ): Promise<ExtractKeywordsView> {
    return this.keywords.extract(jdText, request.ip);
  }
}
