import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sampleEvenly } from '@shortlist/shared/analytics/sample-evenly';
import {
  MAX_SIDE_BY_SIDE,
  MAX_VERSIONS_COMPARED,
  type ResumeAnalytics,
} from '@shortlist/shared/contract/resume-analytics';
import { DataSource } from 'typeorm';
import { TextRules } from '../text-rules/text-rules.js';
import { VersionScoresService } from './version-scores.service.js';

type SideBySide = ResumeAnalytics['sideBySide'];
type Row = SideBySide['resumes'][number];

interface OtherRow {
  id: string;
  title: string;
  jd_text: string | null;
  data: string;
  updated_at: Date;
  downloads: number;
  versions: string[];
}

/**
 * SQL for the most recently edited resumes with content, number of downloads and versions. Versions are sorted from
 * oldest to newest.
 */
const OTHERS = `
  SELECT r.id, r.title, r.jd_text, r.data::text AS data, r.updated_at,
    (SELECT count(*)::int FROM downloads d WHERE d.user_id = $1 AND d.resume_id = r.id) AS downloads,
    ARRAY(SELECT v.id FROM resume_versions v WHERE v.resume_id = r.id ORDER BY v.revision) AS versions
  FROM resumes r
  WHERE r.owner_id = $1 AND r.id <> $2 AND r.deleted_at IS NULL
  ORDER BY r.updated_at DESC, r.id LIMIT $3`;

/** Compares a user's resumes, each with its own job description. */
@Injectable()
export class SideBySideService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly scores: VersionScoresService,
    private readonly rules: TextRules,
  ) {}

  async of(ownerId: string, own: Row, today: Date): Promise<SideBySide> {
    const [others, [count]] = await Promise.all([
      this.database.query<OtherRow[]>(OTHERS, [ownerId, own.id, MAX_SIDE_BY_SIDE - 1]),
      this.database.query<{ total: number }[]>(
        'SELECT count(*)::int AS total FROM resumes WHERE owner_id = $1 AND deleted_at IS NULL',
        [ownerId],
      ),
    ]);
    const resumes = [own];
    for (const other of others) resumes.push(await this.rowOf(other, today));
    return { resumes, total: Math.max(count?.total ?? 0, resumes.length) };
  }

  private async rowOf(
    { id, title, jd_text, data, updated_at, downloads, versions }: OtherRow,
    today: Date,
  ): Promise<Row> {
    const measure = await this.scores.measureFor(jd_text, today);
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
      updatedAt: updated_at.toISOString(),
    };
  }
}
