import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sampleEvenly } from '@shortlist/shared/analytics/sample-evenly';
import { MAX_POINTS, type ResumeAnalytics, type ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { DataSource, LessThan } from 'typeorm';
import type { Limit } from '../rate-limits/limits.js';
import { LimitsService } from '../rate-limits/limits.service.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { ResumeVersion } from '../resumes/tables/resume-version.entity.js';
import { findResume } from '../resumes/tables/resumes.queries.js';
import { TextRules } from '../text-rules/text-rules.js';
import type { StoredContents, MeasuredScore } from '../text-rules/analyze-resume.js';
import { listVersionTexts } from './resume-analytics.queries.js';
import { SideBySideService } from './side-by-side.service.js';
import { UseOfResumeService } from './use-of-resume.service.js';
import { VersionScoresService, type Measure } from './version-scores.service.js';

/**
 * Limits requests, because the first request after a change to the job description scores all versions again. The
 * client sends one request each time the analytics page opens.
 */
const ANALYTICS: Limit = { name: 'resume analytics', times: 200, minutes: 15 };

type Version = Pick<ResumeVersion, 'id' | 'reason' | 'revision' | 'createdAt'>;

@Injectable()
export class ResumeAnalyticsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly limits: LimitsService,
    private readonly rules: TextRules,
    private readonly scores: VersionScoresService,
    private readonly use: UseOfResumeService,
    private readonly sideBySide: SideBySideService,
  ) {}

  async view(userId: string, resumeId: string): Promise<ResumeAnalytics> {
    const resume = await findResume(this.database, userId, resumeId);
    if (!resume) throw resumeNotFound();
    await this.entitlements.require(userId, 'analytics');
    await this.limits.count(ANALYTICS, userId);

    const today = new Date();
    const measure = await this.scores.measureFor(resume.jd_text, today);
    const versions = await this.versionsBefore(resumeId, resume.revision);
    const points = await this.pointsOf(versions, measure);
    const contents = { now: resume.data, ...(await this.contentsOf(versions)) };
    const { now, sinceFirst, sinceLast, ...analysis } = await this.rules.run(
      'analyzeResume',
      contents,
      measure.profile,
      today,
    );
    const updatedAt = resume.updated_at.toISOString();
    const use = await this.use.of(userId, resumeId, today);

    return {
      title: resume.title,
      updatedAt,
      ...analysis,
      score: {
        points: [...points, pointOf(now, { kind: 'current', revision: resume.revision, at: updatedAt })],
        versions: versions.length,
        sinceFirst,
        sinceLast,
      },
      use,
      sideBySide: await this.sideBySide.of(
        userId,
        {
          id: resumeId,
          title: resume.title,
          quality: now.quality,
          match: now.parts.match === undefined ? null : Math.round(now.parts.match),
          best: Math.max(now.quality, ...points.map(({ quality }) => quality)),
          hasJob: measure.profile !== null,
          downloads: use.formats.reduce((sum, { count }) => sum + count, 0),
          updatedAt,
        },
        today,
      ),
    };
  }

  private versionsBefore(resumeId: string, revision: number): Promise<Version[]> {
    return this.database.manager.find(ResumeVersion, {
      select: { id: true, reason: true, revision: true, createdAt: true },
      where: { resumeId, revision: LessThan(revision) },
      order: { revision: 'ASC' },
    });
  }

  private async pointsOf(versions: readonly Version[], measure: Measure): Promise<ScorePoint[]> {
    const shown = sampleEvenly(versions, MAX_POINTS);
    const scores = await this.scores.scoresOf(
      shown.map(({ id }) => id),
      measure,
    );
    return shown.flatMap(({ id, reason, revision, createdAt }) => {
      const score = scores.get(id);
      return score ? [pointOf(score, { kind: reason, revision, at: createdAt.toISOString() })] : [];
    });
  }

  private async contentsOf(versions: readonly Version[]): Promise<Omit<StoredContents, 'now'>> {
    const [first, last] = [versions[0], versions.at(-1)];
    if (!first || !last) return {};
    const rows = await listVersionTexts(this.database, [first.id, last.id]);
    const contents = new Map(rows.map(({ id, data }) => [id, data]));
    return { first: contents.get(first.id), last: contents.get(last.id) };
  }
}

const pointOf = (
  { quality, parts: { parse, content, match } }: MeasuredScore,
  when: Pick<ScorePoint, 'kind' | 'revision' | 'at'>,
): ScorePoint => ({ ...when, quality, parse, content, match: match ?? null });
