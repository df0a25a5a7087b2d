import { Injectable } from '@nestjs/common';
import type {
  RewriteBulletsBody,
  RewriteBulletsView,
  RewriteSummaryBody,
  RewriteSummaryView,
} from '@shortlist/shared/contract/ai';
import { rewriteBullets } from '@shortlist/shared/writing/rewrite-bullets';
import { rewriteSummary } from '@shortlist/shared/writing/rewrite-summary';
import { LimitsService } from '../auth/limits.service.js';
import type { Limit } from '../auth/limits.js';
import { ApiError } from '../core/api-error.js';
import { networkOf } from '../core/network.js';

/** A person at work asks some dozens of times; a classroom behind one address fits in too. */
const REWRITES: Limit = { name: 'rewrite', times: 120, minutes: 15 };

/** Suggestions by fixed rules: nothing leaves the server, and nothing of what is sent is kept. */
@Injectable()
export class WritingService {
  constructor(private readonly limits: LimitsService) {}

  async rewriteBullets(address: string, { experienceItem, jdText }: RewriteBulletsBody): Promise<RewriteBulletsView> {
    await this.countOne(address);
    return { ...rewriteBullets(experienceItem, jdText), engine: 'builtin' };
  }

  async rewriteSummary(address: string, { resumeData, jdText }: RewriteSummaryBody): Promise<RewriteSummaryView> {
    await this.countOne(address);
    return { ...rewriteSummary(resumeData, jdText, new Date()), engine: 'builtin' };
  }

  private async countOne(address: string): Promise<void> {
    try {
      await this.limits.count(REWRITES, networkOf(address));
    } catch (error) {
      if (!(error instanceof ApiError) || error.getStatus() !== 429) throw error;
      const minutes = Math.ceil((error.details.retryAfter ?? 60) / 60);
      const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
      throw new ApiError(
        429,
        'too_many_attempts',
        `Your network asked for many suggestions just now. Keep writing, and ask again in ${wait}.`,
        error.details,
      );
    }
  }
}
