import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  extractKeywordsBody,
  extractKeywordsView,
  jobProfileView,
  type ExtractKeywordsBody,
  type ExtractKeywordsView,
  type JobProfileView,
} from '@shortlist/shared/contract/ai';
import { VisitorsToo } from '../auth/sessions/session.guard.js';
import { Returns } from '../core/http/returns.js';
import { AiCaller } from './allowances/ai-caller.js';
import { KeywordsService } from './keywords.service.js';
import { Limited } from './allowances/limited.js';

@ApiTags('ai')
@VisitorsToo()
@Controller('ai')
export class KeywordsController {
  constructor(private readonly keywords: KeywordsService) {}

  @Post('extract-keywords')
  @Returns(
    extractKeywordsView,
    200,
    'The keywords found with a dictionary, without a language model. Every term occurs literally in the text.',
  )
  @Limited()
  extract(
    @AiCaller() caller: AiCaller,
    @Body({ schema: extractKeywordsBody }) { jdText }: ExtractKeywordsBody,
  ): Promise<ExtractKeywordsView> {
    return this.keywords.extract(caller, jdText);
  }

  @Post('job-profile')
  @Returns(
    jobProfileView,
    200,
    'The job profile that a resume is compared with to compute its score. Does not count against the daily allowance.',
  )
  @Limited()
  profile(
    @AiCaller() caller: AiCaller,
    @Body({ schema: extractKeywordsBody }) { jdText }: ExtractKeywordsBody,
  ): Promise<JobProfileView> {
    return this.keywords.profileFor(caller, jdText);
  }
}
