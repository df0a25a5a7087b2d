import type { EntityManager } from 'typeorm';
import type { Database } from '../core/sql/sql.js';
import { usageInsert } from '../usage/record-usage.js';

/** Locks a download until the transaction ends. @returns false if another transaction holds the lock */
export async function tryLockDownload(transaction: EntityManager, download: string): Promise<boolean> {
  const rows: { taken: boolean }[] = await transaction.query(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
    [download],
  );
  return rows[0]?.taken ?? false;
}

export const lockExportedResume = (transaction: EntityManager, resumeId: string): Promise<unknown> =>
  transaction.query('SELECT FROM resumes WHERE id = $1 FOR NO KEY UPDATE', [resumeId]);

const EXPORTED = usageInsert({ kind: 'exported', label: 'format', userId: 'user_id', from: 'counted' });

interface DownloadToCount {
  userId: string;
  resumeId: string;
  format: string;
  seconds: number;
}

export const countDownload = (
  transaction: EntityManager,
  { userId, resumeId, format, seconds, revision }: DownloadToCount & { revision: number },
): Promise<unknown> =>
  transaction.query(
    `WITH counted AS (
       INSERT INTO downloads (user_id, resume_id, format)
       SELECT $1, $2, $3 WHERE NOT EXISTS (
         SELECT FROM downloads
         WHERE user_id = $1 AND resume_id = $2 AND format = $3 AND created_at > greatest(
           now() - make_interval(secs => $4),
           -- A file downloaded before the last change of the resume had different content.
           (SELECT updated_at FROM resumes WHERE id = $2 AND revision = $5)
         )
       ) RETURNING user_id, format
     ) ${EXPORTED}`,
    [userId, resumeId, format, seconds, revision],
  );

export const countCompanionDownload = (
  database: Database,
  { userId, resumeId, format, seconds }: DownloadToCount,
): Promise<unknown> =>
  database.query(
    `WITH counted AS (
       INSERT INTO downloads (user_id, resume_id, format)
       SELECT $1, $2, $3 WHERE NOT EXISTS (
         SELECT FROM downloads
         WHERE user_id = $1 AND resume_id = $2 AND format = $3 AND created_at > now() - make_interval(secs => $4)
       ) RETURNING user_id, format
     ) ${EXPORTED}`,
    [userId, resumeId, format, seconds],
  );
