import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { atsScoreBody, atsScoreView, type AtsScoreBody, type AtsScoreView } from '@shortlist/shared/contract/ai';
import { Public } from '../auth/sessions/session.guard.js';
import { Returns } from '../core/http/returns.js';
import { AiCaller } from './allowances/ai-caller.js';
import { Limited } from './allowances/limited.js';
import { ScoreService } from './score.service.js';

@ApiTags('ai')
@Public()
@Controller('ai/calculate-ats-score')
export class ScoreController {
  constructor(private readonly scores: ScoreService) {}

  @Post()
  @Returns(
    atsScoreView,
    200,
    'The score, computed by fixed rules: the same input, with the same keywords of the job description, always gives the same score.',
  )
  @Limited()
  score(@AiCaller() caller: AiCaller, @Body({ schema: atsScoreBody }) body: AtsScoreBody): Promise<AtsScoreView> {
    return this.scores.score(caller, body);
  }
}
