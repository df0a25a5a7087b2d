import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import {
  atsScoreBody,
  atsScoreView,
  extractKeywordsBody,
  extractKeywordsView,
  rewriteBulletsBody,
  rewriteBulletsView,
  rewriteSummaryBody,
  rewriteSummaryView,
  type AtsScoreBody,
  type AtsScoreView,
  type ExtractKeywordsBody,
  type ExtractKeywordsView,
  type RewriteBulletsBody,
  type RewriteBulletsView,
  type RewriteSummaryBody,
  type RewriteSummaryView,
} from '@shortlist/shared/contract/ai';
import { Public } from '../auth/session.guard.js';
import { Returns } from '../core/returns.js';
import { KeywordsService } from './keywords.service.js';
import { WritingService } from './writing.service.js';

const Limited = (): MethodDecorator =>
  ApiResponse({ status: 429, description: '`too_many_attempts` from one network address; see `Retry-After`.' });

@ApiTags('ai')
@Public()
@Controller('ai')
export class AiController {
  constructor(
    private readonly keywords: KeywordsService,
    private readonly writing: WritingService,
  ) {}

  @Post('calculate-ats-score')
  @Returns(atsScoreView, 200, 'By fixed rules: the same input gives the same number.')
  score(@Body({ schema: atsScoreBody }) { resumeData, jdText }: AtsScoreBody): AtsScoreView {
    return { ...scoreResume(resumeData, jdText), engine: 'builtin' };
  }

  @Post('rewrite-bullets')
  @Returns(rewriteBulletsView, 200, 'The bullets of one job, better told; every fact is from the person.')
  @Limited()
  rewriteBullets(
    @Ip() address: string,
    @Body({ schema: rewriteBulletsBody }) body: RewriteBulletsBody,
  ): Promise<RewriteBulletsView> {
    return this.writing.rewriteBullets(address, body);
  }

  @Post('rewrite-summary')
  @Returns(rewriteSummaryView, 200, 'A summary from what the resume says itself.')
  @Limited()
  rewriteSummary(
    @Ip() address: string,
    @Body({ schema: rewriteSummaryBody }) body: RewriteSummaryBody,
  ): Promise<RewriteSummaryView> {
    return this.writing.rewriteSummary(address, body);
  }

  @Post('extract-keywords')
  @Returns(extractKeywordsView, 200, 'By a dictionary and fixed rules; every term stands so in the text.')
  @Limited()
  extractKeywords(
    @Ip() address: string,
    @Body({ schema: extractKeywordsBody }) { jdText }: ExtractKeywordsBody,
  ): Promise<ExtractKeywordsView> {
    return this.keywords.extract(jdText, address);
  }
}
