import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { JobProfile } from '@shortlist/shared/ats/match/job-profile';
import { DataSource } from 'typeorm';
import { KeywordsService } from '../ai/keywords.service.js';
import { TextRules } from '../text-rules/text-rules.js';
import type { MeasuredScore } from '../text-rules/analyze-resume.js';
import { listVersionTexts } from './resume-analytics.queries.js';

/** The job profile and the date. Together with a version's content, they determine the version's score. */
export interface Measure {
  profile: JobProfile | null;
  /** Jobs without an end date are treated as ending on this day. */
  today: Date;
  /** Cache key, equal for all measures that give the same scores. */
  key: string;
}

/** Maximum number of cached scores, enough for dozens of resumes with all versions. A score is only a few numbers. */
const MAX_CACHED = 5_000;

/** Versions never change, so each score is computed once per `Measure` and cached. */
@Injectable()
export class VersionScoresService {
  /** Cached scores, least recently used first. */
  private readonly cache = new Map<string, MeasuredScore>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly keywords: KeywordsService,
    private readonly rules: TextRules,
  ) {}

  async measureFor(jdText: string | null, today: Date): Promise<Measure> {
    const month = today.toISOString().slice(0, 7);
    if (!jdText?.trim()) return { profile: null, today, key: month };
    const hash = createHash('sha256').update(jdText).digest('base64url');
    const profile = await this.keywords.profileOf(jdText);
    return { profile, today, key: `${month} ${hash} ${profile.version}` };
  }

  /** Returns the scores of the versions, except versions that were removed in the meantime. */
  async scoresOf(versionIds: readonly string[], measure: Measure): Promise<Map<string, MeasuredScore>> {
    const scores = new Map<string, MeasuredScore>();
    const unknown = versionIds.filter((id) => {
      const known = this.cache.get(keyOf(id, measure));
      if (known) scores.set(id, known);
      return !known;
    });
    // Scores the versions one at a time, because all versions together take up to 30 MB of memory, and because
    // concurrent tasks would let one user occupy every thread.
    for (const id of unknown) {
      const [row] = await listVersionTexts(this.database, [id]);
      if (!row) continue;
      const score = await this.rules.run('scoreVersion', row.data, measure.profile, measure.today);
      scores.set(id, score);
      this.store(keyOf(id, measure), score);
    }
    return scores;
  }

  private store(key: string, score: MeasuredScore): void {
    this.cache.set(key, score);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
  }
}

const keyOf = (versionId: string, { key }: Measure): string => `${versionId} ${key}`;
