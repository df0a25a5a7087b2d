import { Body, Controller, Post, type StreamableFile } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  brandingView,
  guideBody,
  guideView,
  type BrandingView,
  type GuideBody,
  type GuideView,
} from '@shortlist/shared/contract/ai';
import { Returns } from '../core/http/returns.js';
import { AiCaller } from './allowances/ai-caller.js';
import { Limited } from './allowances/limited.js';
import { AnswerSender, STREAMED, type SendAnswer } from './send-events.js';
import { WritingPipeline } from './writing-pipeline.service.js';

const RequiresPremium = (): MethodDecorator =>
  ApiResponse({ status: 402, description: '`plan_required`: part of the Premium plan.' });

@ApiTags('ai')
@Controller('ai')
export class GuidesController {
  constructor(private readonly pipeline: WritingPipeline) {}

  @Post('interview-preparation')
  @Returns(guideView, 200, `Likely questions, with the user’s own lines as material for the answers. ${STREAMED}`)
  @RequiresPremium()
  @Limited()
  interview(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: guideBody }) body: GuideBody,
  ): Promise<GuideView | StreamableFile> {
    return send(guideView, (stream) => this.pipeline.run('interview', { caller, ...stream }, body));
  }

  @Post('salary-guide')
  @Returns(guideView, 200, `How to talk about pay, with the user’s own evidence and no market figures. ${STREAMED}`)
  @RequiresPremium()
  @Limited()
  salary(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: guideBody }) body: GuideBody,
  ): Promise<GuideView | StreamableFile> {
    return send(guideView, (stream) => this.pipeline.run('salary', { caller, ...stream }, body));
  }

  @Post('personal-branding')
  @Returns(brandingView, 200, `Texts that introduce the user, from their own facts only. ${STREAMED}`)
  @RequiresPremium()
  @Limited()
  branding(
    @AiCaller() caller: AiCaller,
    @AnswerSender() send: SendAnswer,
    @Body({ schema: guideBody }) body: GuideBody,
  ): Promise<BrandingView | StreamableFile> {
    return send(brandingView, (stream) => this.pipeline.run('branding', { caller, ...stream }, body));
  }
}
