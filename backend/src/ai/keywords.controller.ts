import { Body, Controller, Post, type StreamableFile } from '@nestjs/common';
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
import { AnswerSender, type SendAnswer } from './send-events.js';

@ApiTags('ai')
@VisitorsToo()
@Controller('ai')
export class KeywordsController {
  constructor(private readonly keywords: KeywordsService) {}

  @Post('extract-keywords')
  @Returns(
    extractKeywordsView,
    200,
    'The keywords that a language model lists, if one is configured; otherwise those that the built-in rules find. Every term occurs literally in the text. Later job profiles of the same text have the same terms.',
  )
  @Limited()
  extract(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: extractKeywordsBody }) { jdText }: ExtractKeywordsBody,
  ): Promise<ExtractKeywordsView | StreamableFile> {
    return send(extractKeywordsView, ({ signal }) => this.keywords.extract({ caller, signal }, jdText));
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
