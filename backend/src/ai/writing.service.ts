import { Injectable } from '@nestjs/common';
import type {
  RewriteBulletsBody,
  RewriteBulletsView,
  RewriteSummaryBody,
  RewriteSummaryView,
} from '@shortlist/shared/contract/ai';
import { rewriteBullets } from '@shortlist/shared/writing/rewrite-bullets';
import { rewriteSummary } from '@shortlist/shared/writing/rewrite-summary';
import type { AiCaller } from './ai-caller.js';
import { AllowancesService } from './allowances.service.js';

/** Suggestions by fixed rules: nothing leaves the server, and nothing of what is sent is kept. */
@Injectable()
export class WritingService {
  constructor(private readonly allowances: AllowancesService) {}

  async rewriteBullets(caller: AiCaller, { experienceItem, jdText }: RewriteBulletsBody): Promise<RewriteBulletsView> {
    return this.allowances.spend(caller, 'rewrites', () => ({
      ...rewriteBullets(experienceItem, jdText),
      engine: 'builtin',
    }));
  }

  async rewriteSummary(caller: AiCaller, { resumeData, jdText }: RewriteSummaryBody): Promise<RewriteSummaryView> {
    return this.allowances.spend(caller, 'rewrites', () => ({
      ...rewriteSummary(resumeData, jdText, new Date()),
      engine: 'builtin',
    }));
  }
}
