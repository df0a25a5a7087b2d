import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExtractKeywordsView, JobProfileView } from '@shortlist/shared/contract/ai';
import { LimitsService } from '../rate-limits/limits.service.js';
import type { Limit } from '../rate-limits/limits.js';
import { TextRules } from '../text-rules/text-rules.js';
import type { AiCaller } from './allowances/ai-caller.js';
import { AllowancesService } from './allowances/allowances.service.js';

/** A high limit, because the dashboard requests a job profile for each of the resumes that it lists. */
const PROFILES: Limit = { name: 'job profiles', times: 600, minutes: 15 };
/** Profiles are cached because users often send the same job description again. */
const MAX_CACHED = 100;

@Injectable()
export class KeywordsService {
  /**
   * Profiles by hash of the job description, so that the text itself stays out of memory. Least recently used first.
   */
  private readonly profiles = new Map<string, JobProfileView>();

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

  async profileIn(jdText: string | null): Promise<JobProfileView | null> {
    return jdText === null || jdText.trim() === '' ? null : this.profileOf(jdText);
  }

  /** Called by other services, so it does not count against the rate limit. */
  async profileOf(jdText: string): Promise<JobProfileView> {
    const hash = createHash('sha256').update(jdText).digest('base64url');
    const profile = this.profiles.get(hash) ?? (await this.rules.run('jobProfile', jdText));
    this.profiles.delete(hash);
    this.profiles.set(hash, profile);
    const [oldest] = this.profiles.keys();
    if (this.profiles.size > MAX_CACHED && oldest !== undefined) this.profiles.delete(oldest);
    return profile;
  }
}
