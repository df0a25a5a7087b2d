import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  DocumentExportReport,
  DocumentFormat,
  ExportFormat,
  ExportReport,
} from '@shortlist/shared/contract/export';
import type { FieldReport } from '@shortlist/shared/export/field-report';
import { DOCUMENT_TITLES } from '@shortlist/shared/product/letter-options';
import type { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { ApiError } from '../core/errors/api-error.js';
import { Env } from '../core/env/env.js';
import { FileStore, type FilePlace } from '../files/file-store.js';
import { deleteLostFile } from '../files/files.queries.js';
import { MEDIA_TYPES } from '../files/media-types.js';
import type { ExportedRevision } from '../resumes/versions.service.js';
import { DownloadsService } from './downloads.service.js';
import type { ExportRequest } from './render/export-request.js';
import { findExport, type ExportRow } from './render/export.queries.js';
import { contentDisposition, fileName } from './file-name.js';
import { renderJobId, type FileKey } from './render/render-job.js';
import { RenderQueue } from './render/render-queue.js';
import { RENDERER_VERSION } from './render/renderer-version.js';

export interface ExportFile {
  fileName: string;
  place: FilePlace;
  bytes: number;
  digest: string;
  revision: number;
  companionRevision: number;
  report: FieldReport;
  createdAt: Date;
  /** The revision to save as a version; undefined for companions. */
  source: ExportedRevision | undefined;
}

/** A file and its stream or URL (`opened`). If the stored file was missing, `file` is a new render of it. */
export interface Opened<T> {
  file: ExportFile;
  opened: T;
}

/** Returns the file of a document's current revision. If the file is not stored, the worker renders it first. */
@Injectable()
export class ExportService {
  private readonly log = new Logger(ExportService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly downloads: DownloadsService,
    private readonly entitlements: EntitlementsService,
    private readonly queue: RenderQueue,
    private readonly store: FileStore,
    private readonly env: Env,
  ) {}

  /** Throws 402 if the user is not entitled to the download. */
  async file(request: ExportRequest): Promise<ExportFile> {
    const first = await this.find(request);
    await this.requireEntitlement(request);
    return this.render(request, first, true);
  }

  /** The report is free, so that users can check their resume before they pay. */
  async report(request: ExportRequest): Promise<ExportReport> {
    return reportOf(await this.render(request, await this.find(request), false), request.format);
  }

  async companionReport(request: ExportRequest & { format: DocumentFormat }): Promise<DocumentExportReport> {
    const file = await this.file(request);
    return { ...reportOf(file, request.format), documentRevision: file.companionRevision };
  }

  open(request: ExportRequest, file: ExportFile): Promise<Opened<Buffer | Readable>> {
    return this.opened(request, file, ({ place }) => this.store.open(place));
  }

  isSigned({ place }: ExportFile): boolean {
    return this.store.isSigned(place);
  }

  /** Returns a download URL that works without a session. */
  signedUrl(request: ExportRequest, file: ExportFile): Promise<Opened<string>> {
    const headersOf = ({ fileName }: ExportFile) => ({
      mediaType: MEDIA_TYPES[request.format],
      contentDisposition: contentDisposition(fileName),
    });
    return this.opened(request, file, (current) => this.store.signedUrl(current.place, headersOf(current)));
  }

  async recordDownload({ userId, resumeId, kind, format }: ExportRequest, { source }: ExportFile): Promise<void> {
    if (source) return this.downloads.record({ userId, format, source });
    return this.downloads.recordCompanion(
      userId,
      resumeId,
      `${kind === 'cover_letter' ? 'letter' : 'guide'}_${format}`,
    );
  }

  /**
   * Throws 402 if the user is not entitled to the file. A guide's plain text stays available after the plan has ended.
   */
  private async requireEntitlement(request: ExportRequest): Promise<void> {
    const { userId, kind, format } = request;
    const isGuide = kind !== 'resume' && kind !== 'cover_letter';
    if (isGuide && format !== 'text') return this.entitlements.require(userId, 'guides');
    if (!(await this.entitlements.mayDownload(request))) {
      throw new ApiError(402, 'payment_required', 'This download is locked. Buy the download or a plan to unlock it.');
    }
  }

  /** Opens a file. Renders the file again if its object is missing from the bucket. */
  private async opened<T>(
    request: ExportRequest,
    file: ExportFile,
    open: (file: ExportFile) => Promise<T | undefined>,
  ): Promise<Opened<T>> {
    const opened = await open(file);
    if (opened !== undefined) return { file, opened };
    this.log.warn({ resumeId: request.resumeId }, 'a file is missing from the bucket and is rendered again');
    if ('objectKey' in file.place) await deleteLostFile(this.database, request.resumeId, file.place.objectKey);
    const again = await this.render(request, await this.find(request), true);
    const reopened = await open(again);
    if (reopened === undefined) throw unavailable();
    return { file: again, opened: reopened };
  }

  private async render(request: ExportRequest, first: ExportRow, isDownload: boolean): Promise<ExportFile> {
    const stored = fileOf(request, first);
    if (stored) return stored;
    const { userId, network } = request;
    const isStored = async () => placeOf(await this.find(request)) !== undefined;
    const end = performance.now() + this.env.exportWait;
    let key = keyOf(request, first);
    while (performance.now() < end) {
      const outcome = await this.queue.render({ key, userId, network, isDownload, isStored }, end - performance.now());
      const row = await this.find(request);
      const file = fileOf(request, row);
      if (file) return file;
      const next = keyOf(request, row);
      const isSameJob = renderJobId(next) === renderJobId(key);
      if (outcome === 'too_costly') throw tooCostly();
      if (outcome === 'unavailable') throw unavailable();
      if (outcome === 'removed' && isSameJob) break;
      if (outcome !== 'pending' && isSameJob) {
        throw ApiError.busy('render_failed', 'The file could not be created. Please try again.', 5);
      }
      // The document was changed during the render, so its newer revision must be rendered.
      key = next;
    }
    throw ApiError.busy('rendering', 'The file is still being created. Please try again in a moment.');
  }

  private async find(request: ExportRequest): Promise<ExportRow> {
    const row = await findExport(this.database, request);
    if (!row) throw ApiError.notFound(request.kind === 'resume' ? 'resume' : 'document');
    return row;
  }
}

const keyOf = ({ resumeId, kind, format }: ExportRequest, row: ExportRow): FileKey => ({
  resumeId,
  kind,
  revision: row.revision,
  companionRevision: row.companion_revision,
  format,
  renderer: RENDERER_VERSION,
});

function fileOf({ resumeId, kind, format }: ExportRequest, row: ExportRow): ExportFile | undefined {
  const place = placeOf(row);
  if (!place) return undefined;
  const { revision, title, data, template_key: templateKey, jd_text: jdText } = row;
  const name = kind === 'resume' ? title : DOCUMENT_TITLES[kind];
  return {
    fileName: fileName(row.full_name ?? '', name, format),
    place,
    bytes: 'content' in place ? place.content.length : place.objectBytes,
    digest: row.digest,
    revision,
    companionRevision: row.companion_revision,
    report: row.report,
    createdAt: row.created_at,
    source: data === null ? undefined : { resumeId, revision, title, templateKey, data, jdText },
  };
}

function placeOf({ content, object_key: objectKey, object_bytes: objectBytes }: ExportRow): FilePlace | undefined {
  if (content) return { content };
  return objectKey === null || objectBytes === null ? undefined : { objectKey, objectBytes };
}

const reportOf = <Format extends ExportFormat>(file: ExportFile, format: Format) => ({
  ...file.report,
  format,
  revision: file.revision,
  fileName: file.fileName,
  bytes: file.bytes,
  checkedAt: file.createdAt.toISOString(),
});

const unavailable = (): ApiError =>
  ApiError.busy('unavailable', 'Files are temporarily unavailable. Please try again in a moment.', 5);

const tooCostly = (): ApiError =>
  new ApiError(
    422,
    'render_too_costly',
    'This document is too long or too complex to export. Shorten it and try again.',
  );
