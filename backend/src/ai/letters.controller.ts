import { Body, Controller, Post, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  coverLetterBody,
  coverLetterView,
  linkedinSummaryBody,
  linkedinSummaryView,
  type CoverLetterBody,
  type CoverLetterView,
  type LinkedinSummaryBody,
  type LinkedinSummaryView,
} from '@shortlist/shared/contract/ai';
import { VisitorsToo } from '../auth/sessions/session.guard.js';
import { Returns } from '../core/http/returns.js';
import { AiCaller } from './allowances/ai-caller.js';
import { Limited } from './allowances/limited.js';
import { AnswerSender, STREAMED, type SendAnswer } from './send-events.js';
import { WritingPipeline } from './writing-pipeline.service.js';

@ApiTags('ai')
@VisitorsToo()
@Controller('ai')
export class LettersController {
  constructor(private readonly pipeline: WritingPipeline) {}

  @Post('cover-letter')
  @Returns(coverLetterView, 200, `A cover letter based on the resume, for the described job. ${STREAMED}`)
  @Limited()
  coverLetter(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: coverLetterBody }) body: CoverLetterBody,
  ): Promise<CoverLetterView | StreamableFile> {
    return send(coverLetterView, (stream) => this.pipeline.run('coverLetter', { caller, ...stream }, body));
  }

  @Post('linkedin-summary')
  @Returns(linkedinSummaryView, 200, `A headline and an “About” text based on the resume. ${STREAMED}`)
  @Limited()
  linkedinSummary(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: linkedinSummaryBody }) body: LinkedinSummaryBody,
  ): Promise<LinkedinSummaryView | StreamableFile> {
    return send(linkedinSummaryView, (stream) => this.pipeline.run('linkedin', { caller, ...stream }, body));
  }
}
