import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  BrandingContent,
  CoverLetterContent,
  GuideContent,
  LinkedinContent,
  ResumeDocument,
  ResumeDocuments,
} from '@shortlist/shared/contract/resume-documents';
import type { DocumentKind } from '@shortlist/shared/product/letter-options';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { hasResume } from '../resumes/tables/find-resume.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';

interface Row {
  kind: DocumentKind;
  content: unknown;
  revision: number;
  updated_at: Date;
}

interface Save {
  content: CoverLetterContent | LinkedinContent | GuideContent | BrandingContent;
  revision?: number | undefined;
}

const COLUMNS = 'd.kind, d.content, d.revision, d.updated_at';

/**
 * Saves in one statement, so that of two concurrent saves of one revision, one succeeds and one gets a conflict. Saving
 * identical content changes nothing. A save with a revision does not restore a deleted document.
 */
const SAVE = `
  WITH owned AS (
    SELECT id FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL FOR KEY SHARE
  )
  INSERT INTO resume_documents AS d (resume_id, kind, content, revision)
  SELECT id, $3, $4::jsonb, 1 FROM owned
  WHERE coalesce($5::int, 0) = 0 OR EXISTS (SELECT FROM resume_documents WHERE resume_id = $1 AND kind = $3)
  ON CONFLICT (resume_id, kind) DO UPDATE
  SET content = EXCLUDED.content,
    revision = d.revision + (d.content IS DISTINCT FROM EXCLUDED.content)::int,
    updated_at = CASE WHEN d.content IS DISTINCT FROM EXCLUDED.content THEN now() ELSE d.updated_at END
  WHERE d.revision = coalesce($5::int, d.revision)
  RETURNING ${COLUMNS}`;

/** Stores the letters and guides of a resume. Every statement checks the owner, so all other users get 404. */
@Injectable()
export class ResumeDocumentsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: StorageRoom,
    private readonly writes: WriteLimiter,
  ) {}

  async list(ownerId: string, resumeId: string): Promise<ResumeDocuments> {
    if (!(await hasResume(this.database, ownerId, resumeId))) throw resumeNotFound();
    const rows: Row[] = await this.database.query(
      `SELECT ${COLUMNS} FROM resume_documents d WHERE d.resume_id = $1 ORDER BY d.kind`,
      [resumeId],
    );
    return rows.map(documentOf);
  }

  /**
   * Saves a document. With a `revision`, saves only if it is the current one; 0 means that the document must not exist.
   */
  async save(
    ownerId: string,
    resumeId: string,
    kind: DocumentKind,
    { content, revision }: Save,
  ): Promise<ResumeDocument> {
    await this.writes.count(ownerId, WRITE_COST.save);
    const text = JSON.stringify(content);
    const rows: Row[] = await this.storage.fit(ownerId, Buffer.byteLength(text), () =>
      this.database.query(SAVE, [resumeId, ownerId, kind, text, revision ?? null]),
    );
    if (rows[0]) return documentOf(rows[0]);
    const current = (await this.list(ownerId, resumeId)).find((document) => document.kind === kind);
    throw ApiError.conflict(
      'document_changed',
      'This text was changed in another window. Reload the page to see the latest version.',
      current ?? null,
    );
  }

  async delete(ownerId: string, resumeId: string, kind: DocumentKind): Promise<void> {
    const [, removed] = await this.database.query<[unknown[], number]>(
      `DELETE FROM resume_documents d USING resumes r
       WHERE d.resume_id = $1 AND d.kind = $3 AND r.id = d.resume_id AND r.owner_id = $2 AND r.deleted_at IS NULL`,
      [resumeId, ownerId, kind],
    );
    if (removed === 0) throw ApiError.notFound('document');
  }
}

/** Converts a row. Does not validate the content, which was validated when it was saved. */
const documentOf = ({ kind, content, revision, updated_at }: Row): ResumeDocument =>
  ({ kind, content, revision, updatedAt: updated_at.toISOString() }) as ResumeDocument;
