import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sampleEvenly } from '@shortlist/shared/analytics/sample-evenly';
import {
  MAX_SIDE_BY_SIDE,
  MAX_VERSIONS_COMPARED,
  type ResumeAnalytics,
} from '@shortlist/shared/contract/resume-analytics';
import { DataSource } from 'typeorm';
import { Resume } from '../resumes/tables/resume.entity.js';
import { TextRules } from '../text-rules/text-rules.js';
import { listOtherResumes, type OtherResume } from './resume-analytics.queries.js';
import { VersionScoresService } from './version-scores.service.js';

type SideBySide = ResumeAnalytics['sideBySide'];
type Row = SideBySide['resumes'][number];

/** Compares a user's resumes, each scored against its own job description. */
@Injectable()
export class SideBySideService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly scores: VersionScoresService,
    private readonly rules: TextRules,
  ) {}

  async of(ownerId: string, own: Row, today: Date): Promise<SideBySide> {
    const [others, total] = await Promise.all([
      listOtherResumes(this.database, { ownerId, resumeId: own.id, limit: MAX_SIDE_BY_SIDE - 1 }),
      this.database.manager.countBy(Resume, { ownerId }),
    ]);
    const resumes = [own];
    for (const other of others) resumes.push(await this.rowOf(other, today));
    return { resumes, total: Math.max(total, resumes.length) };
  }

  private async rowOf(
    { id, title, jdText, data, updatedAt, downloads, versions }: OtherResume,
    today: Date,
  ): Promise<Row> {
    const measure = await this.scores.measureFor(jdText, today);
    const { quality, parts } = await this.rules.run('scoreVersion', data, measure.profile, today);
    const before = await this.scores.scoresOf(sampleEvenly(versions, MAX_VERSIONS_COMPARED), measure);
    return {
      id,
      title,
      quality,
      match: parts.match === undefined ? null : Math.round(parts.match),
      best: Math.max(quality, ...[...before.values()].map((version) => version.quality)),
      hasJob: measure.profile !== null,
      downloads,
      updatedAt: updatedAt.toISOString(),
    };
  }
}
