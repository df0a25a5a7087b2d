import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { latestWeeks } from '@shortlist/shared/analytics/weeks';
import { WEEKS_SHOWN, type ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import type { DocumentKind } from '@shortlist/shared/product/letter-options';
import { DataSource } from 'typeorm';

type Use = ResumeAnalytics['use'];

/** SQL condition for a written letter. A letter with only a tone and a recipient does not count. */
const WRITTEN = `
  SELECT kind, updated_at FROM resume_documents WHERE resume_id = $1 AND EXISTS (
    SELECT FROM jsonb_each_text(content) each
    WHERE each.key NOT IN ('recipient', 'company', 'role', 'date', 'tone', 'length') AND each.value <> ''
  )
  ORDER BY updated_at DESC, kind`;

/** Reads the downloads of a resume and the letters written for it. */
@Injectable()
export class UseOfResumeService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(ownerId: string, resumeId: string, today: Date): Promise<Use> {
    const [formats, weeks, texts] = await Promise.all([
      this.database.query<Use['formats']>(
        `SELECT format, count(*)::int AS count FROM downloads WHERE user_id = $1 AND resume_id = $2
         GROUP BY format ORDER BY count DESC, format`,
        [ownerId, resumeId],
      ),
      this.database.query<Use['weeks']>(
        `SELECT to_char(date_trunc('week', created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS week, count(*)::int AS count
         FROM downloads WHERE user_id = $1 AND resume_id = $2 AND created_at > now() - make_interval(weeks => $3)
         GROUP BY week`,
        [ownerId, resumeId, WEEKS_SHOWN],
      ),
      this.database.query<{ kind: DocumentKind; updated_at: Date }[]>(WRITTEN, [resumeId]),
    ]);
    return {
      formats,
      weeks: latestWeeks(weeks, today, WEEKS_SHOWN),
      texts: texts.map(({ kind, updated_at }) => ({ kind, updatedAt: updated_at.toISOString() })),
    };
  }
}
