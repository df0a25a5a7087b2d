import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { LetterExportReport, LetterFormat } from '@shortlist/shared/contract/export';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../../billing/entitlements.service.js';
import { ApiError } from '../../core/api-error.js';
import { DownloadsService } from '../downloads.service.js';
import { FileMaker } from '../file-maker.js';
import { fileName } from '../file-name.js';
import { RENDERER_VERSION } from '../renderer-version.js';

export interface LetterRequest {
  userId: string;
  resumeId: string;
  format: LetterFormat;
}

interface LetterFile {
  fileName: string;
  content: Buffer;
  digest: string;
  revision: number;
  letterRevision: number;
  report: FieldReport;
  createdAt: Date;
}

/** The résumé and its letter as they are now and, when it has been made, the letter's file. */
interface Row {
  revision: number;
  letter_revision: number;
  full_name: string | null;
  content: Buffer | null;
  digest: string;
  report: FieldReport;
  created_at: Date;
}

/** Cover letters as files: under the rules of the résumé that they go with. */
@Injectable()
export class LetterExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly downloads: DownloadsService,
    private readonly entitlements: EntitlementsService,
    private readonly maker: FileMaker,
  ) {}

  async file(request: LetterRequest): Promise<LetterFile> {
    const { resumeId, format } = request;
    const first = await this.find(request);
    if (!(await this.entitlements.mayDownload(request))) {
      throw new ApiError(402, 'payment_required', 'This download has to be paid for first.');
    }
    return this.maker.file({
      first,
      find: () => this.find(request),
      fileOf: (row) => asFile(row, format),
      jobOf: ({ revision, letter_revision: letterRevision }) => ({
        resumeId,
        revision,
        letterRevision,
        format,
        renderer: RENDERER_VERSION,
      }),
    });
  }

  async report(request: LetterRequest): Promise<LetterExportReport> {
    const { report, revision, letterRevision, fileName: name, content, createdAt } = await this.file(request);
    return {
      ...report,
      format: request.format,
      revision,
      letterRevision,
      fileName: name,
      bytes: content.length,
      checkedAt: createdAt.toISOString(),
    };
  }

  recordDownload(request: LetterRequest): Promise<void> {
    return this.downloads.recordLetter(request);
  }

  private async find({ userId, resumeId, format }: LetterRequest): Promise<Row> {
    const rows: Row[] = await this.database.query(
      `SELECT r.revision, d.revision AS letter_revision, r.data->'personal'->>'fullName' AS full_name,
              f.content, f.digest, f.report, f.created_at
       FROM resumes r
       JOIN resume_documents d ON d.resume_id = r.id AND d.kind = 'cover_letter' AND d.content->>'text' ~ '\\S'
       LEFT JOIN rendered_letters f
         ON f.resume_id = r.id AND f.kind = d.kind AND f.revision = r.revision AND f.letter_revision = d.revision
           AND f.format = $3 AND f.renderer = $4
       WHERE r.id = $1 AND r.owner_id = $2 AND r.deleted_at IS NULL`,
      [resumeId, userId, format, RENDERER_VERSION],
    );
    if (!rows[0]) throw ApiError.notFound('cover letter');
    return rows[0];
  }
}

function asFile(row: Row, format: LetterFormat): LetterFile | undefined {
  const { revision, letter_revision: letterRevision, content, digest, report, created_at: createdAt } = row;
  if (!content) return undefined;
  const name = fileName(row.full_name ?? '', 'Cover Letter', format);
  return { fileName: name, content, digest, revision, letterRevision, report, createdAt };
}
