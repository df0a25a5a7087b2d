import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { coverLetterContent } from '@shortlist/shared/contract/resume-documents';
import type { LetterFormat } from '@shortlist/shared/contract/export';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import { DataSource } from 'typeorm';
import { FILE_DAYS } from '../render-job.js';
import { RENDERER_VERSION } from '../renderer-version.js';
import { makeLetterFile } from './make-letter-file.js';

interface Row {
  data: unknown;
  template_key: TemplateKey;
  revision: number;
  letter: unknown;
  letter_revision: number;
}

/** The worker's side: makes one letter's file and keeps it. Safe to run twice. */
@Injectable()
export class RenderLetterService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** What is saved by now, which may be newer than what was asked for, and then is what the person wants. */
  async render(resumeId: string, format: LetterFormat): Promise<void> {
    const rows: Row[] = await this.database.query(
      `SELECT r.data, r.template_key, r.revision, d.content AS letter, d.revision AS letter_revision
       FROM resumes r JOIN resume_documents d ON d.resume_id = r.id AND d.kind = 'cover_letter'
       WHERE r.id = $1 AND r.deleted_at IS NULL`,
      [resumeId],
    );
    const [row] = rows;
    // Deleted in the meantime.
    if (!row) return;
    const source = {
      data: readResumeData(row.data),
      templateKey: row.template_key,
      letter: coverLetterContent.parse(row.letter),
    };
    const { bytes, report } = await makeLetterFile(source, format);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    await this.database.query(
      // Not where it was deleted while its file was made.
      `INSERT INTO rendered_letters AS f
         (resume_id, kind, revision, letter_revision, format, renderer, content, digest, report, expires_at)
       SELECT resume_id, kind, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9)
       FROM resume_documents WHERE resume_id = $1 AND kind = 'cover_letter'
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
      ],
    );
  }
}
