import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import { LIMITS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';
import { hasResume } from './tables/find-resume.js';
import { resumeNotFound, resumeChanged } from './tables/resume-errors.js';
import { resumeJson } from './tables/resume-json.js';
import { Resume } from './tables/resume.entity.js';
import { findResume } from './tables/resumes.queries.js';
import { versionJson } from './tables/version-json.js';
import {
  deleteVersion,
  findVersion,
  keepExported,
  listVersions,
  removeTooManyVersions,
  restoreVersion,
} from './tables/versions.queries.js';

export interface ExportedRevision {
  resumeId: string;
  revision: number;
  title: string;
  templateKey: TemplateKey;
  data: string;
  jdText: string | null;
}

const versionNotFound = (): ApiError => ApiError.notFound('version');

/** Versions are also created when a resume is saved; see `saveStatement`. */
@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: StorageRoom,
    private readonly writes: WriteLimiter,
  ) {}

  async list(ownerId: string, resumeId: string): Promise<VersionSummary[]> {
    if (!(await hasResume(this.database, ownerId, resumeId))) throw resumeNotFound();
    const rows = await listVersions(this.database, resumeId);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  }

  async read(ownerId: string, resumeId: string, versionId: string): Promise<string> {
    const version = await findVersion(this.database, { ownerId, resumeId, versionId });
    if (!version) throw versionNotFound();
    return versionJson(version);
  }

  /** Idempotent, because restoring identical content changes nothing. */
  async restore(ownerId: string, resumeId: string, versionId: string, revision?: number): Promise<string> {
    await this.writes.count(ownerId, WRITE_COST.addition);
    const restored = await this.storage.fit(ownerId, LIMITS.bodyBytes, (keepsVersions) =>
      restoreVersion(this.database, { ownerId, resumeId, versionId, revision, keepsVersions }),
    );
    if (restored) {
      await this.makeRoom(resumeId);
      return resumeJson(restored);
    }
    // Throws if the version does not exist.
    await this.read(ownerId, resumeId, versionId);
    const current = await findResume(this.database, ownerId, resumeId);
    if (!current) throw resumeNotFound();
    if (revision !== undefined && revision !== current.revision) throw resumeChanged(current);
    return resumeJson(current);
  }

  async delete(ownerId: string, resumeId: string, versionId: string): Promise<void> {
    if (!(await deleteVersion(this.database, { ownerId, resumeId, versionId }))) throw versionNotFound();
  }

  /** Called in the transaction that records the download. */
  async keepExported(transaction: EntityManager, exported: ExportedRevision): Promise<void> {
    if (!(await keepExported(transaction, exported))) return;
    const { resumeId } = exported;
    await transaction.update(Resume, resumeId, { versionedAt: () => 'now()' });
    await removeTooManyVersions(transaction, resumeId);
  }

  async makeRoom(resumeId: string): Promise<void> {
    await removeTooManyVersions(this.database, resumeId);
  }
}
