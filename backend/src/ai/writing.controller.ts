import { Body, Controller, Post, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  rewriteBulletsBody,
  rewriteBulletsView,
  rewriteSummaryBody,
  rewriteSummaryView,
  type RewriteBulletsBody,
  type RewriteBulletsView,
  type RewriteSummaryBody,
  type RewriteSummaryView,
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
export class WritingController {
  constructor(private readonly pipeline: WritingPipeline) {}

  @Post('rewrite-bullets')
  @Returns(rewriteBulletsView, 200, 'The reworded bullets of one job, with facts from the user’s own text only.')
  @Limited()
  rewriteBullets(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: rewriteBulletsBody }) body: RewriteBulletsBody,
  ): Promise<RewriteBulletsView | StreamableFile> {
    return send(rewriteBulletsView, ({ signal }) => this.pipeline.run('bullets', { caller, signal }, body));
  }

  @Post('rewrite-summary')
  @Returns(rewriteSummaryView, 200, `A summary based on the resume. ${STREAMED}`)
  @Limited()
  rewriteSummary(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: rewriteSummaryBody }) body: RewriteSummaryBody,
  ): Promise<RewriteSummaryView | StreamableFile> {
    return send(rewriteSummaryView, (stream) => this.pipeline.run('summary', { caller, ...stream }, body));
  }
}
