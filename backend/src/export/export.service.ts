import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat, ExportReport } from '@shortlist/shared/contract/export';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import type { TemplateKey } from '@shortlist/shared/resume/resume-data';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { ApiError } from '../core/api-error.js';
import type { ExportedRevision } from '../resumes/versions.service.js';
import { DownloadsService } from './downloads.service.js';
import { FileMaker } from './file-maker.js';
import { fileName } from './file-name.js';
import { RENDERER_VERSION } from './renderer-version.js';

export interface ExportRequest {
  userId: string;
  /** As limits count it. */
  network: string;
  resumeId: string;
  format: ExportFormat;
}

export interface ExportFile {
  fileName: string;
  content: Buffer;
  digest: string;
  /** What it was made from. */
  source: ExportedRevision;
  report: FieldReport;
  createdAt: Date;
}

/** The résumé as it is now and, when it has been made, its file. */
interface Row {
  revision: number;
  title: string;
  template_key: TemplateKey;
  /** JSON text. */
  data: string;
  jd_text: string | null;
  full_name: string | null;
  content: Buffer | null;
  digest: string;
  report: FieldReport;
  created_at: Date;
}

@Injectable()
export class ExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly downloads: DownloadsService,
    private readonly entitlements: EntitlementsService,
    private readonly maker: FileMaker,
  ) {}

  /** The file of the newest revision, for whoever may take it away. */
  async file(request: ExportRequest): Promise<ExportFile> {
    const first = await this.find(request);
    if (!(await this.entitlements.mayDownload(request))) {
      throw new ApiError(402, 'payment_required', 'This download is locked. Unlock it first.');
    }
    return this.made(request, first, true);
  }

  /** Costs nothing: people see that their file can be read before they pay for it. */
  async report(request: ExportRequest): Promise<ExportReport> {
    const file = await this.made(request, await this.find(request), false);
    return {
      ...file.report,
      format: request.format,
      revision: file.source.revision,
      fileName: file.fileName,
      bytes: file.content.length,
      checkedAt: file.createdAt.toISOString(),
    };
  }

  async recordDownload({ userId, format }: ExportRequest, { source }: ExportFile): Promise<void> {
    await this.downloads.record({ userId, format, source });
  }

  /** Made by the worker when it is not there yet. */
  private made(request: ExportRequest, first: Row, isDownload: boolean): Promise<ExportFile> {
    const { userId, network, resumeId, format } = request;
    return this.maker.file({
      first,
      find: () => this.find(request),
      request: { userId, network, isDownload },
      fileOf: (row) => this.asFile(request, row),
      jobOf: ({ revision }) => ({ resumeId, revision, format, renderer: RENDERER_VERSION }),
    });
  }

  private async find({ userId, resumeId, format }: ExportRequest): Promise<Row> {
    const rows: Row[] = await this.database.query(
      `SELECT r.revision, r.title, r.template_key, r.data::text AS data, r.jd_text,
              r.data->'personal'->>'fullName' AS full_name,
              f.content, f.digest, f.report, f.created_at
       FROM resumes r
       LEFT JOIN rendered_files f
         ON f.resume_id = r.id AND f.revision = r.revision AND f.format = $3 AND f.renderer = $4
       WHERE r.id = $1 AND r.owner_id = $2 AND r.deleted_at IS NULL`,
      [resumeId, userId, format, RENDERER_VERSION],
    );
    if (!rows[0]) throw ApiError.notFound('resume');
    return rows[0];
  }

  private asFile({ resumeId, format }: ExportRequest, row: Row): ExportFile | undefined {
    if (!row.content) return undefined;
    const { revision, title, data } = row;
    return {
      fileName: fileName(row.full_name ?? '', title, format),
      content: row.content,
      digest: row.digest,
      source: { resumeId, revision, title, templateKey: row.template_key, data, jdText: row.jd_text },
      report: row.report,
      createdAt: row.created_at,
    };
  }
}
