import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import { atsScoreBody, atsScoreView, type AtsScoreBody, type AtsScoreView } from '@shortlist/shared/contract/ai';
import { Public } from '../auth/session.guard.js';
import { Returns } from '../core/returns.js';

@ApiTags('ai')
@Public()
@Controller('ai/calculate-ats-score')
export class ScoreController {
  @Post()
  @Returns(atsScoreView, 200, 'By fixed rules: the same input gives the same number.')
  score(@Body({ schema: atsScoreBody }) { resumeData, jdText }: AtsScoreBody): AtsScoreView {
    return { ...scoreResume(resumeData, jdText), engine: 'builtin' };
  }
}
