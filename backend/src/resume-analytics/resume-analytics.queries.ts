import type { DocumentKind } from '@shortlist/shared/product/letter-options';
import type { Database } from '../core/sql/sql.js';

// These queries return content as JSON text, which worker threads parse.

export const listVersionTexts = (database: Database, ids: string[]): Promise<{ id: string; data: string }[]> =>
  database.query('SELECT id, data::text AS data FROM resume_versions WHERE id = ANY($1::uuid[])', [ids]);

export interface OtherResume {
  id: string;
  title: string;
  jdText: string | null;
  data: string;
  updatedAt: Date;
  downloads: number;
  /** Oldest first. */
  versions: string[];
}

export const listOtherResumes = (
  database: Database,
  { ownerId, resumeId, limit }: { ownerId: string; resumeId: string; limit: number },
): Promise<OtherResume[]> =>
  database.query(
    `SELECT r.id, r.title, r.jd_text AS "jdText", r.data::text AS data, r.updated_at AS "updatedAt",
       (SELECT count(*)::int FROM downloads d WHERE d.user_id = $1 AND d.resume_id = r.id) AS downloads,
       ARRAY(SELECT v.id FROM resume_versions v WHERE v.resume_id = r.id ORDER BY v.revision) AS versions
     FROM resumes r
     WHERE r.owner_id = $1 AND r.id <> $2 AND r.deleted_at IS NULL
     ORDER BY r.updated_at DESC, r.id LIMIT $3`,
    [ownerId, resumeId, limit],
  );

interface OwnResume {
  ownerId: string;
  resumeId: string;
}

export const countDownloadsByFormat = (
  database: Database,
  { ownerId, resumeId }: OwnResume,
): Promise<{ format: string; count: number }[]> =>
  database.query(
    `SELECT format, count(*)::int AS count FROM downloads WHERE user_id = $1 AND resume_id = $2
     GROUP BY format ORDER BY count DESC, format`,
    [ownerId, resumeId],
  );

/** Identifies each week by its Monday (UTC). */
export const countDownloadsByWeek = (
  database: Database,
  { ownerId, resumeId, weeks }: OwnResume & { weeks: number },
): Promise<{ week: string; count: number }[]> =>
  database.query(
    `SELECT to_char(date_trunc('week', created_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS week, count(*)::int AS count
     FROM downloads WHERE user_id = $1 AND resume_id = $2 AND created_at > now() - make_interval(weeks => $3)
     GROUP BY week`,
    [ownerId, resumeId, weeks],
  );

/** Lists companions that contain text, newest first. Skips companions with only a tone and a recipient. */
export const listWrittenCompanions = (
  database: Database,
  resumeId: string,
): Promise<{ kind: DocumentKind; updatedAt: Date }[]> =>
  database.query(
    `SELECT kind, updated_at AS "updatedAt" FROM resume_documents WHERE resume_id = $1 AND EXISTS (
       SELECT FROM jsonb_each_text(content) each
       WHERE each.key NOT IN ('recipient', 'company', 'role', 'date', 'tone', 'length') AND each.value <> ''
     )
     ORDER BY updated_at DESC, kind`,
    [resumeId],
  );
