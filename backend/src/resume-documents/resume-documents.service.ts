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
import { saves } from '../core/metrics/saves.js';
import { hasResume } from '../resumes/tables/find-resume.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';
import { ResumeDocumentRow } from './resume-document.entity.js';
import { deleteDocument, saveDocument, type StoredDocument } from './resume-documents.queries.js';

interface Save {
  content: CoverLetterContent | LinkedinContent | GuideContent | BrandingContent;
  revision?: number | undefined;
}

/**
 * Stores a resume's companions, such as its cover letter. Every statement checks the resume's owner, so all other
 * users get 404.
 */
@Injectable()
export class ResumeDocumentsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: StorageRoom,
    private readonly writes: WriteLimiter,
  ) {}

  async list(ownerId: string, resumeId: string): Promise<ResumeDocuments> {
    if (!(await hasResume(this.database, ownerId, resumeId))) throw resumeNotFound();
    const documents = await this.database.manager.find(ResumeDocumentRow, {
      where: { resumeId },
      order: { kind: 'ASC' },
    });
    return documents.map(documentOf);
  }

  /** With a `revision`, saves only if the current revision equals it; 0 means that the companion must not exist yet. */
  async save(
    ownerId: string,
    resumeId: string,
    kind: DocumentKind,
    { content, revision }: Save,
  ): Promise<ResumeDocument> {
    await this.writes.count(ownerId, WRITE_COST.save);
    const text = JSON.stringify(content);
    const saved = await this.storage.fit(ownerId, Buffer.byteLength(text), () =>
      saveDocument(this.database, { ownerId, resumeId, kind, content: text, revision }),
    );
    if (saved) {
      saves.inc({ kind: 'document', outcome: 'saved' });
      return documentOf(saved);
    }
    const current = (await this.list(ownerId, resumeId)).find((document) => document.kind === kind);
    saves.inc({ kind: 'document', outcome: 'conflict' });
    throw ApiError.conflict(
      'document_changed',
      'This text was changed in another tab or on another device. Reload the page to see the latest version.',
      current ?? null,
    );
  }

  async delete(ownerId: string, resumeId: string, kind: DocumentKind): Promise<void> {
    if (!(await deleteDocument(this.database, { ownerId, resumeId, kind }))) throw ApiError.notFound('document');
  }
}

const documentOf = ({ kind, content, revision, updatedAt }: StoredDocument): ResumeDocument =>
  ({ kind, content, revision, updatedAt: updatedAt.toISOString() }) as ResumeDocument;
