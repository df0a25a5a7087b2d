import { Injectable } from '@nestjs/common';
import type { AtsScoreBody, AtsScoreView } from '@shortlist/shared/contract/ai';
import { LimitsService } from '../rate-limits/limits.service.js';
import type { Limit } from '../rate-limits/limits.js';
import { TextRules } from '../text-rules/text-rules.js';
import type { AiCaller } from './allowances/ai-caller.js';
import { KeywordsService } from './keywords.service.js';

/**
 * Rate limit for scripts that call the score route; the web client computes scores itself and never uses this route.
 */
const SCORES: Limit = { name: 'scores', times: 600, minutes: 15 };

@Injectable()
export class ScoreService {
  constructor(
    private readonly limits: LimitsService,
    private readonly keywords: KeywordsService,
    private readonly rules: TextRules,
  ) {}

  async score({ address }: AiCaller, { resumeData, jdText }: AtsScoreBody): Promise<AtsScoreView> {
    await this.limits.count(SCORES, address);
    return this.rules.run('atsScore', resumeData, await this.keywords.profileIn(jdText));
  }
}
