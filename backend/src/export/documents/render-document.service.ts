import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { brandingContent, coverLetterContent, guideContent } from '@shortlist/shared/contract/resume-documents';
import type { ExportedText } from '@shortlist/shared/document/compose-text';
import type { ExportedKind } from '@shortlist/shared/letters/letter-options';
import type { DocumentFormat } from '@shortlist/shared/contract/export';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import { DataSource } from 'typeorm';
import { FILE_DAYS } from '../render-job.js';
import { RenderThreads } from '../render-threads.js';
import { RENDERER_VERSION } from '../renderer-version.js';

interface Row {
  data: unknown;
  template_key: TemplateKey;
  revision: number;
  content: unknown;
  letter_revision: number;
}

/** The worker's side: makes one letter's or guide's file and keeps it. Safe to run twice. */
@Injectable()
export class RenderDocumentService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly threads: RenderThreads,
  ) {}

  /** What is saved by now, which may be newer than what was asked for, and then is what the person wants. */
  async render(resumeId: string, kind: ExportedKind, format: DocumentFormat): Promise<void> {
    const rows: Row[] = await this.database.query(
      `SELECT r.data, r.template_key, r.revision, d.content, d.revision AS letter_revision
       FROM resumes r JOIN resume_documents d ON d.resume_id = r.id AND d.kind = $2
       WHERE r.id = $1 AND r.deleted_at IS NULL`,
      [resumeId, kind],
    );
    const [row] = rows;
    // Deleted in the meantime.
    if (!row) return;
    const { bytes, report } = await this.threads.make({
      kind: 'document',
      data: row.data,
      templateKey: row.template_key,
      written: written(kind, row.content),
      format,
    });
    const digest = createHash('sha256').update(bytes).digest('base64url');
    await this.database.query(
      // Not where it was deleted while its file was made.
      `INSERT INTO rendered_letters AS f
         (resume_id, kind, revision, letter_revision, format, renderer, content, digest, report, expires_at)
       SELECT resume_id, kind, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9)
       FROM resume_documents WHERE resume_id = $1 AND kind = $10
       ON CONFLICT (resume_id, kind, revision, letter_revision, format, renderer) DO UPDATE
       SET content = EXCLUDED.content, digest = EXCLUDED.digest, report = EXCLUDED.report,
         created_at = now(), expires_at = EXCLUDED.expires_at`,
      [
        resumeId,
        row.revision,
        row.letter_revision,
        format,
        RENDERER_VERSION,
        Buffer.from(bytes),
        digest,
        JSON.stringify(report),
        FILE_DAYS,
        kind,
      ],
    );
  }
}

function written(kind: ExportedKind, content: unknown): ExportedText {
  switch (kind) {
    case 'cover_letter':
      return { kind, content: coverLetterContent.parse(content) };
    case 'personal_branding':
      return { kind, content: brandingContent.parse(content) };
    case 'interview_preparation':
    case 'salary_guide':
      return { kind, content: guideContent.parse(content) };
  }
}
