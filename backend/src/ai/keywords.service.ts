import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExtractKeywordsView, JobProfileView } from '@shortlist/shared/contract/ai';
import { LimitsService } from '../auth/limits.service.js';
import type { Limit } from '../auth/limits.js';
import { TextRules } from '../text-rules/text-rules.js';
import type { AiCaller } from './ai-caller.js';
import { AllowancesService } from './allowances.service.js';

/** The score asks once for every description; a dashboard has many of them. */
const PROFILES: Limit = { name: 'job profiles', times: 600, minutes: 15 };
/** People ask again for the description that they have just asked about. */
const MOST_REMEMBERED = 100;

@Injectable()
export class KeywordsService {
  /** By hash of the text, the latest last: no description is kept for longer than its answer is made. */
  private readonly remembered = new Map<string, JobProfileView>();

  constructor(
    private readonly limits: LimitsService,
    private readonly allowances: AllowancesService,
    private readonly rules: TextRules,
  ) {}

  async extract(caller: AiCaller, jdText: string): Promise<ExtractKeywordsView> {
    const profile = await this.allowances.spend(caller, 'keywords', () => this.profileOf(jdText));
    const textsOf = (kind: string): string[] =>
      profile.terms.filter((term) => term.kind === kind).map(({ text }) => text);
    return { ...profile, keywords: textsOf('hard'), softSkills: textsOf('soft'), engine: 'builtin' };
  }

  async profileFor({ address }: AiCaller, jdText: string): Promise<JobProfileView> {
    await this.limits.count(PROFILES, address);
    return this.profileOf(jdText);
  }

  /** Null without a description. */
  async profileIn(jdText: string | null): Promise<JobProfileView | null> {
    return jdText === null || jdText.trim() === '' ? null : this.profileOf(jdText);
  }

  /** What a description asks for; uncounted, for the use of other services. */
  async profileOf(jdText: string): Promise<JobProfileView> {
    const hash = createHash('sha256').update(jdText).digest('base64url');
    const profile = this.remembered.get(hash) ?? (await this.rules.run('jobProfile', jdText));
    this.remembered.delete(hash);
    this.remembered.set(hash, profile);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return profile;
  }
}
