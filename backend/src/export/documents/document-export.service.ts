import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DocumentExportReport, DocumentFormat } from '@shortlist/shared/contract/export';
import { DOCUMENT_NAMES, type ExportedKind } from '@shortlist/shared/letters/letter-options';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../../entitlements/entitlements.service.js';
import { ApiError } from '../../core/api-error.js';
import { DownloadsService } from '../downloads.service.js';
import { FileMaker } from '../file-maker.js';
import { fileName } from '../file-name.js';
import { RENDERER_VERSION } from '../renderer-version.js';

export interface DocumentRequest {
  userId: string;
  /** As limits count it. */
  network: string;
  resumeId: string;
  kind: ExportedKind;
  format: DocumentFormat;
}

interface DocumentFile {
  fileName: string;
  content: Buffer;
  digest: string;
  revision: number;
  documentRevision: number;
  report: FieldReport;
  createdAt: Date;
}

/** The résumé and the text beside it as they are now and, when it has been made, the text's file. */
interface Row {
  revision: number;
  letter_revision: number;
  full_name: string | null;
  content: Buffer | null;
  digest: string;
  report: FieldReport;
  created_at: Date;
}

/** Branding is several texts; the others are one, and settings around it. */
const SAYS_SOMETHING = `(
  d.content->>'text' ~ '\\S'
  OR d.kind = 'personal_branding' AND EXISTS (SELECT FROM jsonb_each_text(d.content) part WHERE part.value ~ '\\S')
)`;

/** Letters and guides as files: letters under the rules of the résumé that they go with, guides for whom the plan includes them. */
@Injectable()
export class DocumentExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly downloads: DownloadsService,
    private readonly entitlements: EntitlementsService,
    private readonly maker: FileMaker,
  ) {}

  async file(request: DocumentRequest): Promise<DocumentFile> {
    const { userId, network, resumeId, kind, format } = request;
    const first = await this.find(request);
    await this.requirePaid(request);
    return this.maker.file({
      first,
      find: () => this.find(request),
      request: { userId, network, isDownload: true },
      fileOf: (row) => asFile(row, request),
      jobOf: ({ revision, letter_revision }) => ({
        resumeId,
        revision,
        document: { kind, revision: letter_revision },
        format,
        renderer: RENDERER_VERSION,
      }),
    });
  }

  async report(request: DocumentRequest): Promise<DocumentExportReport> {
    const { report, revision, documentRevision, fileName: name, content, createdAt } = await this.file(request);
    return {
      ...report,
      format: request.format,
      revision,
      documentRevision,
      fileName: name,
      bytes: content.length,
      checkedAt: createdAt.toISOString(),
    };
  }

  recordDownload({ userId, resumeId, kind, format }: DocumentRequest): Promise<void> {
    return this.downloads.recordDocument(userId, resumeId, `${kind === 'cover_letter' ? 'letter' : 'guide'}_${format}`);
  }

  /** The text of a guide is the person's own and stays theirs when the plan has ended. */
  private async requirePaid(request: DocumentRequest): Promise<void> {
    const { userId, kind, format } = request;
    if (kind !== 'cover_letter' && format !== 'text') return this.entitlements.require(userId, 'guides');
    if (!(await this.entitlements.mayDownload(request)))
      throw new ApiError(402, 'payment_required', 'This download is locked. Unlock it first.');
  }

  private async find({ userId, resumeId, kind, format }: DocumentRequest): Promise<Row> {
    const rows: Row[] = await this.database.query(
      `SELECT r.revision, d.revision AS letter_revision, r.data->'personal'->>'fullName' AS full_name,
              f.content, f.digest, f.report, f.created_at
       FROM resumes r
       JOIN resume_documents d ON d.resume_id = r.id AND d.kind = $5 AND ${SAYS_SOMETHING}
       LEFT JOIN rendered_letters f
         ON f.resume_id = r.id AND f.kind = d.kind AND f.revision = r.revision AND f.letter_revision = d.revision
           AND f.format = $3 AND f.renderer = $4
       WHERE r.id = $1 AND r.owner_id = $2 AND r.deleted_at IS NULL`,
      [resumeId, userId, format, RENDERER_VERSION, kind],
    );
    if (!rows[0]) throw ApiError.notFound('document');
    return rows[0];
  }
}

function asFile(row: Row, { kind, format }: DocumentRequest): DocumentFile | undefined {
  const { revision, letter_revision: documentRevision, content, digest, report, created_at: createdAt } = row;
  if (!content) return undefined;
  const name = fileName(row.full_name ?? '', titleCase(DOCUMENT_NAMES[kind]), format);
  return { fileName: name, content, digest, revision, documentRevision, report, createdAt };
}

const titleCase = (name: string): string => name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
