import type { Database } from '../../core/sql/sql.js';
import type { ListedKeywords } from './keywords-prompt.js';

interface JobKeywordsRow {
  answer: unknown;
  model: string;
  prompt: string;
  /** Changes whenever a new answer replaces the stored answer. */
  revision: string;
}

/** Reads stored keywords and extends their retention, at most once a day, so that reads rarely write. */
export async function findJobKeywords(database: Database, textHash: string): Promise<JobKeywordsRow | undefined> {
  const rows: JobKeywordsRow[] = await database.query(
    `WITH used AS (
       UPDATE job_keywords SET used_at = now() WHERE text_hash = $1 AND used_at < now() - interval '1 day'
     )
     SELECT answer, model, prompt, created_at::text AS revision FROM job_keywords WHERE text_hash = $1`,
    [textHash],
  );
  return rows[0];
}

export const putJobKeywords = (
  database: Database,
  { textHash, answer, model, prompt }: { textHash: string; answer: ListedKeywords; model: string; prompt: string },
): Promise<unknown> =>
  database.query(
    `INSERT INTO job_keywords (text_hash, answer, model, prompt) VALUES ($1, $2, $3, $4)
     ON CONFLICT (text_hash) DO UPDATE SET
       answer = excluded.answer, model = excluded.model, prompt = excluded.prompt, created_at = now(), used_at = now()`,
    [textHash, JSON.stringify(answer), model, prompt],
  );
