import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { JobProfile } from '@shortlist/shared/ats/job-profile';
import { scoreResume, type ResumeScore } from '@shortlist/shared/ats/score-resume';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { DataSource } from 'typeorm';
import { KeywordsService } from '../ai/keywords.service.js';

/** What the score of a version is taken against. */
export interface Measure {
  profile: JobProfile | undefined;
  /** Its month ends the jobs that go on. */
  today: Date;
  /** The same for measures that give the same score. */
  key: string;
}

export type MeasuredScore = Pick<ResumeScore, 'score' | 'parts'>;

/** Some dozens of résumés with all their versions; each is a few numbers. */
const MOST_REMEMBERED = 5_000;

/** The scores of kept versions. What a version says never changes, so its score by one measure is worked out once. */
@Injectable()
export class VersionScoresService {
  /** The latest last. */
  private readonly remembered = new Map<string, MeasuredScore>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly keywords: KeywordsService,
  ) {}

  async measureFor(jdText: string | null, today: Date): Promise<Measure> {
    const month = today.toISOString().slice(0, 7);
    if (!jdText?.trim()) return { profile: undefined, today, key: month };
    const hash = createHash('sha256').update(jdText).digest('base64url');
    return { profile: await this.keywords.profileOf(jdText), today, key: `${month} ${hash}` };
  }

  /** By version. Those that were removed in the meantime are missing. */
  async scoresOf(versionIds: readonly string[], measure: Measure): Promise<Map<string, MeasuredScore>> {
    const scores = new Map<string, MeasuredScore>();
    const unknown = versionIds.filter((id) => {
      const known = this.remembered.get(keyOf(id, measure));
      if (known) scores.set(id, known);
      return !known;
    });
    if (unknown.length === 0) return scores;
    const rows: { id: string; data: unknown }[] = await this.database.query(
      'SELECT id, data FROM resume_versions WHERE id = ANY($1::uuid[])',
      [unknown],
    );
    for (const { id, data } of rows) {
      const { score, parts } = scoreResume(readResumeData(data), measure.profile, measure.today);
      scores.set(id, { score, parts });
      this.remember(keyOf(id, measure), { score, parts });
      // A long résumé takes long: others are answered in between.
      await setImmediate();
    }
    return scores;
  }

  private remember(key: string, score: MeasuredScore): void {
    this.remembered.set(key, score);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > MOST_REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
  }
}

const keyOf = (versionId: string, { key }: Measure): string => `${versionId} ${key}`;
