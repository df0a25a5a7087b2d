import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import { LIMITS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';
import { findResume, hasResume } from './find-resume.js';
import { noSuchResume, resumeChanged } from './resume-errors.js';
import { resumeJson } from './resume-json.js';
import { Resume } from './resume.entity.js';
import {
  deleteVersion,
  findVersion,
  keepExported,
  listVersions,
  removeTooManyVersions,
  restoreVersion,
} from './resumes.queries.js';
import { versionJson } from './version-json.js';

/** What a file was made from. */
export interface ExportedRevision {
  resumeId: string;
  revision: number;
  title: string;
  templateKey: TemplateKey;
  /** JSON text. */
  data: string;
  jdText: string | null;
}

const noSuchVersion = (): ApiError => ApiError.notFound('version');

/** What a résumé said before. Saving keeps versions too, see `saveStatement`. */
@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: StorageRoom,
    private readonly writes: WriteLimiter,
  ) {}

  async list(ownerId: string, resumeId: string): Promise<VersionSummary[]> {
    if (!(await hasResume(this.database, ownerId, resumeId))) throw noSuchResume();
    const rows = await listVersions(this.database, resumeId);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  }

  async read(ownerId: string, resumeId: string, versionId: string): Promise<string> {
    const version = await findVersion(this.database, { ownerId, resumeId, versionId });
    if (!version) throw noSuchVersion();
    return versionJson(version);
  }

  /** Changes nothing when the résumé says the same already, so restoring twice is restoring once. */
  async restore(ownerId: string, resumeId: string, versionId: string, revision?: number): Promise<string> {
    await this.writes.count(ownerId, WRITE_COST.addition);
    const restored = await this.storage.fit(ownerId, LIMITS.bodyBytes, (keepsVersions) =>
      restoreVersion(this.database, { ownerId, resumeId, versionId, revision, keepsVersions }),
    );
    if (restored) {
      await this.makeRoom(resumeId);
      return resumeJson(restored);
    }
    // Throws when there is no such version.
    await this.read(ownerId, resumeId, versionId);
    const current = await findResume(this.database, ownerId, resumeId);
    if (!current) throw noSuchResume();
    if (revision !== undefined && revision !== current.revision) throw resumeChanged(current);
    return resumeJson(current);
  }

  /** For good; what the résumé says now is not touched. */
  async delete(ownerId: string, resumeId: string, versionId: string): Promise<void> {
    if (!(await deleteVersion(this.database, { ownerId, resumeId, versionId }))) throw noSuchVersion();
  }

  /** Within the transaction that hands the file out. */
  async keepExported(transaction: EntityManager, exported: ExportedRevision): Promise<void> {
    if (!(await keepExported(transaction, exported))) return;
    const { resumeId } = exported;
    await transaction.update(Resume, resumeId, { versionedAt: () => 'now()' });
    await removeTooManyVersions(transaction, resumeId);
  }

  /** After versions may have been kept. */
  async makeRoom(resumeId: string): Promise<void> {
    await removeTooManyVersions(this.database, resumeId);
  }
}
