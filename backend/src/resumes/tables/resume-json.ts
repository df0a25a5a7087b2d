export interface ResumeRow {
  id: string;
  title: string;
  template_key: string;
  jd_text: string | null;
  revision: number;
  created_at: Date;
  updated_at: Date;
  /** JSON text, as stored. */
  data: string;
}

export const RESUME_COLUMNS = 'id, title, template_key, jd_text, revision, created_at, updated_at, data::text AS data';

/**
 * Inserts the content as PostgreSQL's JSON text without parsing it, because parsing and serializing it would be most of
 * the cost of reading a resume. The content was validated when it was stored, so the response contains known fields
 * only.
 */
export function resumeJson(row: ResumeRow): string {
  const head = JSON.stringify({
    id: row.id,
    title: row.title,
    templateKey: row.template_key,
    jdText: row.jd_text,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
  return `${head.slice(0, -1)},"data":${row.data}}`;
}

export const resumesJson = (rows: ResumeRow[]): string => `[${rows.map(resumeJson).join(',')}]`;
