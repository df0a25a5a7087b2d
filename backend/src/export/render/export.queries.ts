import type { ExportFormat } from '@shortlist/shared/contract/export';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import type { DataSource } from 'typeorm';
import type { FilePlace } from '../../files/file-store.js';
import type { ExportRequest, FileKind } from './export-request.js';
import { RENDERER_VERSION } from './renderer-version.js';

export interface ExportRow {
  revision: number;
  companion_revision: number;
  title: string;
  template_key: TemplateKey;
  /** The resume's content as JSON text; null for companions, which have no versions. */
  data: string | null;
  jd_text: string | null;
  full_name: string | null;
  /** Bytes of the file; null if they are in the bucket under `object_key`, or if there is no file. */
  content: Buffer | null;
  object_key: string | null;
  object_bytes: number | null;
  digest: string;
  report: FieldReport;
  created_at: Date;
}

/** SQL condition: the companion contains text. Only the personal branding companion consists of several texts. */
const HAS_TEXT = `(
  d.content->>'text' ~ '\\S'
  OR d.kind = 'personal_branding' AND EXISTS (SELECT FROM jsonb_each_text(d.content) part WHERE part.value ~ '\\S')
)`;

/** Returns undefined if the user does not have the resume, or the resume does not have the companion. */
export async function findExport(
  database: DataSource,
  { userId, resumeId, kind, format }: ExportRequest,
): Promise<ExportRow | undefined> {
  const rows: ExportRow[] = await database.query(
    `SELECT r.revision, coalesce(d.revision, 0) AS companion_revision, r.title, r.template_key, r.jd_text,
            CASE WHEN $5 = 'resume' THEN r.data::text END AS data,
            r.data->'personal'->>'fullName' AS full_name,
            f.content, f.object_key, f.object_bytes, f.digest, f.report, f.created_at
     FROM resumes r
     LEFT JOIN resume_documents d ON d.resume_id = r.id AND d.kind = $5
     LEFT JOIN rendered_files f
       ON f.resume_id = r.id AND f.kind = $5 AND f.revision = r.revision
         AND f.companion_revision = coalesce(d.revision, 0) AND f.format = $3 AND f.renderer = $4
     WHERE r.id = $1 AND r.owner_id = $2 AND r.deleted_at IS NULL AND ($5 = 'resume' OR ${HAS_TEXT})`,
    [resumeId, userId, format, RENDERER_VERSION, kind],
  );
  return rows[0];
}

export interface SourceRow {
  data: unknown;
  template_key: TemplateKey;
  updated_at: Date;
  revision: number;
  /** The companion's content; null for the resume itself. */
  companion: unknown;
  companion_revision: number;
}

export async function findSource(
  database: DataSource,
  { resumeId, kind }: { resumeId: string; kind: FileKind },
): Promise<SourceRow | undefined> {
  const rows: SourceRow[] = await database.query(
    `SELECT r.data, r.template_key, r.updated_at, r.revision,
            d.content AS companion, coalesce(d.revision, 0) AS companion_revision
     FROM resumes r LEFT JOIN resume_documents d ON d.resume_id = r.id AND d.kind = $2
     WHERE r.id = $1 AND r.deleted_at IS NULL AND ($2 = 'resume' OR d.kind IS NOT NULL)`,
    [resumeId, kind],
  );
  return rows[0];
}

export interface FileToStore {
  resumeId: string;
  kind: FileKind;
  revision: number;
  companionRevision: number;
  format: ExportFormat;
  place: FilePlace;
  digest: string;
  report: FieldReport;
  /** Days after which the hourly sweep deletes the file. */
  days: number;
}

/**
 * Locks the resume and the companion against a concurrent deletion.
 *
 * @returns false, without storing the file, if the resume or companion was deleted during rendering
 */
export async function storeFile(database: DataSource, file: FileToStore): Promise<boolean> {
  const { content, objectKey, objectBytes } = { content: null, objectKey: null, objectBytes: null, ...file.place };
  const rows: unknown[] = await database.query(
    `WITH source AS (
       SELECT id FROM resumes WHERE id = $1 FOR KEY SHARE
     ), companion AS (
       SELECT kind FROM resume_documents WHERE resume_id = $1 AND kind = $2 FOR KEY SHARE
     )
     INSERT INTO rendered_files
       (resume_id, kind, revision, companion_revision, format, renderer, content, object_key, object_bytes, digest,
        report, expires_at)
     SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + make_interval(days => $12)
     FROM source WHERE $2 = 'resume' OR EXISTS (SELECT FROM companion)
     ON CONFLICT (resume_id, kind, revision, companion_revision, format, renderer) DO UPDATE
     SET content = EXCLUDED.content, object_key = EXCLUDED.object_key, object_bytes = EXCLUDED.object_bytes,
       digest = EXCLUDED.digest, report = EXCLUDED.report,
       created_at = now(), expires_at = EXCLUDED.expires_at
     RETURNING 1`,
    [
      file.resumeId,
      file.kind,
      file.revision,
      file.companionRevision,
      file.format,
      RENDERER_VERSION,
      content,
      objectKey,
      objectBytes,
      file.digest,
      JSON.stringify(file.report),
      file.days,
    ],
  );
  return rows.length > 0;
}
