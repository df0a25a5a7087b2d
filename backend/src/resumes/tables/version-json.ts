import type { VersionReason } from '@shortlist/shared/contract/resume-versions';

export interface VersionRow {
  id: string;
  reason: VersionReason;
  revision: number;
  title: string;
  template_key: string;
  jd_text: string | null;
  created_at: Date;
  /** JSON text, as stored. */
  data: string;
}

export const VERSION_COLUMNS = 'id, reason, revision, title, template_key, jd_text, created_at, data::text AS data';

/** Inserts the content without parsing it, as `resumeJson` does. */
export function versionJson(row: VersionRow): string {
  const head = JSON.stringify({
    id: row.id,
    reason: row.reason,
    revision: row.revision,
    title: row.title,
    templateKey: row.template_key,
    jdText: row.jd_text,
    createdAt: row.created_at,
  });
  return `${head.slice(0, -1)},"data":${row.data}}`;
}
