import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExtractKeywordsView, JobProfileView } from '@shortlist/shared/contract/ai';
import { aiFallbacks } from '../core/metrics/ai.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import type { Limit } from '../rate-limits/limits.js';
import { TextRules } from '../text-rules/text-rules.js';
import type { AiCaller } from './allowances/ai-caller.js';
import { AllowancesService } from './allowances/allowances.service.js';
import { JobKeywordsStore, type StoredKeywords } from './keywords/job-keywords.service.js';
import { ModelService, type AiRequest } from './model/model.service.js';
import { nullIfTooComplex } from './null-if-too-complex.js';
import { KEYWORDS_PROMPT, listedKeywords } from './keywords/keywords-prompt.js';

/** A high limit, because the dashboard requests a job profile for each of the resumes that it lists. */
const PROFILES: Limit = { name: 'job profiles', times: 600, minutes: 15 };
/** Maximum number of cached profiles. Users often send the same job description again. */
const MAX_CACHED = 100;
const UNUSABLE = 'The language model named too few words of the job description, so we used built-in rules instead.';

interface Extraction {
  profile: JobProfileView;
  engine: string;
}

/**
 * Extracts the requirements of job descriptions with the built-in rules, or takes them from the language model's stored
 * answer. Only a user's request for keywords calls the model and stores an answer.
 */
@Injectable()
export class KeywordsService {
  /**
   * Cached extractions, least recently used first. The key is a hash, so that the job description itself is not kept in
   * memory. If a model's answer is stored for the job description, the key also contains the answer's revision.
   */
  private readonly extractions = new Map<string, Extraction>();

  constructor(
    private readonly limits: LimitsService,
    private readonly allowances: AllowancesService,
    private readonly rules: TextRules,
    private readonly model: ModelService,
    private readonly store: JobKeywordsStore,
  ) {}

  async extract(request: AiRequest, jdText: string): Promise<ExtractKeywordsView> {
    return this.allowances.spend(request.caller, 'keywords', async () => {
      const answer = await this.byModel(request, jdText);
      const { profile, engine } = 'profile' in answer ? answer : await this.extractionOf(jdText);
      const textsOf = (kind: string): string[] =>
        profile.terms.filter((term) => term.kind === kind).map(({ text }) => text);
      const view = { ...profile, keywords: textsOf('hard'), softSkills: textsOf('soft'), engine };
      // If the call failed but a stored answer was used instead, a notice about built-in rules would be wrong.
      const notice = 'notice' in answer && engine === 'builtin' ? answer.notice : undefined;
      return notice === undefined ? view : { ...view, notice };
    });
  }

  async profileFor({ address }: AiCaller, jdText: string): Promise<JobProfileView> {
    await this.limits.count(PROFILES, address);
    return this.profileOf(jdText);
  }

  async profileIn(jdText: string | null): Promise<JobProfileView | null> {
    return jdText === null || jdText.trim() === '' ? null : this.profileOf(jdText);
  }

  /** Not rate-limited, because only other services call this method. */
  async profileOf(jdText: string): Promise<JobProfileView> {
    return (await this.extractionOf(jdText)).profile;
  }

  /** Reads the store each time, because another process may have stored an answer since the last extraction. */
  private async extractionOf(jdText: string): Promise<Extraction> {
    const hash = hashOf(jdText);
    const stored = await this.store.find(hash);
    const key = stored ? `${hash} ${stored.revision}` : hash;
    const extraction =
      this.extractions.get(key) ??
      (stored && (await this.merged(jdText, stored))) ??
      ({ profile: await this.rules.run('jobProfile', jdText), engine: 'builtin' } satisfies Extraction);
    this.extractions.delete(key);
    this.extractions.set(key, extraction);
    const [oldest] = this.extractions.keys();
    if (this.extractions.size > MAX_CACHED && oldest !== undefined) this.extractions.delete(oldest);
    return extraction;
  }

  /**
   * Asks the language model, unless its answer to the same prompt is stored. Returns a notice if a configured model
   * gives no usable answer.
   */
  private async byModel(request: AiRequest, jdText: string): Promise<Extraction | { notice: string | undefined }> {
    if (!this.model.isSetUp) return { notice: undefined };
    const hash = hashOf(jdText);
    const stored = await this.store.find(hash);
    if (stored?.prompt === KEYWORDS_PROMPT && stored.model === this.model.name) return { notice: undefined };
    const prompt = await this.rules.run('keywordsPrompt', jdText);
    const completion = await this.model.complete({ ...prompt, answer: listedKeywords }, request);
    if ('notice' in completion) return completion;
    const keywords = { answer: completion.answer, model: completion.engine, prompt: completion.version };
    const extraction = await this.merged(jdText, keywords);
    if (!extraction) {
      aiFallbacks.inc({ task: prompt.task, reason: 'unusable_answer' });
      return { notice: UNUSABLE };
    }
    await this.store.put(hash, keywords);
    return extraction;
  }

  /** @returns null if the answer is unusable */
  private async merged(
    jdText: string,
    { answer, model, prompt }: Omit<StoredKeywords, 'revision'>,
  ): Promise<Extraction | null> {
    const profile = await this.rules.run('jobProfileByModel', jdText, answer, prompt).catch(nullIfTooComplex);
    return profile && { profile, engine: model };
  }
}

const hashOf = (jdText: string): string => createHash('sha256').update(jdText).digest('base64url');
